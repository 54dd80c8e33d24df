import { gamesOf } from "../../src/games/registry.ts";
import { first } from "./versions.ts";

/** Rules under the old number by which no game is ever over. */
export const games = gamesOf([{ ...first, game: { ...first.game, result: () => undefined } }]);
