import { refuse, type Seat, type Tell } from "@serai/kernel";
import { offerOf, TAKE, takenOf, useOffer, verbOf } from "../actions.ts";
import { GIVES_BONUS, YIELD_KINDS, YIELDS } from "../buildings.ts";
import { addCubes, CUBE_SETS, listTakes } from "../cubes.ts";
import type { Event } from "../events.ts";
import { ask, type Question, type State } from "../state.ts";

/* C-4 phase 5: production is taken whether its player likes it or not; of two choices one. */

export function askProduction(s: State, seat: Seat, tell?: Tell<Event>): boolean {
  const choices = YIELDS[s.tiles[s.at]];
  return choices.length > 1 ? ask(s, seat, "producing") : produce(s, seat, 0, tell);
}

/** True where the owner chooses a cube of their own. */
function produce(s: State, seat: Seat, choice: number, tell?: Tell<Event>): boolean {
  const building = s.tiles[s.at];
  const cubes = YIELDS[building][choice];
  addCubes(s.cubes, seat, cubes);
  tell?.({ kind: "produced", seat, space: s.at, building, cubes });
  // C-12.24: after the user's cubes.
  const owner = s.owners[s.at];
  return GIVES_BONUS[building] && owner !== seat && ask(s, owner, "bonus");
}

export const producing: Question = {
  legal(s, _seat, into) {
    for (let choice = 0; choice < YIELDS[s.tiles[s.at]].length; choice++) into.add(useOffer(choice));
  },
  whyNot: (s) => refuse("other-question", { step: s.step }),
  apply: (s, seat, action, tell) => produce(s, seat, offerOf(action), tell),
};

/** The owner of a stone production building takes a cube when another player uses it. */
export const bonus: Question = {
  legal(s, _seat, into) {
    listTakes(1, YIELD_KINDS[s.tiles[s.at]], TAKE, into);
  },
  whyNot: (s, _seat, action) =>
    verbOf(action) === "take" ? refuse("cubes-not-offered") : refuse("other-question", { step: s.step }),
  apply(s, seat, action, tell) {
    const cubes = CUBE_SETS[takenOf(action)];
    addCubes(s.cubes, seat, cubes);
    tell?.({ kind: "bonus", seat, space: s.at, building: s.tiles[s.at], cubes });
    return false;
  },
};
