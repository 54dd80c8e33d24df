import { FIRST } from "../actions.ts";
import type { PlayedCharacter } from "./character.ts";

/** Window C: every commercial area pays 5 this round, whoever wins it: steps/city.ts. */
export const merchant: PlayedCharacter = {
  window: () => "C",
  legal: (_s, _seat, into) => into.add(FIRST.merchant),
  play(s) {
    s.merchant = 1;
  },
};
