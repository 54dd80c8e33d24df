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
  PASS,
  pointsOf,
  type State,
  saleOf,
  sell,
  takeKind,
  totalOf,
  worthOf,
} from "@serai/byzanz";
import type { Action, Seat } from "@serai/kernel";
import {
  emptyMarket,
  lotsAhead,
  type Prospects,
  payersCards,
  picksBefore,
  rivalsCards,
  roundsLeft,
} from "./prospects.ts";

/** Taken one by one cards seem cheaper than together: the second of a pair is no longer spare. */
const TOGETHER = 0.1;

/**
 * Judges by prospects: what every action leaves the seat to expect. `act` finds what seems best without listing what is
 * legal; it is what playouts are made of. Sales wait until the hand limit or the end presses: until then a card can be
 * money, filler or points.
 */
export class Judgement {
  readonly #prospects: Prospects;
  readonly #market = emptyMarket();
  readonly #costs = new Float64Array(32);
  readonly #sums = new Float64Array(1 << 7);
  readonly #totals = new Int32Array(1 << 7);
  /** A liking for bidding over what it leaves to expect: those who fit prospects have to see what seems worse, too. */
  readonly #whim: () => number;

  constructor(prospects: Prospects, whim: () => number = () => 0) {
    this.#prospects = prospects;
    this.#whim = whim;
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
        return this.#lighten(s, seat);
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
    const prospects = this.#beginRest(s, seat);
    if (isTake(action)) {
      prospects.addKind(s.market, kindTaken(action));
      return prospects.ofHand();
    }
    if (isDiscard(action)) {
      prospects.remove(cardDiscarded(action));
      return prospects.ofHand();
    }
    const { cards, kept } = saleOf(action);
    prospects.removeAll(cards);
    return pointsOf(kept) + prospects.ofHand();
  }

