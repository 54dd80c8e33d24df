import { type Card, HAND_LIMIT, MERCHANT } from "./parts.ts";

/**
 * Bids are numbered. All bids, as ascending lists of one to seven goods cards, form a tree in which a bid hangs below
 * the bid without its last card; the number of a bid is its place in that tree, read depth first. So the numbers are
 * small, none is wasted, and listing bids depth first lists them ascending.
 */

/** BEFORE[room][card]: bids that begin below `card`, where `room` cards may be laid. */
const BEFORE: readonly (readonly number[])[] = countBids();

function countBids(): number[][] {
  const before = [Array<number>(MERCHANT + 1).fill(0)];
  for (let room = 1; room <= HAND_LIMIT; room++) {
    const shorter = before[room - 1];
    const counts = [0];
    // A bid that begins with a card is that card alone, or that card and then a bid of cards not below it.
    for (let card = 0; card < MERCHANT; card++) counts.push(counts[card] + 1 + shorter[MERCHANT] - shorter[card]);
    before.push(counts);
  }
  return before;
}

/** How many bids there are: 2,629,574. */
export const BIDS = BEFORE[HAND_LIMIT][MERCHANT];

/** What `longerBid` starts from. */
export const NO_BID = -1;

/** The number of a bid made one card longer. `last` is its last card so far, 0 where it has none; `room` counts `card`. */
export const longerBid = (bid: number, last: Card, card: Card, room: number): number =>
  bid + 1 + BEFORE[room][card] - BEFORE[room][last];

/** The number of a bid of these cards, ascending and at most seven. */
export function numberOfBid(cards: readonly Card[]): number {
  let bid = NO_BID;
  for (let i = 0; i < cards.length; i++) bid = longerBid(bid, i === 0 ? 0 : cards[i - 1], cards[i], HAND_LIMIT - i);
  return bid;
}

export function cardsOfNumber(bid: number): Card[] {
  const cards: Card[] = [];
  let rest = bid;
  let card = 0;
  for (let room = HAND_LIMIT; rest > NO_BID; room--) {
    const before = BEFORE[room];
    rest += before[card];
    while (before[card + 1] <= rest) card++;
    rest -= before[card] + 1;
    cards.push(card);
  }
  return cards;
}
