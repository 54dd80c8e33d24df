import type { Action } from "@serai/kernel";
import type { Reasoner, Sight } from "@serai/search";
import { Holding } from "../bots/worth.ts";
import {
  actionKindOf,
  type Byzanz,
  type Card,
  cardDiscarded,
  cardGiven,
  cardsBid,
  kindOf,
  kindTaken,
  MERCHANT,
  pointsOf,
  saleOf,
  tableFor,
  totalOf,
  worthOf,
} from "../rules/index.ts";
import type { Reason } from "../words/reasons/reason.ts";

export const reasoner: Reasoner<Byzanz, Reason> = {
  reasons(sight, action) {
    switch (actionKindOf(action)) {
      case "bid":
        return whyBid(sight, cardsBid(action));
      case "pass":
        return whyPass(sight);
      case "give":
        return whyWithout([...handOf(sight), ...sight.view.lot], cardGiven(action));
      case "discard":
        return whyWithout(handOf(sight), cardDiscarded(action));
      case "take":
        return whyTake(sight, action);
      case "sell": {
        const { cards, kept } = saleOf(action);
        return [{ kind: "sold", points: pointsOf(kept), rest: soldFor(less(handOf(sight), cards)) }];
      }
      case "done": {
        const points = soldFor(handOf(sight));
        return points > 0 ? [{ kind: "best-sales", points }] : [];
      }
    }
  },
};

const handOf = ({ view }: Sight<Byzanz>): readonly Card[] => view.hand ?? [];

/** What lies on the table as the seat's own bid, which comes back when it passes. */
const laidBy = ({ view, seat }: Sight<Byzanz>): readonly Card[] => view.seats[seat].laid;

const holding = new Holding();

/** What the cards sell for at best, with so many more that fit. */
function soldFor(cards: readonly Card[], hoped = 0): number {
  holding.clear();
  holding.addAll(cards);
  return holding.sold()[hoped];
}

function less(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const rest = [...cards];
  for (const card of gone) rest.splice(rest.indexOf(card), 1);
  return rest;
}

/** B-2.5: the hand with the lot, less the card that it misses least. */
function withLot(hand: readonly Card[], lot: readonly Card[], hoped = 0): number {
  const all = [...hand, ...lot];
  return Math.max(...lot.map((gift) => soldFor(less(all, [gift]), hoped)));
}

function whyBid(sight: Sight<Byzanz>, added: readonly Card[]): Reason[] {
  const { lot, highest, players, market } = sight.view;
  const all = [...handOf(sight), ...laidBy(sight)];
  const paid = [...laidBy(sight), ...added];
  const kept = less(all, paid);
  const before = soldFor(all);
  const after = withLot(kept, lot);
  const cost = before - soldFor(kept);
  const total = totalOf(paid);
  const { lots } = tableFor(players);
  const place = lots.filter((size) => size < lot.length).length + 1;
  return [
    ...(after > before ? [{ kind: "lot", before, after } as const] : nearly(all, kept, lot)),
    cost === 0 ? { kind: "spare", cards: added } : { kind: "price", points: cost },
    ...(total === leastAbove(handOf(sight), totalOf(laidBy(sight)), highest) ? [{ kind: "just", total } as const] : []),
    ...(place <= 2 && market.length > 0 ? [{ kind: "picks", place, of: players } as const] : []),
  ];
}

function nearly(all: readonly Card[], kept: readonly Card[], lot: readonly Card[]): Reason[] {
  const [before, after] = [soldFor(all, 1), withLot(kept, lot, 1)];
  return after > before ? [{ kind: "nearly", before, after }] : [];
}

/** The least total above the highest bid that the hand can lay on top of what lies there already. */
function leastAbove(hand: readonly Card[], laid: number, highest: number): number | undefined {
  const sums = new Set([laid]);
  for (const card of hand) if (card !== MERCHANT) for (const sum of [...sums]) sums.add(sum + worthOf(card));
  const enough = [...sums].filter((sum) => sum > highest);
  return enough.length > 0 ? Math.min(...enough) : undefined;
}

function whyPass(sight: Sight<Byzanz>): Reason[] {
  const { lot, highest, lotsAhead } = sight.view;
  const hand = handOf(sight);
  const all = [...hand, ...laidBy(sight)];
  const laid = totalOf(laidBy(sight));
  const least = leastAbove(hand, laid, highest);
  const later = lotsAhead.length - 1;
  const wait: readonly Reason[] = later > 0 ? [{ kind: "more-lots", lots: later }] : [];
  if (least === undefined) return [{ kind: "cannot", most: laid + totalOf(hand) }, ...wait];
  const before = soldFor(all);
  const kept = bestRest(all, laidBy(sight), hand, highest - laid);
  const cost = before - soldFor(kept);
  const gain = withLot(kept, lot) - soldFor(kept);
  if (gain === 0 && nearly(all, kept, lot).length === 0) return [{ kind: "no-use" }, ...wait];
  return cost > 0 && gain <= cost ? [{ kind: "too-dear", cost, gain }, ...wait] : [...wait];
}

/** What is left of all the cards where the bid is outdone with those that are missed least. */
function bestRest(all: readonly Card[], laid: readonly Card[], hand: readonly Card[], toBeat: number): Card[] {
  const goods = hand.filter((card) => card !== MERCHANT);
  let best: Card[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let set = 1; set < 1 << goods.length; set++) {
    const cards = goods.filter((_, i) => ((set >> i) & 1) === 1);
    if (totalOf(cards) <= toBeat) continue;
    const rest = less(all, [...laid, ...cards]);
    // Of equally good rests the dearer one: it can still pay.
    const worth = soldFor(rest) + totalOf(rest) / 1000;
    if (worth > most) [most, best] = [worth, rest];
  }
  return best;
}

function whyWithout(all: readonly Card[], card: Card): Reason[] {
  const points = soldFor(less(all, [card]));
  const loss = soldFor(all) - points;
  return [loss === 0 ? { kind: "not-missed", card, points } : { kind: "missed-least", card, loss }];
}

function whyTake(sight: Sight<Byzanz>, action: Action): Reason[] {
  const hand = handOf(sight);
  const of = kindTaken(action);
  const taken = sight.view.market.filter((card) => kindOf(card) === of);
  const [before, after] = [soldFor(hand), soldFor([...hand, ...taken])];
  const [hopedBefore, hopedAfter] = [soldFor(hand, 1), soldFor([...hand, ...taken], 1)];
  const money = totalOf(taken);
  return [
    ...(after > before ? [{ kind: "taken", of, cards: taken.length, before, after } as const] : []),
    ...(after === before && hopedAfter > hopedBefore
      ? [{ kind: "nearly", before: hopedBefore, after: hopedAfter } as const]
      : []),
    ...(money > 0 && sight.view.round + 1 < sight.view.rounds ? [{ kind: "money", of, money } as const] : []),
  ];
}
