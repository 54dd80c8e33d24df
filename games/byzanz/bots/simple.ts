import type { Action, Chance } from "@serai/kernel";
import type { Bot, Sight } from "@serai/search/bot";
import {
  type Byzanz,
  CARDS,
  type Card,
  cardDiscarded,
  cardGiven,
  cardsBid,
  GOODS,
  goods,
  HAND_LIMIT,
  isBid,
  isDiscard,
  isGift,
  isSale,
  isTake,
  kindOf,
  kindTaken,
  MERCHANT,
  type Memory,
  PASS,
  pointsOf,
  saleOf,
  unseenCards,
  type View,
} from "../rules/index.ts";
import { CROWDING, EARLIER_PICK, EXTRA_CARDS, NO_EXTRA_CARDS, PRICE } from "./simple-evaluation.ts";

/*
 * It values a hand by what it will sell for, with a few more cards that fit, fewer towards the end of the game. It bids the
 * cards it can best spare while the lot is worth more to it than waiting for a later one. It sells only when the hand limit
 * forces it: until then a card can be money, filler or points.
 */

/** How many of each card. */
type Counts = readonly number[];

const countsOf = (cards: readonly Card[]): number[] => {
  const counts = Array<number>(CARDS).fill(0);
  for (const card of cards) counts[card]++;
  return counts;
};

const changed = (counts: Counts, more: readonly Card[], fewer: readonly Card[]): number[] => {
  const after = [...counts];
  for (const card of more) after[card]++;
  for (const card of fewer) after[card]--;
  return after;
};

const DRAWS = 6;

/**
 * The most points the hand sells for, with so many more cards that fit. Exact without a search over triples: t sales
 * of one kind keep its t dearest cards, whatever the fillers, and can be made if there are t goods and, merchants
 * included, 3t cards.
 */
export function salesWorth(counts: Counts, extra = 0): number {
  const merchants = counts[MERCHANT];
  const byFillers = pointsByFillers(counts, merchants + extra);
  let best = 0;
  for (let used = 0; used <= merchants + extra; used++) {
    const left = merchants - Math.max(0, used - extra);
    best = Math.max(best, byFillers[used] + Math.floor(left / 3) * pointsOf(MERCHANT));
  }
  return best;
}

/** Most points from goods by the number of fillers that may be spent on them. */
function pointsByFillers(counts: Counts, fillers: number): number[] {
  let best = Array<number>(fillers + 1).fill(0);
  for (let kind = 0; kind < GOODS; kind++) {
    const dearestFirst: Card[] = [];
    for (let value = 4; value >= 1; value--)
      for (let i = counts[goods(kind, value)]; i > 0; i--) dearestFirst.push(goods(kind, value));
    const next = [...best];
    let points = 0;
    for (let sales = 1; sales <= dearestFirst.length; sales++) {
      points += pointsOf(dearestFirst[sales - 1]);
      const needed = Math.max(0, 3 * sales - dearestFirst.length);
      for (let used = needed; used <= fillers; used++) next[used] = Math.max(next[used], best[used - needed] + points);
    }
    best = next;
  }
  return best;
}

/** What a hand is worth with those chances of more cards that fit. */
function worthOfHand(counts: Counts, chances: readonly number[]): number {
  let worth = 0;
  for (let extra = 0; extra < chances.length; extra++)
    if (chances[extra] > 0) worth += chances[extra] * salesWorth(counts, extra);
  const size = counts.reduce((sum, count) => sum + count, 0);
  return worth - CROWDING * Math.max(0, size - HAND_LIMIT);
}

function chancesIn(view: View): readonly number[] {
  const ahead = view.rounds - 1 - view.round;
  const lastPick = ahead === 0 && view.lotsAhead.length === 0;
  return view.step === "lastSale" || lastPick ? NO_EXTRA_CARDS : EXTRA_CARDS[Math.min(ahead, EXTRA_CARDS.length - 1)];
}

/** The dearest of the list by the measure; the first of equals. */
function best<X>(list: readonly X[], measure: (x: X) => number): { readonly choice: X; readonly worth: number } {
  let choice = list[0];
  let worth = measure(choice);
  for (const x of list.slice(1)) {
    const other = measure(x);
    if (other > worth) [choice, worth] = [x, other];
  }
  return { choice, worth };
}

