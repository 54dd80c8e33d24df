import { FIRST } from "../actions.ts";
import { SPY_LOOKS } from "../parts.ts";
import type { PlayedCharacter } from "./character.ts";

/** Three looks at face-down brokers of other seats, whenever its seat likes until Y-3.8: steps/spying.ts. */
export const spy: PlayedCharacter = {
  window: () => "placingBegins",
  legal: (_s, _seat, into) => into.add(FIRST.spy),
  play(s, seat) {
    s.spy = seat;
    s.looks = SPY_LOOKS;
  },
};
