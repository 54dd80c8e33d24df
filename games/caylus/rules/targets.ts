import { type Action, type ActionList, type Refusal, refuse, type Seat, type Tell } from "@serai/kernel";
import { type Building, EMPTY, IS_USABLE } from "./buildings.ts";
import type { Event } from "./events.ts";
import { FROM_OWNING, gainPoints } from "./gains.ts";
import { placeName } from "./notation.ts";
import { ROAD, STABLES_PLACES } from "./parts.ts";
import { CASTLE, GATE, isRoad, JOUST, type Place, STABLES, spaceOf } from "./places.ts";
import type { CaylusRefusal, State } from "./state.ts";

/*
 * Where a worker may go, from a seat's stock (C-4 phase 2) or from the gate (phase 3). A seat with so many deniers pays
 * `cost`, or `ownCost` on its own buildings.
 */

const isFree = (s: State, seat: Seat, place: Place): boolean => {
  if (place === CASTLE) return !s.castle.includes(seat);
  if (place !== STABLES) return s.worker[place] < 0;
  // C-10: the stables are not used with two players.
  return s.players > 2 && s.stables.length < STABLES_PLACES && !s.stables.includes(seat);
};

/** Whether the space has a building that workers use, and nobody stands there. */
const isOpen = (s: State, space: number): boolean =>
  s.tiles[space] !== EMPTY && IS_USABLE[s.tiles[space]] && s.worker[CASTLE + space] < 0;

export function listTargets(
  s: State,
  seat: Seat,
  deniers: number,
  cost: number,
  ownCost: number,
  first: Action,
  into: ActionList,
): void {
  if (deniers < ownCost) return;
  const affordsAll = deniers >= cost;
  if (affordsAll) {
    for (let place = GATE; place <= JOUST; place++) if (s.worker[place] < 0) into.add(first + place);
    for (let place = STABLES; place <= CASTLE; place++) if (isFree(s, seat, place)) into.add(first + place);
  }
  for (let space = 1; space <= ROAD; space++)
    if (isOpen(s, space) && (affordsAll || s.owners[space] === seat)) into.add(first + CASTLE + space);
}

export function hasTarget(s: State, seat: Seat, deniers: number, cost: number, ownCost: number): boolean {
  if (deniers < ownCost) return false;
  const affordsAll = deniers >= cost;
  if (affordsAll) for (let place = CASTLE; place >= GATE; place--) if (isFree(s, seat, place)) return true;
  for (let space = 1; space <= ROAD; space++)
    if (isOpen(s, space) && (affordsAll || s.owners[space] === seat)) return true;
  return false;
}

/** Why a worker may not go there; only asked where it may not. */
export function whyNotThere(s: State, seat: Seat, place: Place, cost: number, ownCost: number): Refusal<CaylusRefusal> {
  if (isRoad(place)) {
    const tile = s.tiles[spaceOf(place)];
    if (tile === EMPTY || !IS_USABLE[tile]) return refuse("nothing-to-use", { place: placeName(place) });
  }
  if (place === STABLES && s.players === 2) return refuse("stables-unused");
  if ((place === STABLES && s.stables.includes(seat)) || (place === CASTLE && s.castle.includes(seat)))
    return refuse("one-worker-each", { place: placeName(place) });
  if (!isFree(s, seat, place)) return refuse("place-taken", { place: placeName(place) });
  return refuse("too-dear", { cost: ownsAt(s, seat, place) ? ownCost : cost, deniers: s.deniers[seat] });
}

export const ownsAt = (s: Pick<State, "owners">, seat: Seat, place: Place): boolean =>
  isRoad(place) && s.owners[spaceOf(place)] === seat;

/** EMPTY off the road. */
export const buildingAt = (s: Pick<State, "tiles">, place: Place): Building =>
  isRoad(place) ? s.tiles[spaceOf(place)] : EMPTY;

/** The worker stands there now; the owner of another's building takes a point (C-4 phase 2). */
export function occupy(s: State, seat: Seat, place: Place, tell?: Tell<Event>): void {
  if (place === STABLES) s.stables.push(seat);
  else if (place === CASTLE) s.castle.push(seat);
  else s.worker[place] = seat;
  if (!isRoad(place)) return;
  const space = spaceOf(place);
  const owner = s.owners[space];
  if (owner < 0 || owner === seat) return;
  gainPoints(s, owner, 1, FROM_OWNING);
  tell?.({ kind: "owner", seat: owner, by: seat, space, building: s.tiles[space] });
}

/** The worker on a place goes home. */
export function goHome(s: State, place: Place): void {
  s.workers[s.worker[place]]++;
  s.worker[place] = -1;
}
