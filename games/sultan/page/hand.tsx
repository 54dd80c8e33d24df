import type { GameProps } from "@serai/ui/page.ts";
import { startDrag } from "@serai/ui/parts/drag.ts";
import { focusConfirmAfterKey, walkWithArrows } from "@serai/ui/parts/focus.ts";
import { ui } from "@serai/ui/words/index.ts";
import { lay, type Sultan } from "../rules/index.ts";
import { MoneyCard } from "./art/money-card.tsx";
import { actionOf, toggle } from "./choice.ts";
import { sayWhyNotAt } from "./cushion-place.tsx";
import { MemoryAid } from "./memory-aid.tsx";
import { OwnGems } from "./own-gems.tsx";
import { words } from "./words.ts";

export function Hand(props: GameProps<Sultan>) {
  const { view, viewer, legal, choice, choose, whyNot } = props;
  const hand = view.hand ?? [];
  const canLay = view.step === "laying" && legal.size > 0;

  function onClick(event: MouseEvent, place: number): void {
    if (!canLay) {
      whyNot(view.asked === viewer ? "choose-what-goes-back" : "not-asked");
      return;
    }
    const chosen = toggle(choice, "card", place);
    choose(chosen);
    if (actionOf(chosen, view) !== undefined) focusConfirmAfterKey(event);
  }

  return (
    <>
      <fieldset
        class={hand.length > 5 ? "cards are-many" : "cards"}
        aria-label={ui.text.hand}
        onKeyDown={walkWithArrows}
      >
        {hand.map((value, place) => (
          <button
            // Which of its equals it is: what remains in the hand stays itself and moves up.
            key={`${value}-${place - hand.indexOf(value)}`}
            type="button"
            class={canLay ? "hand-card is-open can-drag" : "hand-card"}
            data-first={view.step === "laying" && place === 0 ? "" : undefined}
            aria-pressed={choice.card === place}
            data-place={`hand-${place}`}
            data-piece={`hand-card:${value}`}
            data-slide
            aria-disabled={!canLay}
            onClick={(event) => onClick(event, place)}
            onPointerDown={(event) => {
              if (!canLay) return;
              startDrag(event, {
                lift: () => choose({ card: place }),
                drop: (cushion) => {
                  if (legal.has(lay(value, Number(cushion)))) choose({ card: place, cushion: Number(cushion) });
                  else sayWhyNotAt(props);
                },
              });
            }}
          >
            <span class="unseen">{words.text.card(value)}</span>
            <MoneyCard value={value} />
          </button>
        ))}
      </fieldset>
      <OwnGems {...props} />
      <MemoryAid {...props} />
    </>
  );
}
