import type { Seat } from "@serai/kernel";
import { SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { Mark } from "@serai/ui/parts/mark.tsx";
import { type Byzanz, type Card, MERCHANT, totalOf } from "../rules/index.ts";
import { SmallCard } from "./art/goods-card.tsx";
import { isBidder, liftedCards } from "./choice.ts";
import { faceOf, spokenCard } from "./face.ts";
import { words } from "./words.ts";

type BidsProps = GameProps<Byzanz> & { readonly letters: readonly string[] };

/** B-2.2: what everybody has laid, from the seat that opened leftwards; who has a lot already is out of it. */
export function Bids(props: BidsProps) {
  const { view } = props;
  const seats = view.seats.map((_, i) => (view.opener + i) % view.players);
  return (
    <ol class="bids" aria-label={words.text.bids}>
      {seats
        .filter((seat) => view.seats[seat].lotCard === 0)
        .map((seat) => (
          <Bid key={seat} {...props} seat={seat} />
        ))}
    </ol>
  );
}

function Bid(props: BidsProps & { readonly seat: Seat }) {
  const { view, names, letters, changed, seat } = props;
  const { laid, bid, passed } = view.seats[seat];
  const draft = seat === view.viewer ? draftOf(props) : [];
  const leads = bid > 0 && bid === view.highest;
  const isAsked = view.asked.includes(seat);
  const classes = ["bid", leads && "is-leading", passed && "has-passed", isAsked && "is-asked"];
  return (
    <li class={classes.filter(Boolean).join(" ")} data-piece={`bid:${seat}`}>
      <SeatMark seat={seat} letter={letters[seat]} />
      <Mark changed={changed} part={`bid-${seat}`} />
      <span class="unseen">
        {bid > 0
          ? words.text.bid(names(seat), bid, laid.map(spokenCard))
          : `${names(seat)}: ${passed ? words.text.passed : words.text.noBid}`}
        {leads && `, ${words.text.leads}`}
      </span>
      <span class="bid-cards" aria-hidden="true">
        {laid.map((card, place) => (
          <span key={place} class="bid-card">
            <SmallCard {...faceOf(card)} place={`bid-${seat}-${place}`} />
          </span>
        ))}
        {draft.map((card, place) => (
          <span key={`draft-${place}`} class="bid-card is-draft">
            <SmallCard {...faceOf(card)} />
          </span>
        ))}
        {passed && <span class="bid-passed">{words.text.passed}</span>}
      </span>
      {bid + draft.length > 0 && (
        <strong class="bid-total" aria-hidden="true">
          {bid + totalOf(draft)}
        </strong>
      )}
    </li>
  );
}

/** Cards lifted for a bid lie here already, paler, until it is made. A merchant among them is on its way to a sale. */
function draftOf({ view, choice }: BidsProps): Card[] {
  const cards = liftedCards(choice, view);
  return isBidder(view) && !cards.includes(MERCHANT) ? cards : [];
}
