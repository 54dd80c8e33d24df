import { FIRST } from "../actions.ts";
import type { PlayedCharacter } from "./character.ts";

/** This phase its seat may also place brokers from its front and replaces each at once: steps/placing.ts. */
export const illusionist: PlayedCharacter = {
  window: () => "placingBegins",
  legal: (_s, _seat, into) => into.add(FIRST.illusionist),
  play(s, seat) {
    s.illusionist = seat;
  },
};
