import type { Chance, Seat } from "@serai/kernel";
import { type BrokerName, brokerName, FIRST_AREA_ZONE, nthOfName, placeOfName } from "./actions.ts";
import { firstRowFor, VALUES } from "./parts.ts";
import { FIRST_SQUARE, NOWHERE, type Place, QUARTER_ZONES, type Zone, zoneInUse, zoneOf } from "./places.ts";
import type { State } from "./state.ts";

/** Y-3.6: everything in use, by quarters and by first row in use. */
const IN_USE: readonly (readonly Zone[])[] = [0, 1, 2, 3, 4].map((quarters) =>
  [0, 1].map((row) => zoneInUse(quarters, row)),
);
export const inUse = (s: State): Zone => IN_USE[s.quarters][firstRowFor(s.players)];

/** Y-6, Queen: what she has closed. */
export function closedZone(s: State): Zone {
  if (s.closed < 0) return NOWHERE;
  return s.closed < FIRST_AREA_ZONE ? QUARTER_ZONES[s.closed] : zoneOf(s.closed - FIRST_AREA_ZONE);
}

/** Market squares on which a broker stands. */
export function takenSquares(s: State): Zone {
  const { place } = s.brokers;
  let taken = NOWHERE;
  for (let i = 0; i < place.length; i++) if (place[i] >= FIRST_SQUARE) taken |= 1 << place[i];
  return taken;
}

/** Y-3.6: where the seat may place. A closed quarter stays open to its seat, a closed area to nobody (Y-6, Queen). */
export function openTo(s: State, seat: Seat): Zone {
  const free = inUse(s) & ~takenSquares(s);
  return s.closedBy === seat && s.closed < FIRST_AREA_ZONE ? free : free & ~closedZone(s);
}

/** Y-6, Herald and Magician: a closed zone is out of their reach, even for the seat that closed it. */
export const reachable = (s: State): Zone => inUse(s) & ~closedZone(s);

/** A broker's number at its place among its owner's, in the order of placing: how actions name it. */
export function nameOf(s: State, broker: number): BrokerName {
  const { owner, place } = s.brokers;
  let nth = 0;
  for (let i = 0; i < broker; i++) if (owner[i] === owner[broker] && place[i] === place[broker]) nth++;
  return brokerName(place[broker], nth);
}

/** The broker a name stands for; -1 where the seat has none there. */
export function brokerNamed(s: State, seat: Seat, name: BrokerName): number {
  const { owner, place } = s.brokers;
  const at = placeOfName(name);
  let nth = nthOfName(name);
  for (let i = 0; i < place.length; i++) if (owner[i] === seat && place[i] === at && nth-- === 0) return i;
  return -1;
}

/** A seat's brokers in the order of their names, so that actions come out ascending. */
export function brokersByName(s: State, seat: Seat): number[] {
  const { owner, place } = s.brokers;
  const own: number[] = [];
  for (let i = 0; i < owner.length; i++) {
    if (owner[i] !== seat) continue;
    let at = own.length;
    for (; at > 0 && place[own[at - 1]] > place[i]; at--) own[at] = own[at - 1];
    own[at] = i;
  }
  return own;
}

/**
 * Whether two brokers of a seat are equal to it (G-6): same place, same side, same value as far as it still sees it, and
 * nothing that others saw sets them apart.
 */
export function alike(s: State, a: number, b: number): boolean {
  const { owner, place, value, up, seen } = s.brokers;
  return (
    owner[a] === owner[b] &&
    place[a] === place[b] &&
    value[a] === value[b] &&
    up[a] === up[b] &&
    (up[a] === 1 || s.options.recall) &&
    seen[a] === seen[b] &&
    (s.marked === a) === (s.marked === b) &&
    s.laid.includes(a) === s.laid.includes(b)
  );
}

/** Whether an equal broker has a lower number: it alone is listed. */
export function isDouble(s: State, broker: number): boolean {
  for (let i = 0; i < broker; i++) if (alike(s, i, broker)) return true;
  return false;
}

/**
 * One of the brokers equal to this one. Their owner does not care which one it is, but others watch: if it always were
 * the first, moving the second would tell that the first is not equal to it.
 */
export function anyAlike(s: State, broker: number, chance: Chance): number {
  if (s.brokers.up[broker] === 1) return broker;
  let like = 0;
  for (let i = broker; i < s.brokers.owner.length; i++) if (alike(s, i, broker)) like++;
  if (like === 1) return broker;
  let pick = chance.int(like);
  let found = broker;
  while (pick > 0) if (alike(s, ++found, broker)) pick--;
  return found;
}

/** Puts a broker on the board and gives its number. */
export function putDown(s: State, owner: Seat, place: Place, value: number, up: number, seen: number): number {
  const { brokers } = s;
  brokers.owner.push(owner);
  brokers.place.push(place);
  brokers.value.push(value);
  brokers.up.push(up);
  brokers.seen.push(seen);
  return brokers.owner.length - 1;
}

/** Sum of values, of brokers counted by value. */
export function sumOf(counts: readonly number[]): number {
  let sum = 0;
  for (let value = 1; value < VALUES; value++) sum += value * counts[value];
  return sum;
}

/** Counts by value as a list, highest first. */
export const spread = (counts: readonly number[]): number[] =>
  counts.flatMap((count, value) => Array<number>(count).fill(value)).reverse();

/** Position of a seat in this round's order (Y-3.5). */
export const positionOf = (s: State, seat: Seat): number => s.order.indexOf(seat);

/** The seat on turn in phase 3. */
export const onTurn = (s: State): Seat => s.order[s.turn % s.players];
