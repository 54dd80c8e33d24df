import { FIRST } from "../actions.ts";
import type { PlayedCharacter } from "./character.ts";

/** This phase its seat may place any brokers face down; in standard placement still at most one face up a turn. */
export const bishop: PlayedCharacter = {
  window: () => "placingBegins",
  legal: (_s, _seat, into) => into.add(FIRST.bishop),
  play(s, seat) {
    s.bishop = seat;
  },
};
