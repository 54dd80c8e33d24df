import type { Action, Chance, Seat } from "@serai/kernel";
import { draw } from "@serai/search/search/draw";
import {
  bid,
  CARDS,
  type Card,
  cardDiscarded,
  cardGiven,
  cardsBid,
  DONE,
  discard,
  give,
  isBid,
  isDiscard,
  isGift,
  isTake,
  KINDS,
  kindOf,
  kindTaken,
  MERCHANT,
  missing,
  PASS,
  pointsOf,
  type State,
  saleOf,
  sell,
  takeKind,
  totalOf,
  worthOf,
} from "../rules/index.ts";
import { emptyMarket, lotsAhead, payersCards, picksBefore, rivalsCards, roundsLeft } from "./fitted-evaluation.ts";
import { addKind, type HandEvaluation, removeKind } from "./hand-evaluation.ts";

/** Cards cost more together than one by one: the second of a pair is no longer spare. */
const PAIR_COST = 0.1;

/** Opponent model: how sharply choices follow the evaluation, a point. */
const SHARPNESS = 10;
/** Opponent model: the probability of any other choice. */
const ERROR_RATE = 0.01;
const IMPOSSIBLE = 1e-9;

/**
 * Chooses by an evaluation of what every action leaves in hand. `act` is the rollout policy: it finds the best action
 * without listing what is legal. `likelihood` is the opponent model. Sales wait until the hand limit or the end presses: until then a card can be
 * money, filler or points.
 */
export class Policy {
  readonly #evaluation: HandEvaluation;
  readonly #market = emptyMarket();
  readonly #costs = new Float64Array(32);
  readonly #sums = new Float64Array(1 << 7);
  readonly #totals = new Int32Array(1 << 7);
  readonly #weights = new Float64Array(32);
  #gain = 0;
  /** A bonus for winning a lot, by the number of players. */
  readonly #lotBonus: (players: number) => number;

  constructor(evaluation: HandEvaluation, lotBonus: (players: number) => number = () => 0) {
    this.#evaluation = evaluation;
    this.#lotBonus = lotBonus;
  }

  act(s: State, seat: Seat): Action {
    switch (s.step) {
      case "bidding":
        return this.#bid(s, seat);
      case "giving":
        return this.#give(s, seat);
      case "picking":
        return this.#pick(s, seat);
      case "limit":
        return this.#reduceHand(s, seat);
      case "lastSale":
      case "over":
        return DONE; // B-5.1: the best sales are made for it
    }
  }

  /** What the action leaves the seat to expect, in points; of a bid, if it wins. */
  worthOf(s: State, seat: Seat, action: Action): number {
    if (action === PASS) return this.#worthOfPass(s, seat);
    if (isBid(action)) return this.#worthOfBid(s, seat, cardsBid(action));
    if (isGift(action)) return this.#worthOfGift(s, seat, cardGiven(action));
    const evaluation = this.#beginRest(s, seat);
    if (isTake(action)) {
      addKind(evaluation, s.market, kindTaken(action));
      return evaluation.ofHand();
    }
    if (isDiscard(action)) {
      evaluation.remove(cardDiscarded(action));
      return evaluation.ofHand();
    }
    const { cards, kept } = saleOf(action);
    evaluation.removeAll(cards);
    return pointsOf(kept) + evaluation.ofHand();
  }

