import { type Card, kindOf, MERCHANT, worthOf } from "./parts.ts";

/** Cards in one place, ascending: equal cards are equal, and their order tells nothing (G-6). */

export function put(cards: Card[], card: Card): void {
  let i = cards.length;
  for (; i > 0 && cards[i - 1] > card; i--) cards[i] = cards[i - 1];
  cards[i] = card;
}

export function putAll(cards: Card[], more: readonly Card[]): void {
  for (let i = 0; i < more.length; i++) put(cards, more[i]);
}

/** Takes out one such card, which must be there. */
export function take(cards: Card[], card: Card): void {
  let i = cards.indexOf(card);
  for (; i < cards.length - 1; i++) cards[i] = cards[i + 1];
  cards.pop();
}

/** The first of the wanted cards (ascending) that is not there, or not so often. */
export function missing(cards: readonly Card[], wanted: readonly Card[]): Card | undefined {
  let at = 0;
  for (const card of wanted) {
    while (at < cards.length && cards[at] < card) at++;
    if (cards[at++] !== card) return card;
  }
  return undefined;
}

/** B-2.2: what cards count in a bid. */
export function totalOf(cards: readonly Card[]): number {
  let total = 0;
  for (let i = 0; i < cards.length; i++) total += worthOf(cards[i]);
  return total;
}

/** Whether a card can be sold together with the good (B-4.1). */
export const goesWith = (good: Card, card: Card): boolean => card === MERCHANT || kindOf(card) === kindOf(good);

/** Counts by card as a list of cards. */
export const spread = (counts: readonly number[]): Card[] =>
  counts.flatMap((count, card) => Array<Card>(count).fill(card));
