import type { Seat } from "@serai/kernel";
import { CARDS, type Card, KINDS, type State, tableFor, worthOf } from "../rules/index.ts";
import fitted from "./evaluation-weights.json" with { type: "json" };
import { addKind, type HandEvaluation, removeKind } from "./hand-evaluation.ts";
import { Holding, MOST_HOPED, SHAPES } from "./worth.ts";

/*
 * The points a seat may still expect: a weighted sum of features of its hand and of its position in the round, with
 * weights by number of players and rounds left. The weights come from self-play (`tools/fit.ts`).
 */

/** What is weighed. What the hand sells for with none to three cards more that fit, and what its goods can pay. */
export const SALES = 0;
const MONEY = SALES + MOST_HOPED + 1;
/** What the market would bring at the seat's turn, while it has a lot and while it waits for one. */
const PICK_GAIN = MONEY + 1;
const WAIT_GAIN = PICK_GAIN + 1;
/** While it waits to pick: lots still to be won, and the cards of those who wait for them and will pay with some. */
const TO_COME = WAIT_GAIN + 1;
const PAYERS = TO_COME + 1;
/** While it waits for a lot: how many cards each of the others who do has on average. */
const RIVALS = PAYERS + 1;
const MOST_SEATS = 6;
/** By lots ahead, from 1: what it is worth to wait for one of them, and for the market. */
const WAITS = RIVALS + 1;
/** By seats that pick before it. */
const PICKS = WAITS + MOST_SEATS;
/** By how many cards of a kind there are and how dear the dearest is: how many kinds are so. */
const KINDS_SO = PICKS + MOST_SEATS;
/** By how many merchants, and by how many cards in all. */
const MERCHANTS = KINDS_SO + SHAPES;
const MOST_MERCHANTS = 4;
const SIZES = MERCHANTS + MOST_MERCHANTS + 1;
const MOST_CARDS = 12;
export const FEATURES = SIZES + MOST_CARDS + 1;

/** By rounds left, from none. */
export type Weighing = readonly (readonly number[])[];
export type Weighings = Readonly<Record<string, Weighing>>;

/** With no round left a hand is what it sells for. */
const AT_THE_END: readonly number[] = Array.from({ length: FEATURES }, (_, i) => (i === SALES ? 1 : 0));

export const FITTED: Weighings = fitted.weights;

const isOver = (s: State): boolean => s.step === "lastSale" || s.step === "over";

/** Rounds still to be played, this one included. */
export const roundsLeft = (s: State): number =>
  isOver(s) ? 0 : tableFor(s.players).rounds - s.options.shorter - s.round;

/** Lots not yet won this round, the one being played for included. */
export const lotsAhead = (s: State): number => s.players - s.won;

/** How many seats pick before the holder of that lot card (B-3.1). */
export function picksBefore(s: State, lotCard: number): number {
  const { lots } = tableFor(s.players);
  let before = 0;
  for (let i = 0; i < lots.length; i++) if (lots[i] < lotCard) before++;
  return before;
}

/** Hand sizes are public, and so are bids: nobody has to see a hand to count its cards. */
function cardsOfOthers(s: State, seat: Seat, counts: (other: Seat) => boolean = () => true): number {
  let cards = 0;
  for (let other = 0; other < s.players; other++)
    if (other !== seat && counts(other)) cards += s.hands[other].length + s.laid[other].length;
  return cards;
}

/** How many cards the others have who wait for a lot. */
export const payersCards = (s: State, seat: Seat): number => cardsOfOthers(s, seat, (other) => s.lotCards[other] === 0);

/** How many each of them has, on average. */
export function rivalsCards(s: State, seat: Seat): number {
  const others = lotsAhead(s) - 1;
  return others <= 0 ? 0 : payersCards(s, seat) / others;
}

const merchantsOf = ({ merchants }: Holding): number => MERCHANTS + Math.min(merchants, MOST_MERCHANTS);
const sizeOf = ({ size }: Holding): number => SIZES + Math.min(size, MOST_CARDS);

/** A hand and what may come of it; filled again and again, for the search asks a million times a second. */
export class FittedEvaluation implements HandEvaluation {
  /** Low: players who use it also search, and then often choose otherwise. */
  readonly bidSharpness = 3;
  readonly #holding = new Holding();
  readonly #gains = new Float64Array(KINDS.length);
  #weighings: Weighings = FITTED;
  #weights: readonly number[] = AT_THE_END;
  #money = 0;

