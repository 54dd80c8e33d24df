import { defaultKnowledge } from "@serai/search/defaults";
import type { Types } from "../rules/index.ts";

/** Enough for four levels, hints and reviews: how many seats there are, and how likely a sensible player is to choose each action. */
export const knowledge = defaultKnowledge<Types>({
  seats: ({ pebbles }) => pebbles.length,
  weigh(_state, _seat, actions, into) {
    for (let i = 0; i < actions.count; i++) into[i] = 1 / actions.at(i) ** 2;
  },
});
