import type { Tell } from "@serai/kernel";
import { PASS } from "../actions.ts";
import type { Event } from "../events.ts";
import { moveProvost, provostMoves, whyNotProvost } from "../provost-moves.ts";
import { ask, nextPhase, type Question, type State } from "../state.ts";

/* C-4 phase 4: in passing order each seat may pay to move the provost. `at` is the place on the bridge. */

export function askProvost(s: State, tell?: Tell<Event>): boolean {
  for (; s.at < s.players; s.at++) {
    const seat = s.bridge[s.at];
    if (s.deniers[seat] > 0) return ask(s, seat, "provost");
    tell?.({ kind: "provostPassed", seat, forced: true });
  }
  return nextPhase(s);
}

export const provost: Question = {
  legal(s, seat, into) {
    into.add(PASS);
    provostMoves(s, s.deniers[seat], into);
  },
  whyNot: (s, seat, action) => whyNotProvost(s, s.deniers[seat], action),
  apply(s, seat, action, tell) {
    if (action === PASS) tell?.({ kind: "provostPassed", seat, forced: false });
    else moveProvost(s, seat, action, "phase", tell);
    s.at++;
    return false;
  },
};
