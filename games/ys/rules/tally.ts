import type { Seat, Tell } from "@serai/kernel";
import { positionOf, sumOf } from "./board.ts";
import type { Contest, Event } from "./events.ts";
import { firstSide, rankSides, ruleBetween, SIDES } from "./majority.ts";
import { isNeutral } from "./neutral.ts";
import { COLOURS, MARKED_WORTH } from "./parts.ts";
import { columnOf, isSquare, type Place, type Zone } from "./places.ts";
import type { State } from "./state.ts";

/** Totals and numbers of brokers. */
export interface Tally {
  readonly totals: number[];
  readonly brokers: number[];
}

/** Y-6, Mercenary: what a broker counts. */
export const worth = (s: State, broker: number): number =>
  s.marked === broker ? MARKED_WORTH : s.brokers.value[broker];

/** What each side has in a zone. */
export function tallyOf(s: State, zone: Zone): Tally {
  const { owner, place } = s.brokers;
  const totals = [0, 0, 0, 0];
  const brokers = [0, 0, 0, 0];
  for (let i = 0; i < owner.length; i++) {
    if (((zone >> place[i]) & 1) === 0) continue;
    totals[owner[i]] += worth(s, i);
    brokers[owner[i]]++;
  }
  return { totals, brokers };
}

/** What each side has in each third of a zone: the areas of a quarter, the rows of the market. */
export function tallyOfThirds(s: State, zone: Zone, thirdOf: (place: Place) => number): Tally {
  const { owner, place } = s.brokers;
  const totals = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const brokers = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < owner.length; i++) {
    if (((zone >> place[i]) & 1) === 0) continue;
    const at = SIDES * thirdOf(place[i]) + owner[i];
    totals[at] += worth(s, i);
    brokers[at]++;
  }
  return { totals, brokers };
}

/** Y-4.8: what lies in each column of the market, of all sides together. */
export function tallyOfColumns(s: State): Tally {
  const totals = COLOURS.map(() => 0);
  const brokers = COLOURS.map(() => 0);
  for (let i = 0; i < s.brokers.place.length; i++) {
    const place = s.brokers.place[i];
    if (!isSquare(place)) continue;
    totals[columnOf(place)] += worth(s, i);
    brokers[columnOf(place)]++;
  }
  return { totals, brokers };
}

/** The side with the majority, as everybody is told; -1 where nobody is present. */
export function winnerOf(s: State, tally: Tally, from: number, what: Contest, at: number, tell: Tell<Event>): Seat {
  const { totals, brokers } = tally;
  const side = firstSide(totals, brokers, from, s.ties);
  if (!tell) return side;
  if (side < 0) {
    tell({ kind: "unclaimed", what, at });
    return side;
  }
  tellTies(s, tally, from, what, at, 1, tell);
  tell({ kind: "won", what, at, seat: side, total: totals[from + side] });
  return side;
}

/** How ties were broken that decide something: those among the first `places`. */
export function tellTies(
  s: State,
  { totals, brokers }: Tally,
  from: number,
  what: Contest,
  at: number,
  places: number,
  tell: (event: Event) => void,
): void {
  const ranking: Seat[] = [];
  const present = rankSides(totals, brokers, from, s.ties, ranking);
  for (let rank = 0, next = 0; rank < present && rank < places; rank = next) {
    const total = totals[from + ranking[rank]];
    while (next < present && totals[from + ranking[next]] === total) next++;
    if (next - rank === 1) continue;
    const seats = ranking.slice(rank, next);
    const by = seats.slice(1).map((seat, i) => ruleBetween(s, seats[i], seat));
    const fronts = seats.map((seat) => (isNeutral(s, seat) ? 0 : sumOf(s.fronts[seat])));
    const positions = seats.map((seat) => positionOf(s, seat));
    tell({ kind: "tie", what, at, total, seats, by, fronts, positions });
  }
}
