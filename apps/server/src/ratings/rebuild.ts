import { takeDown } from "@serai/shelf";
import { type Outcome, Table } from "@serai/table";
import { startOf } from "../rooms/start.ts";
import { usingEmbedded } from "../store/embedded.ts";
import type { Finished } from "../store/ratings.ts";
import type { Store } from "../store/store.ts";

export interface Rebuilt {
  readonly counted: number;
  /** Games that no longer play, and do not count. */
  readonly unplayable: number;
}

/** Plays every finished game again from its log, and counts results, ratings, plans and meetings up anew. */
export async function rebuildRatings(store: Store): Promise<Rebuilt> {
  const tables = await store.finishedTables();
  const finished: Finished[] = [];
  for (const { table, at } of tables) {
    const outcome = await outcomeOf(store, table);
    if (outcome) finished.push({ table, at, outcome });
  }
  await store.recount(finished);
  return { counted: finished.length, unplayable: tables.length - finished.length };
}

/** The same for the database in a folder that no server is using; `undefined` where there is none. */
export const rebuildIn = (folder: string): Promise<Rebuilt | undefined> => usingEmbedded(folder, rebuildRatings);

async function outcomeOf(store: Store, id: string): Promise<Outcome | undefined> {
  const [stored, log] = await Promise.all([store.table(id), store.log(id)]);
  if (stored === undefined) return undefined;
  try {
    return new Table(takeDown(stored.game).game, startOf(stored), log).outcome;
  } catch {
    return undefined;
  }
}
