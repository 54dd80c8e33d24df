import {
  type Byzanz,
  type Card,
  cardDiscarded,
  cardGiven,
  cardsBid,
  DONE,
  HAND_LIMIT,
  isBid,
  isDiscard,
  isGift,
  isSale,
  isTake,
  kindOf,
  kindTaken,
  MERCHANT,
  PASS,
  pointsOf,
  type State,
  saleOf,
  tableFor,
} from "@serai/byzanz";
import type { Action, ActionList, Seat } from "@serai/kernel";
import type { Knowledge } from "../search/knowledge.ts";
import { MEASURES, measure, roundsLeft } from "./measures.ts";
import weights from "./weights.json" with { type: "json" };
import { Holding, MOST_HOPED } from "./worth.ts";

/** How much it counts on 0, 1, 2, 3 more cards that fit, by how many rounds are still to come after this one. */
const HOPES: readonly (readonly number[])[] = [
  [0.55, 0.3, 0.15, 0],
  [0.3, 0.3, 0.25, 0.15],
  [0.2, 0.3, 0.25, 0.25],
];
const NO_HOPE: readonly number[] = [1, 0, 0, 0];
/** What a card above the hand limit costs. */
const CROWDING = 0.15;
/** What it is worth to pick from the market one seat earlier (B-3.1). */
const EARLIER_PICK = 1.2;
/** What a card of a later lot brings, and the part of it that will have to be paid. */
const A_CARD = 0.75;
const PRICE = 0.4;
/** How sharply inclination follows reckoning, a point: between bidding and passing, and between other things. */
const KEEN = 1.6;
/** Sales wait until the hand limit or the end presses: until then a card can be money, filler or points. */
const HARDLY = 1e-6;

/** Stands for whichever card was discarded; no action has this number. */
const HIDDEN = 2 ** 22;

const holding = new Holding();
const costs = new Float64Array(MERCHANT + 1);

function hopesIn(s: State): readonly number[] {
  const ahead = roundsLeft(s) - 1;
  if (ahead < 0 || (ahead === 0 && s.won === s.players)) return NO_HOPE;
  return HOPES[Math.min(ahead, HOPES.length - 1)];
}

/** What the hand at hand is worth to one who may still hope so. */
function worth(hopes: readonly number[]): number {
  const sold = holding.sold();
  let sum = 0;
  for (let hoped = 0; hoped <= MOST_HOPED; hoped++) sum += hopes[hoped] * sold[hoped];
  return sum - CROWDING * Math.max(0, holding.size - HAND_LIMIT);
}

/** The cards of a bid: decoded once, for the same bids come again and again. */
const bidCards = new Map<Action, readonly Card[]>();
function cardsOf(action: Action): readonly Card[] {
  const known = bidCards.get(action);
  if (known) return known;
  const cards = cardsBid(action);
  if (bidCards.size > 50_000) bidCards.clear();
  bidCards.set(action, cards);
  return cards;
}

/** What it is worth to hold that lot card when the market is shared out: small lots pick first (B-3.1). */
function pickWorth(s: State, size: number): number {
  const { lots } = tableFor(s.players);
  let later = 0;
  for (let i = 0; i < lots.length; i++) if (lots[i] > size) later++;
  return EARLIER_PICK * later;
}

/** What the lots still to come this round may bring, on average. */
function waiting(s: State): number {
  const { lots } = tableFor(s.players);
  let sum = 0;
  for (let i = s.won + 1; i < lots.length; i++) {
    const share = i === lots.length - 1 ? 1 : 1 - PRICE; // the last lot is free (B-2.9)
    sum += share * A_CARD * (lots[i] - 1) + pickWorth(s, lots[i]);
  }
  return sum / (lots.length - s.won - 1);
}

