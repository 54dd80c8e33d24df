import type { Seat, Tell } from "@serai/kernel";
import { positionOf, sumOf } from "./board.ts";
import type { Contest, Event, TieRule } from "./events.ts";
import { hasNeutral, MARKED_WORTH, NEUTRAL } from "./parts.ts";
import type { Zone } from "./places.ts";
import type { State } from "./state.ts";

/** What the last count found, by side: filled again and again, read only by what follows at once. */
const totals: number[] = [0, 0, 0, 0];
const brokers: number[] = [0, 0, 0, 0];
const ranking: Seat[] = [];

/** Y-6, Mercenary: what a broker counts. */
export const worth = (s: State, broker: number): number =>
  s.marked === broker ? MARKED_WORTH : s.brokers.value[broker];

/** The neutral's number where it plays, else none that a side has. */
const neutralOf = (s: State): Seat => (hasNeutral(s.players) ? NEUTRAL : -1);

function countIn(s: State, zone: Zone): void {
  const { owner, place } = s.brokers;
  for (let side = 0; side < totals.length; side++) totals[side] = brokers[side] = 0;
  for (let i = 0; i < owner.length; i++) {
    if (((zone >> place[i]) & 1) === 0) continue;
    totals[owner[i]] += worth(s, i);
    brokers[owner[i]]++;
  }
}

/** Y-4.5: the first rule that sets two tied sides apart. */
function ruleBetween(s: State, a: Seat, b: Seat): TieRule {
  if (a === s.intriguer || b === s.intriguer) return "intriguer";
  if (a === neutralOf(s) || b === neutralOf(s)) return "neutral";
  return sumOf(s.fronts[a]) === sumOf(s.fronts[b]) ? "order" : "front";
}

function winsTie(s: State, a: Seat, b: Seat): boolean {
  switch (ruleBetween(s, a, b)) {
    case "intriguer":
      return a === s.intriguer;
    case "neutral":
      return a === neutralOf(s);
    case "front":
      return sumOf(s.fronts[a]) > sumOf(s.fronts[b]);
    case "order":
      return positionOf(s, a) < positionOf(s, b);
  }
}

/**
 * Y-4.1, Y-4.4, Y-4.5: the sides present in a zone, first place first. Of ties that decide something, among the first
 * `places`, everybody is told how they were broken. The list is used again by the next ranking.
 */
export function rankIn(
  s: State,
  zone: Zone,
  what: Contest,
  at: number,
  places: number,
  tell: Tell<Event>,
): readonly Seat[] {
  countIn(s, zone);
  ranking.length = 0;
  for (let side = 0; side < totals.length; side++) {
    if (brokers[side] === 0) continue;
    let to = ranking.length;
    for (; to > 0 && isBefore(s, side, ranking[to - 1]); to--) ranking[to] = ranking[to - 1];
    ranking[to] = side;
  }
  if (tell) tellTies(s, what, at, places, tell);
  return ranking;
}

const isBefore = (s: State, a: Seat, b: Seat): boolean =>
  totals[a] === totals[b] ? winsTie(s, a, b) : totals[a] > totals[b];

/** The total of a side in the zone ranked last. */
export const totalOf = (side: Seat): number => totals[side];

function tellTies(s: State, what: Contest, at: number, places: number, tell: (event: Event) => void): void {
  for (let from = 0; from < ranking.length && from < places; ) {
    const total = totals[ranking[from]];
    let to = from + 1;
    while (to < ranking.length && totals[ranking[to]] === total) to++;
    if (to - from > 1) tellTie(s, what, at, total, ranking.slice(from, to), tell);
    from = to;
  }
}

function tellTie(
  s: State,
  what: Contest,
  at: number,
  total: number,
  seats: readonly Seat[],
  tell: (event: Event) => void,
): void {
  const by = seats.slice(1).map((seat, i) => ruleBetween(s, seats[i], seat));
  const fronts = seats.map((seat) => (seat === neutralOf(s) ? 0 : sumOf(s.fronts[seat])));
  tell({ kind: "tie", what, at, total, seats, by, fronts, positions: seats.map((seat) => positionOf(s, seat)) });
}

/** Y-4.8: who orders tied columns: the Intriguer's seat, else the best front, else the lower order card. */
export function arbiter(s: State): { seat: Seat; by: TieRule } {
  if (s.intriguer >= 0) return { seat: s.intriguer, by: "intriguer" };
  let best = s.order[0];
  let by: TieRule = "front";
  for (let position = 1; position < s.players; position++) {
    const seat = s.order[position];
    const more = sumOf(s.fronts[seat]) - sumOf(s.fronts[best]);
    if (more === 0) by = "order";
    if (more > 0) {
      best = seat;
      by = "front";
    }
  }
  return { seat: best, by };
}
