import { gamesOf } from "../../src/games/registry.ts";
import { first, second } from "./versions.ts";

export const games = gamesOf([first, second]);