/** The worth of being the holder of that lot card when the market is shared out. */
const pickWorth = (view: View, lotCard: number): number =>
  EARLIER_PICK * view.seats.filter((seat) => seat.lotCard > lotCard).length +
  EARLIER_PICK * view.lotsAhead.filter((ahead) => ahead > lotCard).length;

/** What the lots still to come this round may bring, on average. */
function worthOfWaiting(view: View, memory: Memory, own: Counts, chances: readonly number[], chance: Chance): number {
  const unseen = unseenCards(view, memory);
  const now = worthOfHand(own, chances);
  const later = view.lotsAhead.slice(1);
  let sum = 0;
  for (const size of later) {
    let gain = 0;
    for (let draw = 0; draw < DRAWS; draw++) {
      const kept = Array.from({ length: size - 1 }, () => unseen[chance.int(unseen.length)]);
      gain += worthOfHand(changed(own, kept, []), chances) - now;
    }
    const share = size === later[later.length - 1] ? 1 : 1 - PRICE; // the last lot is free (B-2.9)
    sum += (share * gain) / DRAWS + pickWorth(view, size);
  }
  return now + sum / later.length;
}

/** The lot without the card that is best given away. */
function keptOf(view: View, own: Counts, chances: readonly number[]): Card[] {
  const without = view.lot.map((_, gift) => view.lot.toSpliced(gift, 1));
  return best(without, (kept) => worthOfHand(changed(own, kept, []), chances)).choice;
}

function bidOrPass({ view, memory, legal, seat }: Sight<Byzanz>, hand: Counts, chance: Chance): Action {
  const bids = legal.filter(isBid);
  if (bids.length === 0) return PASS;
  const chances = chancesIn(view);
  const own = changed(hand, view.seats[seat].laid, []);
  const kept = keptOf(view, own, chances);
  const won = best(bids, (action) => worthOfHand(changed(hand, kept, cardsBid(action)), chances));
  const wins = won.worth + pickWorth(view, view.lot.length);
  return wins > worthOfWaiting(view, memory, own, chances, chance) ? won.choice : PASS;
}

const cardsOfKind = (market: readonly Card[], kind: number): Card[] => market.filter((card) => kindOf(card) === kind);

/** What a gift leaves the seat: the seat that picks first can take it back with all of its kind. */
function worthOfGift(view: View, hand: Counts, gift: Card, chances: readonly number[]): number {
  const kept = changed(hand, view.lot, [gift]);
  if (view.lotsAhead.length > 0) return worthOfHand(kept, chances);
  const market = [...view.market, gift];
  const kinds = [...new Set(market.map(kindOf))];
  return best(kinds, (kind) => worthOfHand(changed(kept, cardsOfKind(market, kind), []), chances)).worth;
}

function worthOfAction(view: View, hand: Counts, action: Action, chances: readonly number[]): number {
  if (isGift(action)) return worthOfGift(view, hand, cardGiven(action), chances);
  if (isTake(action)) return worthOfHand(changed(hand, cardsOfKind(view.market, kindTaken(action)), []), chances);
  if (isDiscard(action)) return worthOfHand(changed(hand, [], [cardDiscarded(action)]), chances);
  if (!isSale(action)) return worthOfHand(hand, chances);
  const { cards, kept } = saleOf(action);
  return pointsOf(kept) + worthOfHand(changed(hand, [], cards), chances);
}

export const simple: Bot<Byzanz> = {
  id: "simple",
  choose(sight, chance) {
    const { view, legal, seat } = sight;
    const hand = countsOf(view.hand ?? []);
    if (view.step === "bidding" && view.asked.includes(seat)) return bidOrPass(sight, hand, chance);
    const chances = chancesIn(view);
    // A seat asked to give or pick keeps its sales for later.
    const actions = legal.filter((action) => isGift(action) || isTake(action));
    return best(actions.length > 0 ? actions : legal, (action) => worthOfAction(view, hand, action, chances)).choice;
  },
};
