import type { RulesVersion } from "@serai/games/list/frozen.ts";
import type { GameEntry } from "@serai/games/list/index.ts";
import { type CommonRefusal, refuse } from "@serai/kernel";

/** The games of this server, by id and rules version. */
export interface Games {
  /** The game as new tables play it; refused where there is none. */
  present(game: string): GameEntry;
  /** Whether that version of its rules is here. */
  has(game: string, rules: number): boolean;
  /** The game as that version plays it, fetched when first wanted; `undefined` where it is not here. */
  load(game: string, rules: number): Promise<GameEntry | undefined>;
  /** Every version that is here. */
  readonly versions: readonly RulesVersion[];
}

/** What a module must export for a server to take its games from it. */
export interface GamesModule {
  readonly games: Games;
}

/** Read once by the main thread and once by every other thread: a game cannot be sent from one to another. */
export const GAMES_MODULE = new URL("./installed.ts", import.meta.url).href;

export async function loadGames(module: string): Promise<Games> {
  const { games }: GamesModule = await import(module);
  return games;
}

/** A registry of these entries, several of one game being versions of it; the one with the highest is the present one. */
export function gamesOf(entries: readonly GameEntry[]): Games {
  const find = (id: string, rules: number): GameEntry | undefined =>
    entries.find(({ game }) => game.id === id && game.rules === rules);
  const newestOf = (id: string): number =>
    Math.max(...entries.flatMap(({ game }) => (game.id === id ? [game.rules] : [])));
  return {
    present(id) {
      const entry = find(id, newestOf(id));
      if (entry === undefined) throw refuse<CommonRefusal>("unknown-game", { game: id.slice(0, 40) });
      return entry;
    },
    has: (id, rules) => find(id, rules) !== undefined,
    load: async (id, rules) => find(id, rules),
    versions: entries.map(({ game: { id, rules } }) => ({ game: id, rules })),
  };
}
