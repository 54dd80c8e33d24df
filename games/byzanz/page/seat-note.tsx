import type { Byzanz } from "@serai/byzanz";
import type { Seat } from "@serai/kernel";
import { CardFan } from "../../art/icons.tsx";
import { Coin, LotCard, ScoredCards } from "../../art/lot-card.tsx";
import { ui } from "../../text/index.ts";
import type { GameProps } from "../page.ts";
import { words } from "./words.ts";

/** B-6.1, what everybody knows of a seat: its cards, the lot it won, how much it has sold; points where they are open. */
export function SeatNote({ view, seat }: GameProps<Byzanz> & { readonly seat: Seat }) {
  const { cardsInHand, lotCard, scoredCards, total } = view.seats[seat];
  return (
    <>
      <span class="seat-count">
        <CardFan />
        <span aria-hidden="true">{cardsInHand}</span>
        <span class="unseen">{words.text.cardsInHand(cardsInHand)}</span>
      </span>
      <span class="seat-count">
        {total === undefined ? <ScoredCards /> : <Coin />}
        <span aria-hidden="true">{total ?? scoredCards}</span>
        <span class="unseen">{total === undefined ? words.text.scored(scoredCards) : ui.text.points(total)}</span>
      </span>
      {lotCard > 0 && (
        <span class="seat-lot">
          <LotCard size={lotCard} />
          <span class="unseen">{words.text.hasLot(lotCard)}</span>
        </span>
      )}
    </>
  );
}
