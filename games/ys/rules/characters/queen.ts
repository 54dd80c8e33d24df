import { closedOf, FIRST_AREA_ZONE, queen as queenAction } from "../actions.ts";
import type { PlayedCharacter } from "./character.ts";

/**
 * Before one of its seat's placings: closes a quarter in use to all others. Option `area`: right after a placing, closes
 * one area to everybody. Nothing is moved into, out of or within a closed zone: board.ts.
 */
export const queen: PlayedCharacter = {
  window: (s) => (s.options.queen === "area" ? "afterPlacing" : "beforePlacing"),
  legal(s, _seat, into) {
    const areas = s.options.queen === "area";
    const first = areas ? FIRST_AREA_ZONE : 0;
    const zones = areas ? 3 * s.quarters : s.quarters;
    for (let zone = first; zone < first + zones; zone++) into.add(queenAction(zone));
  },
  play(s, seat, action, _chance, tell) {
    s.closedBy = seat;
    s.closed = closedOf(action);
    tell?.({ kind: "closed", seat, zone: s.closed });
  },
};
