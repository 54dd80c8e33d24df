import { type CommonRefusal, refuse } from "@serai/kernel";
import type { AnyBot, LevelId } from "@serai/search";
import { entryOf, type GameEntry } from "./entry.ts";
import { frozenParts } from "./frozen.ts";
import { GAMES } from "./generated/rules.ts";

export type { GameEntry } from "./entry.ts";

/** The default bot: a good opponent for most people, and quick to answer. */
export const DEFAULT_BOT: LevelId = "trader";

/** Every game, in the order they are offered. */
export const games: readonly GameEntry[] = GAMES.map(entryOf);

const BY_ID: ReadonlyMap<string, GameEntry> = new Map(games.map((entry) => [entry.game.id, entry]));

export const gameIds: readonly string[] = [...BY_ID.keys()];

export function gameById(id: string): GameEntry {
  const entry = BY_ID.get(id);
  if (entry === undefined) throw refuse<CommonRefusal>("unknown-game", { game: id.slice(0, 40) });
  return entry;
}

export function botOf({ game, bots, simple, ismcts }: GameEntry, id: string): AnyBot {
  const bot = [...bots, simple, ismcts].find((one) => one.id === id);
  if (bot === undefined) throw refuse<CommonRefusal>("unknown-bot", { bot: id.slice(0, 40), game: game.id });
  return bot;
}

/** The game as that version of its rules plays it, the present one or one that is kept; `undefined` where it is neither. */
export async function gameAt(id: string, rules: number): Promise<GameEntry | undefined> {
  const present = BY_ID.get(id);
  if (present?.game.rules === rules) return present;
  const frozen = await frozenParts(id, rules);
  return frozen && entryOf(frozen);
}
