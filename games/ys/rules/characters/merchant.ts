import { FIRST } from "../actions.ts";
import type { PlayedCharacter } from "./character.ts";

/** Every commercial area pays 5 this round to any winner: parts.ts. */
export const merchant: PlayedCharacter = {
  window: () => "countBegins",
  legal: (_s, _seat, into) => into.add(FIRST.merchant),
  play(s) {
    s.merchant = 1;
  },
};
