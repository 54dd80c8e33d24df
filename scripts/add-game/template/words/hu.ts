import type { GameText } from "@serai/words/game-text";
import { personal } from "@serai/words/you";
import type { Types } from "../rules/index.ts";

export const text: GameText<Types> = {
  name: "Kavicsok",
  tagline: "Vegyél egyet, kettőt vagy hármat, és vigyázz a zsákodra.",
  options: {},
  refusals: {},
  prompt(view, names) {
    if (view.heap === 0) return "Elfogyott a halom.";
    return view.viewer === view.turn ? "Vegyél egy, két vagy három kavicsot!" : `Kavicsot vesz: ${names(view.turn)}.`;
  },
  action: (action) => `${action} kavics elvétele`,
  event: ({ seat, count, left }, names) =>
    `${names(seat)} ${personal(names)(seat, "elvett", "elvettél")} ${count} kavicsot; maradt ${left}.`,
  fields: { heap: "Kavicsok a halomban", pebbles: "Kavicsok a zsákban" },
  sources: { pebbles: "Kavicsok", torn: "Elszakadt zsák" },
};