  #worthOfPass(s: State, seat: Seat): number {
    const prospects = this.#prospects;
    prospects.begin(s.players, roundsLeft(s), s.hands[seat]);
    prospects.addAll(s.laid[seat]);
    return prospects.ofWait(s.market, lotsAhead(s) - 1, rivalsCards(s, seat));
  }

  #worthOfBid(s: State, seat: Seat, cards: readonly Card[]): number {
    const prospects = this.#prospects;
    prospects.begin(s.players, roundsLeft(s), s.hands[seat]);
    prospects.removeAll(cards);
    prospects.addAll(s.lot);
    const gift = this.#spare(s.lot);
    prospects.remove(gift);
    this.#fillMarket(s, s.laid[seat], cards);
    this.#market[gift]++;
    return prospects.ofPick(this.#market, picksBefore(s, s.lot.length), lotsAhead(s) - 1, payersCards(s, seat));
  }

  #worthOfGift(s: State, seat: Seat, gift: Card): number {
    const prospects = this.#prospects;
    prospects.begin(s.players, roundsLeft(s), s.hands[seat]);
    prospects.addAll(s.lot);
    prospects.remove(gift);
    this.#fillMarket(s, [], []);
    this.#market[gift]++;
    return prospects.ofPick(this.#market, picksBefore(s, s.lotCards[seat]), lotsAhead(s), payersCards(s, seat));
  }

  #fillMarket(s: State, laid: readonly Card[], more: readonly Card[]): void {
    const market = this.#market;
    for (let card = 0; card < CARDS; card++) market[card] = s.market[card];
    for (let i = 0; i < laid.length; i++) market[laid[i]]++;
    for (let i = 0; i < more.length; i++) market[more[i]]++;
  }

  /** The hand as it will be kept: after the market the next round counts, and after the last what it sells for. */
  #beginRest(s: State, seat: Seat): Prospects {
    const settled = s.step === "picking" || s.picks > 0;
    this.#prospects.begin(s.players, roundsLeft(s) - (settled ? 1 : 0), s.hands[seat]);
    return this.#prospects;
  }

  #bid(s: State, seat: Seat): Action {
    const hand = s.hands[seat];
    const laid = s.laid[seat];
    const toBeat = s.highest - totalOf(laid);
    if (totalOf(hand) <= toBeat) return PASS;
    const passed = this.#worthOfPass(s, seat);
    const prospects = this.#prospects;
    prospects.removeAll(laid);
    prospects.addAll(s.lot);
    const gift = this.#spare(s.lot);
    prospects.remove(gift);
    const cards = this.#cheapest(hand, toBeat);
    prospects.removeAll(cards);
    this.#fillMarket(s, laid, cards);
    this.#market[gift]++;
    const won = prospects.ofPick(this.#market, picksBefore(s, s.lot.length), lotsAhead(s) - 1, payersCards(s, seat));
    return won + this.#whim() > passed ? bid(cards) : PASS;
  }

  /** The card of the lot that the hand at hand would miss least. */
  #spare(lot: readonly Card[]): Card {
    const prospects = this.#prospects;
    let most = Number.NEGATIVE_INFINITY;
    let spare = lot[0];
    for (let i = 0; i < lot.length; i++) {
      if (i > 0 && lot[i] === lot[i - 1]) continue;
      prospects.remove(lot[i]);
      const left = prospects.ofHand();
      prospects.add(lot[i]);
      if (left > most) [most, spare] = [left, lot[i]];
    }
    return spare;
  }

  /** The cards of the hand that beat the bid and will be missed least, each reckoned by itself. */
  #cheapest(hand: readonly Card[], toBeat: number): Card[] {
    const prospects = this.#prospects;
    const costs = this.#costs;
    const whole = prospects.ofHand();
    let goods = 0;
    for (; goods < hand.length && hand[goods] !== MERCHANT; goods++) {
      if (goods > 0 && hand[goods] === hand[goods - 1]) {
        costs[goods] = costs[goods - 1];
        continue;
      }
      prospects.remove(hand[goods]);
      costs[goods] = whole - prospects.ofHand() + TOGETHER;
      prospects.add(hand[goods]);
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
    const prospects = this.#beginRest(s, seat);
    let most = Number.NEGATIVE_INFINITY;
    let taken = 0;
    for (let kind = 0; kind < KINDS.length; kind++) {
      if (!prospects.addKind(s.market, kind)) continue;
      const worth = prospects.ofHand();
      prospects.removeKind(s.market, kind);
      if (worth > most) [most, taken] = [worth, kind];
    }
    return takeKind(taken);
  }

  /** B-4.2: sells or discards, whatever leaves most. */
  #lighten(s: State, seat: Seat): Action {
    const prospects = this.#beginRest(s, seat);
    const hand = s.hands[seat];
    let most = Number.NEGATIVE_INFINITY;
    let best = discard(hand[0]);
    for (let i = 0; i < hand.length; i++) {
      const a = hand[i];
      if (i > 0 && a === hand[i - 1]) continue;
      prospects.remove(a);
      const kept = prospects.ofHand();
      if (kept > most) [most, best] = [kept, discard(a)];
      for (let j = i + 1; j < hand.length - 1; j++) {
        const b = hand[j];
        if ((j > i + 1 && b === hand[j - 1]) || !goTogether(a, b)) continue;
        prospects.remove(b);
        for (let k = j + 1; k < hand.length; k++) {
          const c = hand[k];
          if ((k > j + 1 && c === hand[k - 1]) || !goTogether(a, c)) continue;
          prospects.remove(c);
          const sale = sell(a, b, c);
          const sold = pointsOf(saleOf(sale).kept) + prospects.ofHand();
          prospects.add(c);
          if (sold >= most) [most, best] = [sold, sale];
        }
        prospects.add(b);
      }
      prospects.add(a);
    }
    return best;
  }
}

/** B-4.1, for cards of an ascending hand. */
const goTogether = (a: Card, b: Card): boolean => b === MERCHANT || kindOf(a) === kindOf(b);