  #worthOfPass(s: State, seat: Seat): number {
    const evaluation = this.#evaluation;
    evaluation.begin(s.players, roundsLeft(s), s.hands[seat]);
    evaluation.addAll(s.laid[seat]);
    return evaluation.ofWait(s.market, lotsAhead(s) - 1, rivalsCards(s, seat));
  }

  #worthOfBid(s: State, seat: Seat, cards: readonly Card[]): number {
    const evaluation = this.#evaluation;
    evaluation.begin(s.players, roundsLeft(s), s.hands[seat]);
    evaluation.removeAll(cards);
    evaluation.addAll(s.lot);
    const gift = this.#spare(s.lot);
    evaluation.remove(gift);
    this.#fillMarket(s, s.laid[seat], cards);
    this.#market[gift]++;
    return evaluation.ofPick(this.#market, picksBefore(s, s.lot.length), lotsAhead(s) - 1, payersCards(s, seat));
  }

  #worthOfGift(s: State, seat: Seat, gift: Card): number {
    const evaluation = this.#evaluation;
    evaluation.begin(s.players, roundsLeft(s), s.hands[seat]);
    evaluation.addAll(s.lot);
    evaluation.remove(gift);
    this.#fillMarket(s, [], []);
    this.#market[gift]++;
    return evaluation.ofPick(this.#market, picksBefore(s, s.lotCards[seat]), lotsAhead(s), payersCards(s, seat));
  }

  #fillMarket(s: State, laid: readonly Card[], more: readonly Card[]): void {
    const market = this.#market;
    for (let card = 0; card < CARDS; card++) market[card] = s.market[card];
    for (let i = 0; i < laid.length; i++) market[laid[i]]++;
    for (let i = 0; i < more.length; i++) market[more[i]]++;
  }

  /** The hand as it will be kept: after the market the next round counts, and after the last what it sells for. */
  #beginRest(s: State, seat: Seat): HandEvaluation {
    const settled = s.step === "picking" || s.picks > 0;
    this.#evaluation.begin(s.players, roundsLeft(s) - (settled ? 1 : 0), s.hands[seat]);
    return this.#evaluation;
  }

  #bid(s: State, seat: Seat): Action {
    if (!canOutbid(s, seat)) return PASS;
    const cards = this.#offer(s, seat);
    return this.#gain > 0 ? bid(cards) : PASS;
  }

  /** How likely a player with this policy and that hand does that; of a gift or a pick, among those. */
  likelihood(s: State, seat: Seat, chosen: Action, among: readonly Action[]): number {
    return ERROR_RATE + (1 - ERROR_RATE) * this.#follows(s, seat, chosen, among);
  }

  /** What it may have discarded unseen, drawn from those cards, and how likely it discarded one of them. */
  hiddenDiscard(s: State, seat: Seat, may: (card: Card) => boolean, luck: Chance): { card: Card; likelihood: number } {
    const cards: Card[] = [];
    const weights = this.#weights;
    let all = 0;
    let those = 0;
    this.#weighReductions(s, seat, (action, weight) => {
      all += weight;
      if (!isDiscard(action) || !may(cardDiscarded(action))) return;
      weights[cards.length] = weight;
      cards.push(cardDiscarded(action));
      those += weight;
    });
    if (cards.length === 0) return { card: s.hands[seat][0], likelihood: IMPOSSIBLE };
    const card = cards[draw(weights, cards.length, luck)];
    return { card, likelihood: ERROR_RATE + (1 - ERROR_RATE) * (those / all) };
  }

  #follows(s: State, seat: Seat, chosen: Action, among: readonly Action[]): number {
    if (s.step === "bidding") return this.#bids(s, seat, chosen);
    return s.step === "limit" ? this.#sells(s, seat, chosen) : this.#prefers(s, seat, chosen, among);
  }

  /** How likely it lays those cards or passes, errors aside. */
  #bids(s: State, seat: Seat, chosen: Action): number {
    if (!canOutbid(s, seat)) return chosen === PASS ? 1 : 0;
    const laid = chosen === PASS ? [] : cardsBid(chosen);
    if (missing(s.hands[seat], laid) !== undefined) return 0;
    const cards = this.#offer(s, seat);
    const bidsFor = (gain: number): number => 1 / (1 + Math.exp(-this.#evaluation.bidSharpness * gain));
    if (chosen === PASS) return 1 - bidsFor(this.#gain);
    const evaluation = this.#evaluation; // as it would be with the lot won by those cards
    const left = evaluation.ofHand();
    evaluation.addAll(cards);
    evaluation.removeAll(laid);
    const cheaper = evaluation.ofHand() - left;
    return bidsFor(this.#gain + Math.max(0, cheaper)) * Math.exp(SHARPNESS * Math.min(0, cheaper));
  }

  /** How likely it gives or takes that, errors aside. */
  #prefers(s: State, seat: Seat, chosen: Action, among: readonly Action[]): number {
    const worth = this.worthOf(s, seat, chosen);
    let sum = 0;
    for (const other of among) sum += Math.exp(SHARPNESS * (this.worthOf(s, seat, other) - worth));
    return 1 / sum;
  }

  /** How likely it makes that sale, errors aside. */
  #sells(s: State, seat: Seat, sale: Action): number {
    let all = 0;
    let those = 0;
    this.#weighReductions(s, seat, (action, weight) => {
      all += weight;
      if (action === sale) those = weight;
    });
    return those / all;
  }

  #weighReductions(s: State, seat: Seat, see: (action: Action, weight: number) => void): void {
    const start = this.#beginRest(s, seat).ofHand();
    this.#eachReduction(s, seat, (action, worth) => see(action, Math.exp(SHARPNESS * (worth - start))));
  }

  /** The cards to outbid with, if at all; `#gain` is what winning with them leaves to expect beyond what passing does. */
  #offer(s: State, seat: Seat): Card[] {
    const hand = s.hands[seat];
    const laid = s.laid[seat];
    const passed = this.#worthOfPass(s, seat);
    const evaluation = this.#evaluation;
    evaluation.removeAll(laid);
    evaluation.addAll(s.lot);
    const gift = this.#spare(s.lot);
    evaluation.remove(gift);
    const cards = this.#cheapest(hand, s.highest - totalOf(laid));
    evaluation.removeAll(cards);
    this.#fillMarket(s, laid, cards);
    this.#market[gift]++;
    const won = evaluation.ofPick(this.#market, picksBefore(s, s.lot.length), lotsAhead(s) - 1, payersCards(s, seat));
    this.#gain = won + this.#lotBonus(s.players) - passed;
    return cards;
  }

  /** The card of the lot that the hand at hand would miss least. */
  #spare(lot: readonly Card[]): Card {
    const evaluation = this.#evaluation;
    let most = Number.NEGATIVE_INFINITY;
    let spare = lot[0];
    for (let i = 0; i < lot.length; i++) {
      if (i > 0 && lot[i] === lot[i - 1]) continue;
      evaluation.remove(lot[i]);
      const left = evaluation.ofHand();
      evaluation.add(lot[i]);
      if (left > most) [most, spare] = [left, lot[i]];
    }
    return spare;
  }

  /** The cards of the hand that beat the bid and will be missed least, each reckoned by itself. */
  #cheapest(hand: readonly Card[], toBeat: number): Card[] {
    const evaluation = this.#evaluation;
    const costs = this.#costs;
    const whole = evaluation.ofHand();
    let goods = 0;
    for (; goods < hand.length && hand[goods] !== MERCHANT; goods++) {
      if (goods > 0 && hand[goods] === hand[goods - 1]) {
        costs[goods] = costs[goods - 1];
        continue;
      }
      evaluation.remove(hand[goods]);
      // A card too many costs less than nothing, but only until there are none too many.
      costs[goods] = Math.max(0, whole - evaluation.ofHand()) + PAIR_COST;
      evaluation.add(hand[goods]);
    }
    // Every set of cards, as the bits of a number: one card more than a set before it.
    const sums = this.#sums;
    const totals = this.#totals;
    let least = Number.POSITIVE_INFINITY;
    let cheapest = 0;
    for (let i = 0; i < goods; i++)
      for (let set = 1 << i; set < 2 << i; set++) {
        const rest = set - (1 << i);
        sums[set] = sums[rest] + costs[i];
        totals[set] = totals[rest] + worthOf(hand[i]);
        if (totals[set] > toBeat && sums[set] < least) [least, cheapest] = [sums[set], set];
      }
    const cards: Card[] = [];
    for (let i = 0; i < goods; i++) if (((cheapest >> i) & 1) === 1) cards.push(hand[i]);
    return cards;
  }

  #give(s: State, seat: Seat): Action {
    let most = Number.NEGATIVE_INFINITY;
    let gift = s.lot[0];
    for (let i = 0; i < s.lot.length; i++) {
      if (i > 0 && s.lot[i] === s.lot[i - 1]) continue;
      const worth = this.#worthOfGift(s, seat, s.lot[i]);
      if (worth > most) [most, gift] = [worth, s.lot[i]];
    }
    return give(gift);
  }

  #pick(s: State, seat: Seat): Action {
    const evaluation = this.#beginRest(s, seat);
    let most = Number.NEGATIVE_INFINITY;
    let taken = 0;
    for (let kind = 0; kind < KINDS.length; kind++) {
      if (!addKind(evaluation, s.market, kind)) continue;
      const worth = evaluation.ofHand();
      removeKind(evaluation, s.market, kind);
      if (worth > most) [most, taken] = [worth, kind];
    }
    return takeKind(taken);
  }

  /** B-4.2: sells or discards, whatever leaves most. */
  #reduceHand(s: State, seat: Seat): Action {
    let most = Number.NEGATIVE_INFINITY;
    let best = discard(s.hands[seat][0]);
    this.#eachReduction(s, seat, (action, worth) => {
      if (worth > most) [most, best] = [worth, action];
    });
    return best;
  }

  /** Every discard and every sale of the hand, and what each leaves to expect. */
  #eachReduction(s: State, seat: Seat, see: (action: Action, worth: number) => void): void {
    const evaluation = this.#beginRest(s, seat);
    const hand = s.hands[seat];
    for (let i = 0; i < hand.length; i++) {
      const a = hand[i];
      if (i > 0 && a === hand[i - 1]) continue;
      evaluation.remove(a);
      see(discard(a), evaluation.ofHand());
      for (let j = i + 1; j < hand.length - 1; j++) {
        const b = hand[j];
        if ((j > i + 1 && b === hand[j - 1]) || !goTogether(a, b)) continue;
        evaluation.remove(b);
        for (let k = j + 1; k < hand.length; k++) {
          const c = hand[k];
          if ((k > j + 1 && c === hand[k - 1]) || !goTogether(a, c)) continue;
          evaluation.remove(c);
          const sale = sell(a, b, c);
          const points = pointsOf(saleOf(sale).kept);
          see(sale, points + evaluation.ofHand());
          evaluation.add(c);
        }
        evaluation.add(b);
      }
      evaluation.add(a);
    }
  }
}

const canOutbid = (s: State, seat: Seat): boolean => totalOf(s.hands[seat]) + totalOf(s.laid[seat]) > s.highest;

/** B-4.1, for cards of an ascending hand. */
const goTogether = (a: Card, b: Card): boolean => b === MERCHANT || kindOf(a) === kindOf(b);
