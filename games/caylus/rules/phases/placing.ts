import { type ActionList, type Refusal, refuse, type Seat, type Tell } from "@serai/kernel";
import { PASS, PLACE, placeOf, verbOf } from "../actions.ts";
import type { Event } from "../events.ts";

import { ask, type CaylusRefusal, nextPhase, type Question, type State } from "../state.ts";
import { buildingAt, hasTarget, listTargets, occupy, ownsAt, whyNotThere } from "../targets.ts";

/*
 * C-4 phase 2: in turn order, round and round, each seat places one worker or passes. `at` is the place in the turn
 * order of the seat that is asked.
 */

/** The lowest free bridge number; with two players 3 instead of 2 (C-10). */
export const bridgeCost = ({ players, bridge }: Pick<State, "players" | "bridge">): number =>
  players === 2 && bridge.length === 1 ? 3 : 1 + bridge.length;

/** What a seat pays to place anywhere but on its own buildings. */
export const placementCost = (s: Pick<State, "players" | "bridge" | "guest">, seat: Seat): number =>
  s.guest === seat ? 1 : bridgeCost(s);

/** Own buildings always cost 1. */
export const OWN_COST = 1;

export function askPlacing(s: State, tell?: Tell<Event>): boolean {
  for (;;) {
    if (s.bridge.length === s.players) return nextPhase(s);
    while (s.bridge.includes(s.order[s.at])) advance(s);
    const seat = s.order[s.at];
    if (s.workers[seat] > 0 && hasTarget(s, seat, s.deniers[seat], placementCost(s, seat), OWN_COST))
      return ask(s, seat, "placing");
    pass(s, seat, true, tell); // C-12.23
  }
}

const advance = (s: State): void => {
  s.at = s.at + 1 === s.players ? 0 : s.at + 1;
};

function pass(s: State, seat: Seat, forced: boolean, tell?: Tell<Event>): void {
  const deniers = s.bridge.length === 0 ? 1 : 0; // the first to pass takes a denier
  s.deniers[seat] += deniers;
  s.bridge.push(seat);
  tell?.({ kind: "passed", seat, number: s.bridge.length, deniers, forced });
}

export const placing: Question = {
  legal(s, seat, into: ActionList) {
    into.add(PASS);
    listTargets(s, seat, s.deniers[seat], placementCost(s, seat), OWN_COST, PLACE, into);
  },
  whyNot(s, seat, action): Refusal<CaylusRefusal> {
    if (verbOf(action) !== "place") return refuse("other-question", { step: s.step });
    return whyNotThere(s, seat, placeOf(action), placementCost(s, seat), OWN_COST);
  },
  apply(s, seat, action, tell) {
    if (action === PASS) pass(s, seat, false, tell);
    else {
      const where = placeOf(action);
      const cost = ownsAt(s, seat, where) ? OWN_COST : placementCost(s, seat);
      s.deniers[seat] -= cost;
      s.workers[seat]--;
      tell?.({ kind: "placed", seat, place: where, building: buildingAt(s, where), cost });
      occupy(s, seat, where, tell);
    }
    advance(s);
    return false;
  },
};
