import { refuse, type Seat, type Tell } from "@serai/kernel";
import { DECLINE, residence, residenceOf, verbOf } from "../actions.ts";
import { EMPTY, IS_CRAFT, IS_NEUTRAL, LAWYER, RESIDENCE } from "../buildings.ts";
import type { Event } from "../events.ts";
import { FROM_RESIDENCES, gainPoints } from "../gains.ts";
import { CLOTH, KIND_COUNT, RESIDENCE_DENIERS, RESIDENCE_POINTS, ROAD } from "../parts.ts";
import { roadPlace, type Space } from "../places.ts";
import { ask, type Question, type State } from "../state.ts";

/* C-4 phase 5: the lawyer turns a neutral tile or an own craft tile into a residence. C-8: by a favour for cloth alone. */

const priceOf = (byFavour: boolean): number => (byFavour ? 0 : RESIDENCE_DENIERS);

/** Never the lawyer itself; not where another change waits (C-12.3). */
function canChange(s: State, seat: Seat, space: Space): boolean {
  const tile = s.tiles[space];
  if (tile === EMPTY || s.waiting[space] >= 0) return false;
  return IS_NEUTRAL[tile] || (IS_CRAFT[tile] && s.owners[space] === seat && tile !== LAWYER);
}

function canPayLawyer(s: State, seat: Seat, byFavour: boolean): boolean {
  return s.cubes[seat * KIND_COUNT + CLOTH] > 0 && s.deniers[seat] >= priceOf(byFavour);
}

export function canUseLawyer(s: State, seat: Seat, byFavour: boolean): boolean {
  if (!canPayLawyer(s, seat, byFavour)) return false;
  for (let space = 1; space <= ROAD; space++) if (canChange(s, seat, space)) return true;
  return false;
}

/** True where the seat is asked which tile to change; it can decline unless a favour was spent on it. */
export function askLawyer(s: State, seat: Seat, byFavour: boolean, tell?: Tell<Event>): boolean {
  if (!canUseLawyer(s, seat, byFavour)) return false;
  s.byFavour = byFavour;
  const only = byFavour ? onlyTarget(s, seat) : 0;
  return only > 0 ? change(s, seat, only, tell) : ask(s, seat, "lawyer"); // G-2
}

/** The one space that the seat can change; 0 where there are several. */
function onlyTarget(s: State, seat: Seat): Space {
  let found = 0;
  for (let space = 1; space <= ROAD; space++) {
    if (!canChange(s, seat, space)) continue;
    if (found > 0) return 0;
    found = space;
  }
  return found;
}

export const lawyer: Question = {
  legal(s, seat, into) {
    if (!s.byFavour) into.add(DECLINE);
    for (let space = 1; space <= ROAD; space++) if (canChange(s, seat, space)) into.add(residence(space));
  },
  whyNot(s, _seat, action) {
    const space = residenceOf(action);
    if (verbOf(action) !== "residence" || space === 0) return refuse("other-question", { step: s.step });
    return refuse(s.waiting[space] >= 0 ? "lawyer-waits-there" : "lawyer-not-there", { space });
  },
  apply(s, seat, action, tell) {
    if (action === DECLINE) {
      tell?.({ kind: "declined", seat, place: roadPlace(s.at), building: s.tiles[s.at] });
      return false;
    }
    return change(s, seat, residenceOf(action), tell);
  },
};

/** C-12.2: payment and points at once; where a worker stands the change waits. Always false: it is done. */
function change(s: State, seat: Seat, space: Space, tell?: Tell<Event>): false {
  const deniers = priceOf(s.byFavour);
  const building = s.tiles[space];
  s.deniers[seat] -= deniers;
  s.cubes[seat * KIND_COUNT + CLOTH]--;
  gainPoints(s, seat, RESIDENCE_POINTS, FROM_RESIDENCES);
  const waits = s.worker[roadPlace(space)] >= 0;
  tell?.({ kind: "lawyer", seat, space, building, deniers, points: RESIDENCE_POINTS, waits });
  if (waits) s.waiting[space] = seat;
  else becomeResidence(s, seat, space);
  return false;
}

function becomeResidence(s: State, seat: Seat, space: Space): void {
  const tile = s.tiles[space];
  if (IS_CRAFT[tile]) s.supply[tile]++; // C-12.4, C-12.20; a neutral tile leaves the game
  s.tiles[space] = RESIDENCE;
  s.owners[space] = seat;
}

/** C-12.18: the worker has gone home, and a change that waited for it happens. */
export function makeWaitingChange(s: State, space: Space, tell?: Tell<Event>): void {
  const seat = s.waiting[space];
  if (seat < 0) return;
  s.waiting[space] = -1;
  tell?.({ kind: "changed", seat, space, building: s.tiles[space] });
  becomeResidence(s, seat, space);
}
