import { captain as captainAction, quartersOf } from "../actions.ts";
import type { PlayedCharacter } from "./character.ts";

/** Swaps the ships of two quarters in use. */
export const captain: PlayedCharacter = {
  window: () => "countBegins",
  legal(s, _seat, into) {
    for (let a = 0; a < s.quarters; a++) for (let b = a + 1; b < s.quarters; b++) into.add(captainAction(a, b));
  },
  play(s, _seat, action, _chance, tell) {
    const [a, b] = quartersOf(action);
    [s.docked[a], s.docked[b]] = [s.docked[b], s.docked[a]];
    tell?.({ kind: "docked", quarters: [a, b] });
  },
};