  /** Other weights than those that were shipped: for those who fit them. */
  useWeighings(weighings: Weighings): void {
    this.#weighings = weighings;
  }

  begin(players: number, left: number, cards: readonly Card[]): void {
    this.#weights = left === 0 ? AT_THE_END : this.#weighings[players][left - 1];
    this.#holding.clear();
    this.#money = 0;
    this.addAll(cards);
  }

  add(card: Card): void {
    this.#holding.add(card);
    this.#money += worthOf(card);
  }

  remove(card: Card): void {
    this.#holding.remove(card);
    this.#money -= worthOf(card);
  }

  addAll(cards: readonly Card[]): void {
    for (let i = 0; i < cards.length; i++) this.add(cards[i]);
  }

  removeAll(cards: readonly Card[]): void {
    for (let i = 0; i < cards.length; i++) this.remove(cards[i]);
  }

  ofHand(): number {
    const weights = this.#weights;
    const holding = this.#holding;
    const sold = holding.sold();
    let sum = weights[MONEY] * this.#money + holding.shapesWeighed(weights, KINDS_SO);
    for (let hoped = 0; hoped <= MOST_HOPED; hoped++) sum += weights[SALES + hoped] * sold[hoped];
    return sum + weights[merchantsOf(holding)] + weights[sizeOf(holding)];
  }

  ofPick(market: readonly number[], before: number, ahead: number, payers: number): number {
    const weights = this.#weights;
    const hand = this.ofHand();
    const toCome = weights[TO_COME] * ahead + weights[PAYERS] * payers;
    return hand + weights[PICK_GAIN] * this.#gain(market, before, hand) + toCome + weights[PICKS + before];
  }

  ofWait(market: readonly number[], ahead: number, rivals: number): number {
    const weights = this.#weights;
    const hand = this.ofHand();
    const standing = weights[WAITS + ahead - 1] + weights[RIVALS] * rivals;
    return hand + weights[WAIT_GAIN] * this.#gain(market, 0, hand) + standing;
  }

  /** What the market brings the hand if those before take what would have brought it most. */
  #gain(market: readonly number[], before: number, hand: number): number {
    const gains = this.#gains;
    let count = 0;
    for (let kind = 0; kind < KINDS.length; kind++) {
      if (!addKind(this, market, kind)) continue;
      const gain = this.ofHand() - hand;
      removeKind(this, market, kind);
      let at = count++;
      for (; at > 0 && gains[at - 1] < gain; at--) gains[at] = gains[at - 1];
      gains[at] = gain;
    }
    return before < count ? gains[before] : 0;
  }

  /** What is weighed of a seat; the rounds left that it counts for. Whether it still `waits` can be said otherwise. */
  features(s: State, seat: Seat, into: Float64Array, waits = s.lotCards[seat] === 0): number {
    const lotCard = s.lotCards[seat];
    const before = picksBefore(s, lotCard) - s.picks;
    const picked = lotCard !== 0 && before < 0;
    const left = roundsLeft(s) - (picked ? 1 : 0);
    into.fill(0, 0, FEATURES);
    this.begin(s.players, left, s.hands[seat]);
    this.addAll(s.laid[seat]);
    const sold = this.#holding.sold();
    for (let hoped = 0; hoped <= MOST_HOPED; hoped++) into[SALES + hoped] = sold[hoped];
    into[MONEY] = this.#money;
    this.#holding.shapes(into, KINDS_SO);
    into[merchantsOf(this.#holding)] = 1;
    into[sizeOf(this.#holding)] = 1;
    if (picked) {
      into[WAITS + s.players - 1] = 1;
      into[RIVALS] = cardsOfOthers(s, seat) / (s.players - 1);
    } else if (waits) {
      into[WAIT_GAIN] = this.#gain(s.market, 0, this.ofHand());
      into[WAITS + Math.max(1, lotsAhead(s)) - 1] = 1;
      into[RIVALS] = rivalsCards(s, seat);
    } else {
      into[PICK_GAIN] = this.#gain(s.market, before, this.ofHand());
      into[TO_COME] = lotsAhead(s);
      into[PAYERS] = payersCards(s, seat);
      into[PICKS + before] = 1;
    }
    return left;
  }
}

/** Room for a market that is imagined to be fuller. */
export const emptyMarket = (): number[] => Array<number>(CARDS).fill(0);
