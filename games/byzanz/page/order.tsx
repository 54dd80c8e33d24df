import type { Seat } from "@serai/kernel";
import { Check } from "@serai/ui/art/icons.tsx";
import { SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { type Byzanz, tableFor, type View } from "../rules/index.ts";
import { LotCard } from "./art/lot-card.tsx";
import { words } from "./words.ts";

/** B-3.1: at the market, who comes after whom; B-5.1: at the last sale, who is done. */
export function Order({ view, names, letters }: GameProps<Byzanz> & { readonly letters: readonly string[] }) {
  const isMarket = view.step === "picking";
  const seats: readonly Seat[] = isMarket ? seatsAtMarket(view) : view.seats.map((_, seat) => seat);
  const title = isMarket ? words.text.marketOrder : words.text.stillSelling;
  return (
    <div class="order" data-slide>
      <p>{title}</p>
      <ol aria-label={title}>
        {seats.map((seat, place) => {
          const { lotCard, done } = view.seats[seat];
          const isDone = isMarket ? place < view.picks : done;
          const classes = ["order-seat", isDone && "is-done", view.asked.includes(seat) && "is-asked"];
          return (
            <li key={seat} class={classes.filter(Boolean).join(" ")} data-piece={`turn:${seat}`}>
              <span class="unseen">{words.text.inOrder(names(seat), lotCard, isDone)}</span>
              <SeatMark seat={seat} letter={letters[seat]} />
              {isDone ? <Check /> : isMarket ? <LotCard size={lotCard} /> : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** By ascending lot card. A new round has none to go by while it is only being announced. */
const seatsAtMarket = ({ players, seats }: View): Seat[] =>
  tableFor(players)
    .lots.toReversed()
    .map((size) => seats.findIndex(({ lotCard }) => lotCard === size))
    .filter((seat) => seat >= 0);
