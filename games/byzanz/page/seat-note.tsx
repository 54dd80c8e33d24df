import type { Seat } from "@serai/kernel";
import { CardFan } from "@serai/ui/art/icons.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { ui } from "@serai/ui/words/index.ts";
import type { Byzanz } from "../rules/index.ts";
import { Coin, LotCard, ScoredCards } from "./art/lot-card.tsx";
import { words } from "./words.ts";

/** B-6.1, what everybody knows of a seat: its cards, the lot it won, how much it has sold; points where they are open. */
export function SeatNote({ view, seat }: GameProps<Byzanz> & { readonly seat: Seat }) {
  const { cardsInHand, lotCard, scoredCards, total } = view.seats[seat];
  return (
    <>
      <span class="seat-count" data-piece={`cards-left:${seat}`}>
        <CardFan />
        <span aria-hidden="true">{cardsInHand}</span>
        <span class="unseen">{words.text.cardsInHand(cardsInHand)}</span>
      </span>
      <span class="seat-count" data-piece={`scored:${seat}`}>
        {total === undefined ? <ScoredCards /> : <Coin />}
        <span aria-hidden="true">{total ?? scoredCards}</span>
        <span class="unseen">{total === undefined ? words.text.scored(scoredCards) : ui.text.points(total)}</span>
      </span>
      {lotCard > 0 && (
        <span class="seat-lot" data-piece={`lot-card:${seat}`}>
          <LotCard size={lotCard} />
          <span class="unseen">{words.text.hasLot(lotCard)}</span>
        </span>
      )}
    </>
  );
}
