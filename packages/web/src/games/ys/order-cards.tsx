import type { Ys } from "@serai/ys";
import { SeatMark } from "../../art/seat-mark.tsx";
import { focusConfirmAfterKey, walkWithArrows } from "../../parts/focus.ts";
import { Mark } from "../../parts/mark.tsx";
import type { GameProps } from "../page.ts";
import { isPossible, pick } from "./choice.ts";
import { sideLetters } from "./sides.ts";
import { words } from "./words.ts";

/** Y-3.5: who comes when. While places are picked the free ones can be tapped; before that last round's cards lie here. */
export function OrderCards({ view, names, legal, changed, choice, choose, whyNot }: GameProps<Ys>) {
  const letters = sideLetters(view, names);
  const isPicking = view.step === "ordering";
  const seats = isPicking ? view.picked : view.order;
  return (
    <fieldset
      class={view.step === "bidding" ? "order-cards is-old" : "order-cards"}
      aria-label={words.text.order}
      onKeyDown={walkWithArrows}
    >
      {seats.map((seat, position) => {
        const open = isPossible(legal, {}, { position });
        const isChosen = choice.position === position;
        const owner = isChosen && view.viewer !== "spectator" ? view.viewer : seat;
        return (
          <button
            key={position}
            type="button"
            class={open ? "order-card is-open" : "order-card"}
            aria-pressed={isChosen}
            aria-disabled={!open}
            onClick={(event) => {
              if (!open) {
                if (isPicking && legal.size > 0) whyNot("position-taken", { position: position + 1 });
                else whyNot(legal.size === 0 ? "not-asked" : "not-this-now");
                return;
              }
              choose(pick(legal, choice, { position }));
              focusConfirmAfterKey(event);
            }}
          >
            <span class="unseen">{words.text.positionOf(position + 1, seat < 0 ? undefined : names(seat))}</span>
            <span class="order-number" aria-hidden="true">
              {position + 1}
            </span>
            <Mark changed={changed} part={`order-${position}`} />
            {owner >= 0 && (
              <span data-place={`order-${position}`}>
                <SeatMark seat={owner} letter={letters[owner]} />
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
