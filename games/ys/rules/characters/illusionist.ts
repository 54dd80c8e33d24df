import { FIRST } from "../actions.ts";
import type { PlayedCharacter } from "./character.ts";

/** Window P. This phase its seat may also place brokers from its front and replaces each at once: steps/placing.ts. */
export const illusionist: PlayedCharacter = {
  window: () => "P",
  legal: (_s, _seat, into) => into.add(FIRST.illusionist),
  play(s, seat) {
    s.illusionist = seat;
  },
};
