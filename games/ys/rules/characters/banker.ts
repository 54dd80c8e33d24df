import { bankedOf, banker as bankerAction } from "../actions.ts";
import { canMove, movePrice } from "../gems.ts";
import { COLOURS } from "../parts.ts";
import type { PlayedCharacter } from "./character.ts";

/** One colour up 1 and another down 1, both, on the track (Y-1.7). */
export const banker: PlayedCharacter = {
  window: () => "countEnds",
  legal(s, _seat, into) {
    for (let up = 0; up < COLOURS.length; up++) {
      if (!canMove(s, up, 1)) continue;
      for (let down = 0; down < COLOURS.length; down++)
        if (down !== up && canMove(s, down, -1)) into.add(bankerAction(up, down));
    }
  },
  play(s, seat, action, _chance, tell) {
    const [up, down] = bankedOf(action);
    movePrice(s, up, 1, tell, seat);
    movePrice(s, down, -1, tell, seat);
  },
};
