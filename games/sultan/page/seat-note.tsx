import type { Seat } from "@serai/kernel";
import { CardFan, Lantern } from "@serai/ui/art/icons.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import type { Sultan } from "../rules/index.ts";
import { words } from "./words.ts";

/** What everybody knows of a seat: how many cards it holds, and whether it begins the turn. */
export function SeatNote({ view, seat }: GameProps<Sultan> & { readonly seat: Seat }) {
  const { cardsInHand } = view.seats[seat];
  return (
    <>
      <span class="cards-left" data-piece={`cards-left:${seat}`}>
        <CardFan />
        <span aria-hidden="true">{cardsInHand}</span>
        <span class="unseen">{words.text.cardsLeft(cardsInHand)}</span>
      </span>
      {view.start === seat && view.step !== "over" && <Lantern label={words.text.start} piece={`start:${seat}`} />}
    </>
  );
}