function weighBids(s: State, seat: Seat, actions: ActionList, into: Float64Array): void {
  const hopes = hopesIn(s);
  const hand = s.hands[seat];
  holding.clear();
  holding.addAll(hand);
  holding.addAll(s.laid[seat]);
  const before = worth(hopes);
  holding.addAll(s.lot);
  // The lot without the card that is best given away (B-2.5), less what has been laid already.
  let given = Number.NEGATIVE_INFINITY;
  let gift = s.lot[0];
  for (let i = 0; i < s.lot.length; i++) {
    if (i > 0 && s.lot[i] === s.lot[i - 1]) continue;
    holding.remove(s.lot[i]);
    const left = worth(hopes);
    holding.add(s.lot[i]);
    if (left > given) [given, gift] = [left, s.lot[i]];
  }
  holding.remove(gift);
  holding.removeAll(s.laid[seat]);
  const won = worth(hopes);
  for (let i = 0; i < hand.length; i++) {
    if (i > 0 && hand[i] === hand[i - 1]) continue;
    holding.remove(hand[i]);
    costs[hand[i]] = won - worth(hopes);
    holding.add(hand[i]);
  }
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < actions.count; i++) {
    const action = actions.at(i);
    if (!isBid(action)) continue;
    const cards = cardsOf(action);
    let cost = 0;
    // Taken one by one cards seem cheaper than together: the second of a pair is no longer spare.
    for (let c = 0; c < cards.length; c++) cost += costs[cards[c]] + 0.1 * c;
    into[i] = won - cost;
    if (into[i] > best) best = into[i];
  }
  const lead = best - before + pickWorth(s, s.lot.length) - waiting(s);
  const bids = 1 / (1 + Math.exp(-KEEN * lead));
  let sum = 0;
  for (let i = 0; i < actions.count; i++) {
    if (!isBid(actions.at(i))) continue;
    into[i] = Math.exp(2 * KEEN * (into[i] - best));
    sum += into[i];
  }
  for (let i = 0; i < actions.count; i++) {
    const action = actions.at(i);
    if (isBid(action)) into[i] *= (bids + 0.002) / sum;
    else into[i] = action === PASS ? 1 - bids + 0.002 : HARDLY * 0.01;
  }
}

/** What the seat would then hold. */
function worthOfDeed(s: State, action: Action, hopes: readonly number[]): number {
  if (isGift(action)) {
    holding.addAll(s.lot);
    holding.remove(cardGiven(action));
    const left = worth(hopes);
    holding.add(cardGiven(action));
    holding.removeAll(s.lot);
    return left;
  }
  if (isTake(action)) {
    changeMarketKind(s, kindTaken(action), 1);
    const left = worth(hopes);
    changeMarketKind(s, kindTaken(action), -1);
    return left;
  }
  if (isDiscard(action)) {
    holding.remove(cardDiscarded(action));
    const left = worth(hopes);
    holding.add(cardDiscarded(action));
    return left;
  }
  const { cards, kept } = saleOf(action);
  holding.removeAll(cards);
  const left = worth(hopes);
  holding.addAll(cards);
  return pointsOf(kept) + left;
}

function changeMarketKind(s: State, kind: number, sign: 1 | -1): void {
  for (let card = kind * 4; card < kind * 4 + 4 && card <= MERCHANT; card++)
    for (let i = s.market[card]; i > 0; i--) {
      if (sign > 0) holding.add(card);
      else holding.remove(card);
    }
}

function weighDeeds(s: State, seat: Seat, actions: ActionList, into: Float64Array): void {
  const hopes = hopesIn(s);
  holding.clear();
  holding.addAll(s.hands[seat]);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < actions.count; i++) {
    // A seat asked to give or pick keeps its sales for later.
    if (s.step !== "limit" && isSale(actions.at(i))) continue;
    into[i] = worthOfDeed(s, actions.at(i), hopes);
    if (into[i] > best) best = into[i];
  }
  for (let i = 0; i < actions.count; i++)
    into[i] = s.step !== "limit" && isSale(actions.at(i)) ? HARDLY : HARDLY + Math.exp(2 * KEEN * (into[i] - best));
}

export const byzanzKnowledge: Knowledge<Byzanz> = {
  seats: (s) => s.players,
  // B-4.2: only what is discarded stays secret.
  shown: (action) => (isDiscard(action) ? HIDDEN : action),
  weigh(s, seat, actions, into) {
    if (s.step === "bidding") weighBids(s, seat, actions, into);
    else if (s.step === "lastSale")
      // B-5.1: whoever is done has the best sales made for it.
      for (let i = 0; i < actions.count; i++) into[i] = actions.at(i) === DONE ? 1 : HARDLY;
    else weighDeeds(s, seat, actions, into);
  },
  /** A lot is settled, and all that have to sell have sold; the market is one stride. */
  stride(s) {
    const settling = (s.step === "giving" || s.step === "limit") && s.picks === 0;
    const round = s.step === "over" ? tableFor(s.players).rounds : s.round;
    return round * (s.players + 1) + s.won - (settling ? 1 : 0);
  },
  measures: MEASURES,
  measure,
  weights,
  margin: 6,
  trait(s, action) {
    if (isTake(action)) return kindTaken(action);
    if (isGift(action)) return kindOf(cardGiven(action));
    return s.step === "bidding" ? 10 + (action === PASS ? 0 : 1) : 12;
  },
};
