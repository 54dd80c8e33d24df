import type { Seat, Tell } from "@serai/kernel";
import { BUILDINGS } from "../buildings.ts";
import { askBuilding } from "../choices/building.ts";
import { askLawyer, makeWaitingChange } from "../choices/lawyer.ts";
import { askProduction } from "../choices/producing.ts";
import { askTrade } from "../choices/trading.ts";
import type { Event } from "../events.ts";
import { ROAD } from "../parts.ts";
import { roadPlace, type Space } from "../places.ts";
import { nextPhase, type State } from "../state.ts";
import { goHome } from "../targets.ts";

/* C-4 phase 5: the road from space 1 up to the provost. `at` is the space activated last, or being activated. */

export function askRoad(s: State, tell?: Tell<Event>): boolean {
  if (s.active) finish(s, tell);
  while (s.at < s.provost) {
    s.at++;
    const seat = s.worker[roadPlace(s.at)];
    if (seat < 0) continue;
    s.active = true;
    if (activate(s, seat, tell)) return true;
    finish(s, tell);
  }
  endRoad(s, tell);
  return nextPhase(s);
}

/** True where somebody is asked. */
function activate(s: State, seat: Seat, tell?: Tell<Event>): boolean {
  const { use } = BUILDINGS[s.tiles[s.at]];
  switch (use.kind) {
    case "produce":
      return askProduction(s, seat, tell);
    case "trade":
      return askTrade(s, seat) || useless(s, seat, tell);
    case "build":
      return askBuilding(s, seat, use.group, false, tell) || useless(s, seat, tell);
    case "lawyer":
      return askLawyer(s, seat, false, tell) || useless(s, seat, tell);
    case "none":
      throw new Error(`a worker on space ${s.at}, where none may be`);
  }
}

function useless(s: State, seat: Seat, tell?: Tell<Event>): false {
  tell?.({ kind: "useless", seat, space: s.at, building: s.tiles[s.at] });
  return false;
}

/** C-12.18: the activation and every favour of it are finished: the worker goes home, then a waiting change happens. */
function finish(s: State, tell?: Tell<Event>): void {
  s.active = false;
  goHome(s, roadPlace(s.at));
  makeWaitingChange(s, s.at, tell);
}

/** Workers beyond the provost go home with no effect; then changes that waited for them, in road order (C-12.1, 25). */
function endRoad(s: State, tell?: Tell<Event>): void {
  const seats: Seat[] | undefined = tell && [];
  const spaces: Space[] | undefined = tell && [];
  for (let space = s.provost + 1; space <= ROAD; space++) {
    const seat = s.worker[roadPlace(space)];
    if (seat < 0) continue;
    goHome(s, roadPlace(space));
    seats?.push(seat);
    spaces?.push(space);
  }
  if (tell && seats && spaces && seats.length > 0) tell({ kind: "unreached", seats, spaces });
  for (let space = s.provost + 1; space <= ROAD; space++) makeWaitingChange(s, space, tell);
}
