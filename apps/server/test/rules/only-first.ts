import { gamesOf } from "../../src/games/registry.ts";
import { first } from "./versions.ts";

export const games = gamesOf([first]);
