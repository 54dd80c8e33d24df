import { type AnyGame, type CommonRefusal, refuse } from "@serai/kernel";
import type { AnyBot } from "@serai/search";
import { frozenParts } from "./frozen.ts";
import { OFFLINE } from "./generated/offline.ts";

/** What a game is played with on a device: its rules and its bots, weakest first. */
export interface OfflineGame {
  readonly game: AnyGame;
  readonly levels: readonly AnyBot[];
}

/** Fetched when a table of the game is opened: by the rules it began with where they are kept, else by those of the day. */
export async function offlineGame(id: string, rules?: number): Promise<OfflineGame> {
  const frozen = rules === undefined ? undefined : await frozenParts(id, rules);
  if (frozen) return frozen;
  if (!Object.hasOwn(OFFLINE, id)) throw refuse<CommonRefusal>("unknown-game", { game: id.slice(0, 40) });
  return OFFLINE[id]();
}
