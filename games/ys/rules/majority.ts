import type { Seat } from "@serai/kernel";
import { sumOf } from "./board.ts";
import type { TieRule } from "./events.ts";
import { hasNeutral, NEUTRAL, sidesFor } from "./parts.ts";

/*
 * Who comes first in a count. The rules count one position; bots count many imagined ones, and ask here as well.
 */

/** Totals, or numbers of brokers: `SIDES` in a row for each place, or one a column. */
export type Counts = ArrayLike<number>;
/** In a list of counts there is room for as many sides, whether or not all play. */
export const SIDES = 4;

/** What decides ties: a state has it, and a view tells it. */
export interface TieFacts {
  readonly players: number;
  readonly intriguer: Seat;
  readonly order: readonly Seat[];
  readonly fronts: readonly (readonly number[])[];
}

/** Y-4.5: the first rule that sets two tied sides apart. */
export function ruleBetween({ players, intriguer, fronts }: TieFacts, a: Seat, b: Seat): TieRule {
  if (a === intriguer || b === intriguer) return "intriguer";
  if (hasNeutral(players) && (a === NEUTRAL || b === NEUTRAL)) return "neutral";
  return sumOf(fronts[a]) === sumOf(fronts[b]) ? "order" : "front";
}

function winsTie(facts: TieFacts, a: Seat, b: Seat): boolean {
  const { intriguer, order, fronts } = facts;
  switch (ruleBetween(facts, a, b)) {
    case "intriguer":
      return a === intriguer;
    case "neutral":
      return a === NEUTRAL;
    case "front":
      return sumOf(fronts[a]) > sumOf(fronts[b]);
    case "order":
      return order.indexOf(a) < order.indexOf(b);
  }
}

/** Y-4.5, by side: how many others it would beat in a tie of all. */
export function tieRanks(facts: TieFacts): number[] {
  const ranks = Array<number>(sidesFor(facts.players)).fill(0);
  for (let a = 0; a < ranks.length; a++)
    for (let b = a + 1; b < ranks.length; b++) ranks[winsTie(facts, a, b) ? a : b]++;
  return ranks;
}

/** Y-4.3, Y-4.4, Y-4.5: the side that comes first, by tie ranks in a tie; -1 where nobody is present. */
export function firstSide(totals: Counts, brokers: Counts, from: number, ties: Counts): Seat {
  let first = -1;
  for (let side = 0; side < ties.length; side++)
    if (brokers[from + side] > 0 && (first < 0 || isBefore(totals, from, ties, side, first))) first = side;
  return first;
}

/** Y-4.1, Y-4.4, Y-4.5: puts all sides present into the list, first place first, and says how many they are. */
export function rankSides(totals: Counts, brokers: Counts, from: number, ties: Counts, into: Seat[]): number {
  let present = 0;
  for (let side = 0; side < ties.length; side++) {
    if (brokers[from + side] === 0) continue;
    let to = present++;
    for (; to > 0 && isBefore(totals, from, ties, side, into[to - 1]); to--) into[to] = into[to - 1];
    into[to] = side;
  }
  return present;
}

function isBefore(totals: Counts, from: number, ties: Counts, a: Seat, b: Seat): boolean {
  const more = totals[from + a] - totals[from + b];
  return more === 0 ? ties[a] > ties[b] : more > 0;
}

/** Y-4.8: positive where column a ranks above column b, 0 where somebody has to order them. */
export const compareColumns = (totals: Counts, brokers: Counts, a: number, b: number): number =>
  totals[a] - totals[b] || brokers[a] - brokers[b];

/** Y-4.8: who orders tied columns: of the seats, the one that goes first in ties. */
export function columnArbiter(ties: Counts, players: number): Seat {
  let best = 0;
  for (let seat = 1; seat < players; seat++) if (ties[seat] > ties[best]) best = seat;
  return best;
}
