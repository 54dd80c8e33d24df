import type { GameProps } from "@serai/ui/page.ts";
import { startDrag } from "@serai/ui/parts/drag.ts";
import { focusConfirmAfterKey, walkWithArrows } from "@serai/ui/parts/focus.ts";
import { Mark } from "@serai/ui/parts/mark.tsx";
import { type Byzanz, give } from "../rules/index.ts";
import { isAsked } from "../words/shared.ts";
import { GoodsCard } from "./art/goods-card.tsx";
import { LotCard } from "./art/lot-card.tsx";
import { toggle } from "./choice.ts";
import { faceOf, spokenCard } from "./face.ts";
import { words } from "./words.ts";

/** B-2.1: the cards that are bid for, beside the lot card; below that the lots still to come. */
export function Lot(props: GameProps<Byzanz>) {
  const { view } = props;
  // While a lot is bid for, its own card is still the first of those ahead.
  const ahead = view.step === "bidding" ? view.lotsAhead.slice(1) : view.lotsAhead;
  return (
    <div class="lot" data-piece="lot:now" data-slide>
      <div class="lot-head" data-place="pile">
        <LotCard size={view.lot.length} />
        <Mark changed={props.changed} part="lot" />
        <p class="lots-ahead" data-piece="lots-ahead:pile">
          <span class="unseen">{words.text.lotsAhead}: </span>
          {ahead.join(" ")}
        </p>
      </div>
      {view.step === "giving" && isAsked(view) && !props.isPast ? (
        <LotToGiveFrom {...props} />
      ) : (
        <ul class="lot-cards" aria-label={words.text.lot(view.lot.length)}>
          {view.lot.map((card, place) => (
            <li key={place} class="lot-slot" data-piece={`lot-goods:${card}`}>
              <span class="unseen">{spokenCard(card)}</span>
              <GoodsCard {...faceOf(card)} place={`lot-${place}`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** B-2.5: one of them goes to the market. */
function LotToGiveFrom({ view, legal, choice, choose, whyNot }: GameProps<Byzanz>) {
  return (
    <fieldset class="lot-cards" aria-label={words.text.lot(view.lot.length)} onKeyDown={walkWithArrows}>
      {view.lot.map((card, place) => (
        <button
          key={place}
          type="button"
          class="lot-slot can-drag"
          data-piece={`lot-goods:${card}`}
          data-first={place === 0 ? "" : undefined}
          aria-pressed={choice.give === place}
          aria-disabled={!legal.has(give(card))}
          onClick={(event) => {
            if (!legal.has(give(card))) {
              whyNot("not-asked");
              return;
            }
            choose(toggle(choice, "give", place));
            focusConfirmAfterKey(event);
          }}
          onPointerDown={(event) => {
            if (!legal.has(give(card))) return;
            startDrag(event, {
              lift: () => {},
              drop: (at) => {
                if (at === "market") choose({ give: place });
              },
            });
          }}
        >
          <span class="unseen">{spokenCard(card)}</span>
          <GoodsCard {...faceOf(card)} place={`lot-${place}`} />
        </button>
      ))}
    </fieldset>
  );
}
