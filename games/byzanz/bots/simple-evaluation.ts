import { CARDS, type Card, COPIES, HAND_LIMIT, tableFor } from "../rules/index.ts";
import type { HandEvaluation } from "./hand-evaluation.ts";
import { Holding } from "./worth.ts";

/*
 * The simplest evaluation of a hand: what it sells for with a few more cards that fit, fewer towards the end of the game.
 * The simple bot uses it, and it is the model of opponents who do not play as the search does.
 */

/** The chances of 0, 1, 2 and 3 more cards that fit, by how many rounds come after this one. */
export const EXTRA_CARDS: readonly (readonly number[])[] = [
  [0.55, 0.3, 0.15, 0],
  [0.3, 0.3, 0.25, 0.15],
  [0.2, 0.3, 0.25, 0.25],
];
export const NO_EXTRA_CARDS: readonly number[] = [1, 0, 0, 0];
/** What a card above the hand limit costs. */
export const CROWDING = 0.15;
/** What it is worth to pick from the market one seat earlier: small lots pick first (B-3.1). */
export const EARLIER_PICK = 1.2;
/** The share of a later lot's worth that will have to be paid for it. */
export const PRICE = 0.4;

const DECK = COPIES.reduce((sum, copies) => sum + copies, 0);

/** As fast as the fitted evaluation: the search plays whole rounds with it. */
export class SimpleEvaluation implements HandEvaluation {
  readonly bidSharpness = 8;
  readonly #holding = new Holding();
  readonly #held = new Int8Array(CARDS);
  #chances = NO_EXTRA_CARDS;
  #players = 0;

  begin(players: number, left: number, cards: readonly Card[]): void {
    this.#players = players;
    this.#chances = left === 0 ? NO_EXTRA_CARDS : EXTRA_CARDS[Math.min(left, EXTRA_CARDS.length) - 1];
    this.#holding.clear();
    this.#held.fill(0);
    this.addAll(cards);
  }

  add(card: Card): void {
    this.#holding.add(card);
    this.#held[card]++;
  }

  remove(card: Card): void {
    this.#holding.remove(card);
    this.#held[card]--;
  }

  addAll(cards: readonly Card[]): void {
    for (let i = 0; i < cards.length; i++) this.add(cards[i]);
  }

  removeAll(cards: readonly Card[]): void {
    for (let i = 0; i < cards.length; i++) this.remove(cards[i]);
  }

  ofHand(): number {
    const sold = this.#holding.sold();
    const chances = this.#chances;
    let worth = -CROWDING * Math.max(0, this.#holding.size - HAND_LIMIT);
    for (let hoped = 0; hoped < chances.length; hoped++) worth += chances[hoped] * sold[hoped];
    return worth;
  }

  ofPick(_market: readonly number[], before: number): number {
    return this.ofHand() + EARLIER_PICK * (this.#players - 1 - before);
  }

  /** What the lots still to come may bring, on average. */
  ofWait(_market: readonly number[], ahead: number): number {
    const { lots } = tableFor(this.#players);
    const now = this.ofHand();
    const card = this.#gainOfCard(now);
    let sum = 0;
    for (let at = lots.length - ahead; at < lots.length; at++) {
      const share = at === lots.length - 1 ? 1 : 1 - PRICE; // the last lot is free (B-2.9)
      sum += share * card * (lots[at] - 1) + EARLIER_PICK * at;
    }
    return now + sum / ahead;
  }

  /** What any card of the game brings, on average. */
  #gainOfCard(now: number): number {
    let gain = 0;
    for (let card = 0; card < CARDS; card++) {
      const left = COPIES[card] - this.#held[card];
      if (left <= 0) continue;
      this.#holding.add(card);
      gain += left * (this.ofHand() - now);
      this.#holding.remove(card);
    }
    return gain / DECK;
  }
}
