import { gamesOf } from "../../src/games/registry.ts";
import { second } from "./versions.ts";

export const games = gamesOf([second]);
