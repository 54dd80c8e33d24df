import { gamesOf } from "../../src/games/registry.ts";
import { first, second } from "./versions.ts";

/** The new rules under the old number. */
export const games = gamesOf([{ ...second, game: { ...second.game, rules: first.game.rules } }]);
