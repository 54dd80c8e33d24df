import { jeweller as jewellerAction, jewelsOf } from "../actions.ts";
import { gain } from "../gems.ts";
import { COLOURS } from "../parts.ts";
import type { PlayedCharacter } from "./character.ts";

/** Takes two coloured gems of choice. */
export const jeweller: PlayedCharacter = {
  window: () => "countEnds",
  legal(_s, _seat, into) {
    for (let a = 0; a < COLOURS.length; a++) for (let b = a; b < COLOURS.length; b++) into.add(jewellerAction(a, b));
  },
  play(s, seat, action, _chance, tell) {
    for (const colour of jewelsOf(action)) gain(s, seat, colour, "jeweller", tell);
  },
};
