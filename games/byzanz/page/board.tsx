import { lettersFor, SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { type Byzanz, HAND_LIMIT } from "../rules/index.ts";
import { isAsked } from "../words/shared.ts";
import { Bids } from "./bids.tsx";
import { Lot } from "./lot.tsx";
import { Market } from "./market.tsx";
import { Order } from "./order.tsx";

/** Above, what is bid for; below it the market, which fills with what was paid. */
export function Board(props: GameProps<Byzanz>) {
  const { view, table } = props;
  const letters = lettersFor(table.seats.map(({ name }) => name));
  return (
    <div class="bazaar">
      <div class={isAsked(view) && !props.isPast ? "stage is-own" : "stage"} data-step={view.step} data-drop="stage">
        {view.lot.length > 0 && <Lot {...props} />}
        {view.step === "bidding" && <Bids {...props} letters={letters} />}
        {view.step === "limit" && <OverLimit {...props} letters={letters} />}
        {(view.step === "picking" || view.step === "lastSale") && <Order {...props} letters={letters} />}
      </div>
      <Market {...props} letters={letters} />
    </div>
  );
}

/** B-4.2: who has too many cards, and how many. The sentence is in the prompt. */
function OverLimit({ view, letters }: GameProps<Byzanz> & { readonly letters: readonly string[] }) {
  return (
    <p class="over-limit" data-piece="hand-limit:7" aria-hidden="true">
      {view.asked.map((seat) => (
        <span key={seat}>
          <SeatMark seat={seat} letter={letters[seat]} />
          <strong>{view.seats[seat].cardsInHand}</strong> → {HAND_LIMIT}
        </span>
      ))}
    </p>
  );
}
