import { plainKnowledge } from "@serai/search/plain";
import type { Types } from "../rules/index.ts";

/** Enough for four levels, hints and reviews: how many seats there are, and what a sensible player is inclined to. */
export const knowledge = plainKnowledge<Types>({
  seats: ({ pebbles }) => pebbles.length,
  weigh(_state, _seat, actions, into) {
    for (let i = 0; i < actions.count; i++) into[i] = actions.at(i) ** 3;
  },
});
