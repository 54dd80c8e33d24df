import { type Outcome, Table } from "@serai/table";
import { GAMES_MODULE, type Games, loadGames } from "../games/registry.ts";
import { startOf } from "../rooms/start.ts";
import type { FinishedGame } from "../store/ratings.ts";
import type { Store } from "../store/store.ts";
import { usingStore } from "../store/using-store.ts";

export interface Rebuilt {
  readonly counted: number;
  /** Games among them that could not be played again: they count as they did before. */
  readonly kept: number;
}

/** Plays every finished game again from its log, and counts results, ratings, plans and meetings up again. */
export async function rebuildRatings(store: Store, games: Games): Promise<Rebuilt> {
  const replayed: Omit<FinishedGame, "at">[] = [];
  let kept = 0;
  for (const { table } of await store.finishedTables()) {
    const outcome = await replayedOutcome(store, games, table);
    if (outcome) replayed.push({ table, outcome });
    else if (await store.outcomeOf(table)) kept++;
  }
  return { counted: await store.recount(replayed), kept };
}

/** The same for the database that DATABASE_URL names, or the one in a folder that no server is using; `undefined` where there is none. */
export async function rebuildIn(folder: string): Promise<Rebuilt | undefined> {
  const games = await loadGames(GAMES_MODULE);
  return usingStore(folder, {}, (store) => rebuildRatings(store, games));
}

async function replayedOutcome(store: Store, games: Games, id: string): Promise<Outcome | undefined> {
  const [stored, log] = await Promise.all([store.table(id), store.log(id)]);
  const entry = stored && (await games.load(stored.game, stored.rules));
  if (stored === undefined || entry === undefined) return undefined;
  try {
    return new Table(entry.game, startOf(stored), log).outcome;
  } catch {
    return undefined;
  }
}
