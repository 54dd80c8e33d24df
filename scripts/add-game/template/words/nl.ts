import type { GameText } from "@serai/words/game-text";
import type { Types } from "../rules/index.ts";

export const text: GameText<Types> = {
  name: "Kiezels",
  tagline: "Pak er een, twee of drie, en let op je zak.",
  options: {},
  refusals: {},
  prompt(view, names) {
    if (view.heap === 0) return "Het hoopje is op.";
    return view.viewer === view.turn ? "Pak een, twee of drie kiezels." : `${names(view.turn)} pakt kiezels.`;
  },
  action: (action) => (action === 1 ? "Pak 1 kiezel" : `Pak ${action} kiezels`),
  event: ({ seat, count, left }, names) => `${names(seat)} pakte er ${count}; nog ${left} over.`,
  fields: { heap: "Kiezels op het hoopje", pebbles: "Kiezels in de zak" },
  sources: { pebbles: "Kiezels", torn: "Gescheurde zak" },
};
