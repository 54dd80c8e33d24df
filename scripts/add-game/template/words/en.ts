import type { GameText } from "@serai/words/game-text";
import type { Types } from "../rules/index.ts";

export const text: GameText<Types> = {
  name: "Pebbles",
  tagline: "Take one, two or three, and mind your bag.",
  options: {},
  refusals: {},
  prompt(view, names) {
    if (view.heap === 0) return "The heap is gone.";
    return view.viewer === view.turn ? "Take one, two or three pebbles." : `${names(view.turn)} takes pebbles.`;
  },
  action: (action) => (action === 1 ? "Take 1 pebble" : `Take ${action} pebbles`),
  event: ({ seat, count, left }, names) => `${names(seat)} took ${count}; ${left} left.`,
  fields: { heap: "Pebbles on the heap", pebbles: "Pebbles in the bag" },
  sources: { pebbles: "Pebbles", torn: "Torn bag" },
};
