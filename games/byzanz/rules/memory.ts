import type { Action, Seat } from "@serai/kernel";
import { saleOf, sell } from "./actions.ts";
import { put, putAll, take } from "./cards.ts";
import type { Event } from "./events.ts";
import { CARDS, type Card, DEALT } from "./parts.ts";
import type { View } from "./view.ts";

/** What a seat with a perfect memory knows. Lots, market kinds and bids are public, so hands become known little by little. */
export interface Memory {
  /** By seat, the own included. */
  readonly held: Held[];
  /** By seat, ascending: sales are shown as they are made. */
  readonly scored: Card[][];
  /** How many of each card are known to have left the game. */
  readonly gone: number[];
  /** By seat: the sales made for it once it was done (B-5.1). */
  readonly closing: Action[][];
  /** By seat: it has said that it is done. */
  readonly done: boolean[];
  /** All that was told, in its order: what a rival did says something of what it holds. */
  readonly told: Event[];
}

/** What is known of one hand: it holds so many unknown cards and all that was seen to go in, less the hidden discards. */
export interface Held {
  /** Of the four cards dealt, those that have not been seen. */
  unknown: number;
  /** The cards seen to go in, in stretches between discards, the newest last. */
  readonly stretches: Stretch[];
}

export interface Stretch {
  /** Ascending. */
  readonly cards: Card[];
  /** Cards discarded unseen after these came in and before those of the next stretch; from this or any older one. */
  discards: number;
}

export const memory = (view: View): Memory => ({
  held: view.seats.map(() => ({ unknown: DEALT, stretches: [{ cards: [], discards: 0 }] })),
  scored: view.seats.map(() => []),
  gone: Array<number>(CARDS).fill(0),
  closing: view.seats.map(() => []),
  done: view.seats.map(() => false),
  told: [],
});

export function remember(m: Memory, event: Event): void {
  m.told.push(event);
  switch (event.kind) {
    case "dealt":
      m.held[event.seat].unknown = 0;
      comeIn(m.held[event.seat], event.cards);
      return;
    case "bid":
      goOut(m.held[event.seat], event.cards);
      return;
    case "passed":
      comeIn(m.held[event.seat], event.back);
      return;
    case "gave":
      comeIn(m.held[event.seat], event.kept);
      return;
    case "took-all":
    case "picked":
      comeIn(m.held[event.seat], event.cards);
      return;
    case "cleared":
      for (const card of event.cards) m.gone[card]++;
      return;
    case "sold":
      if (event.cards) rememberSale(m, event.seat, event.cards);
      return;
    case "discarded":
      if (event.card === undefined) latest(m.held[event.seat]).discards++;
      else {
        goOut(m.held[event.seat], [event.card]);
        m.gone[event.card]++;
      }
      return;
    case "done":
      m.done[event.seat] = true;
      return;
    case "round":
    case "lot":
    case "last-lot":
    case "won":
    case "found-nothing":
    case "counted":
      return;
  }
}

const latest = (held: Held): Stretch => held.stretches[held.stretches.length - 1];

function comeIn(held: Held, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  if (latest(held).discards > 0) held.stretches.push({ cards: [], discards: 0 });
  putAll(latest(held).cards, cards);
}

/**
 * Cards leave the hand in sight. Of equal cards the one that came in last goes: the older could also have been
 * discarded unseen, the newer in fewer ways, and so exactly what is possible stays possible.
 */
function goOut(held: Held, cards: readonly Card[]): void {
  for (const card of cards) {
    const stretch = held.stretches.findLast((one) => one.cards.includes(card));
    if (stretch) take(stretch.cards, card);
    else held.unknown--;
  }
}

function rememberSale(m: Memory, seat: Seat, cards: readonly Card[]): void {
  goOut(m.held[seat], cards);
  const sale = sell(cards[0], cards[1], cards[2]);
  const { kept } = saleOf(sale);
  put(m.scored[seat], kept);
  for (const card of cards) m.gone[card]++;
  m.gone[kept]--;
  if (m.done[seat]) m.closing[seat].push(sale);
}
