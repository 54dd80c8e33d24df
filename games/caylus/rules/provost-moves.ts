import { type Action, type ActionList, type Refusal, refuse, type Seat, type Tell } from "@serai/kernel";
import { provostBy, provostOf, verbOf } from "./actions.ts";
import type { Event } from "./events.ts";
import { PROVOST_REACH, ROAD } from "./parts.ts";
import type { CaylusRefusal, State } from "./state.ts";

/* C-4 phases 3 and 4: the provost's moves, at the guild for nothing, in phase 4 for a denier a space. */

const isOnRoad = (space: number): boolean => space >= 1 && space <= ROAD;

/** Adds every move of at most so many spaces. */
export function provostMoves(s: State, most: number, into: ActionList): void {
  const reach = Math.min(PROVOST_REACH, most);
  for (let by = -reach; by <= reach; by++) if (by !== 0 && isOnRoad(s.provost + by)) into.add(provostBy(by));
}

export function whyNotProvost(s: State, most: number, action: Action): Refusal<CaylusRefusal> {
  const by = provostOf(action);
  if (verbOf(action) !== "provost" || by === 0) return refuse("other-question", { step: s.step });
  // C-12.24: never shortened.
  if (!isOnRoad(s.provost + by)) return refuse("provost-off-road", { to: s.provost + by });
  return refuse("too-dear", { cost: Math.abs(by), deniers: most });
}

export function moveProvost(s: State, seat: Seat, action: Action, by: "guild" | "phase", tell?: Tell<Event>): void {
  const spaces = provostOf(action);
  const deniers = by === "phase" ? Math.abs(spaces) : 0;
  const from = s.provost;
  s.provost += spaces;
  s.deniers[seat] -= deniers;
  tell?.({ kind: "provost", seat, from, to: s.provost, deniers, by });
}
