import { FIRST } from "../actions.ts";
import type { PlayedCharacter } from "./character.ts";

/** Its seat ranks first in every tie it is in, and orders tied columns, in this phase 4: majority.ts. */
export const intriguer: PlayedCharacter = {
  window: () => "countBegins",
  legal: (_s, _seat, into) => into.add(FIRST.intriguer),
  play(s, seat) {
    s.intriguer = seat;
  },
};
