import { gamesOf } from "../../src/games/registry.ts";
import { withBots } from "./faulty-games.ts";

function loop(): never {
  for (;;);
}

/** Goofspiel as it is, but a master thinks forever. */
export const games = gamesOf([withBots("goofspiel", loop, ["master"])]);
