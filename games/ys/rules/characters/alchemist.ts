import { ALCHEMIST_KEEPS, alchemist as alchemistAction, changedOf } from "../actions.ts";
import { gain } from "../gems.ts";
import { COLOURS } from "../parts.ts";
import type { PlayedCharacter } from "./character.ts";

/** May change one own coloured gem to another colour; may always be played and left unused (Y-6.2). */
export const alchemist: PlayedCharacter = {
  window: () => "countEnds",
  legal(s, seat, into) {
    into.add(ALCHEMIST_KEEPS);
    for (let from = 0; from < COLOURS.length; from++) {
      if (s.gems[seat][from] === 0) continue;
      for (let to = 0; to < COLOURS.length; to++) if (to !== from) into.add(alchemistAction(from, to));
    }
  },
  play(s, seat, action, _chance, tell) {
    if (action === ALCHEMIST_KEEPS) return;
    const [from, to] = changedOf(action);
    s.gems[seat][from]--;
    tell?.({ kind: "gave", seat, gem: from });
    gain(s, seat, to, "alchemist", tell);
  },
};
