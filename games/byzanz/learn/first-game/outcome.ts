import type { Action, Seat } from "@serai/kernel";
import type { Tried } from "@serai/words/first-game";
import {
  actionKindOf,
  type Byzanz,
  bestSales,
  type Card,
  cardGiven,
  cardsBid,
  type Kind,
  kindOf,
  kindTaken,
  pointsOf,
  saleOf,
  totalOf,
  type View,
} from "../../rules/index.ts";

/** What somebody does instead of the wanted move. */
export type Instead =
  | { readonly kind: "pass" }
  | { readonly kind: "merchant" }
  /** More than there is to pay, or anything where nothing should be paid: `enough` is 0 there. */
  | { readonly kind: "bid-more"; readonly total: number; readonly enough: number }
  /** As much, with cards that are wanted for a sale. */
  | { readonly kind: "bid-other"; readonly cards: readonly Card[] }
  | { readonly kind: "give"; readonly card: Card; readonly wanted: Card }
  | { readonly kind: "take"; readonly taken: Kind; readonly wanted: Kind }
  | { readonly kind: "not-yet-sold" };

export function insteadOf({ action, wanted, view }: Tried<Byzanz>): Instead | undefined {
  // Goods always make some bid: it is a merchant that does not.
  if (action === undefined) return actionKindOf(wanted) === "bid" ? { kind: "merchant" } : undefined;
  const kind = actionKindOf(action);
  if (actionKindOf(wanted) === "sell") return { kind: "not-yet-sold" };
  switch (kind) {
    case "pass":
      return { kind: "pass" };
    case "bid": {
      const [total, enough] = [bidTotal(action, view), actionKindOf(wanted) === "bid" ? bidTotal(wanted, view) : 0];
      return total === enough ? { kind: "bid-other", cards: cardsBid(action) } : { kind: "bid-more", total, enough };
    }
    case "give":
      return { kind: "give", card: cardGiven(action), wanted: cardGiven(wanted) };
    case "take":
      return { kind: "take", taken: kindTaken(action), wanted: kindTaken(wanted) };
    default:
      return undefined;
  }
}

const ownBid = ({ viewer, seats }: View): number => (viewer === "spectator" ? 0 : seats[viewer].bid);

const bidTotal = (action: Action, view: View): number => ownBid(view) + totalOf(cardsBid(action));

/** The seat whose bid is the highest. */
export const leader = ({ seats, highest }: View): Seat => seats.findIndex(({ bid }) => bid === highest);

/** How many cards the learner holds. */
export const handSize = ({ hand = [] }: View): number => hand.length;

/** The one rival who may still bid. */
export const lastRival = ({ seats, viewer }: View): Seat =>
  seats.findIndex(({ lotCard, passed }, seat) => seat !== viewer && lotCard === 0 && !passed);

/** The seat that has just chosen at the market. */
export const chosenBefore = ({ seats }: View): Seat => {
  const smallest = Math.min(...seats.map(({ lotCard }) => lotCard));
  return seats.findIndex(({ lotCard }) => lotCard === smallest);
};

export const soldCards = (wanted: Action): readonly Card[] => saleOf(wanted).cards;
export const soldPoints = (wanted: Action): number => pointsOf(saleOf(wanted).kept);

/** What the hand can be sold for now; 0 where nothing can. */
export const salePoints = ({ hand = [] }: View): number =>
  bestSales(hand).reduce((sum, sale) => sum + pointsOf(saleOf(sale).kept), 0);

/** The kind on the market that goes best with the hand. */
export function bestKind({ market, hand = [] }: View): Kind {
  const kinds = [...new Set(market.map(kindOf))];
  const count = (kind: Kind): number =>
    market.filter((card) => kindOf(card) === kind).length + hand.filter((card) => kindOf(card) === kind).length;
  return kinds.reduce((best, kind) => (count(kind) > count(best) ? kind : best), kinds[0]);
}
