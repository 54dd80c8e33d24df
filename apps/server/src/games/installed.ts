import { frozenVersions, isFrozen } from "@serai/games/list/frozen.ts";
import { gameAt, games as installed } from "@serai/games/list/index.ts";
import { type Games, gamesOf } from "./registry.ts";

const present = gamesOf(installed);

/** The games that are installed with Serai, and the earlier versions of their rules that are kept. */
export const games: Games = {
  present: present.present,
  has: (id, rules) => present.has(id, rules) || isFrozen(id, rules),
  load: gameAt,
  versions: [...present.versions, ...frozenVersions],
};
