import { Refusal } from "@serai/kernel";
import type { Rooms } from "../rooms/rooms.ts";
import type { Finished } from "../store/ratings.ts";
import type { Store } from "../store/store.ts";

/** Plays every finished game again from its log, and counts results, ratings and meetings up anew. */
export async function rebuildRatings(store: Store, rooms: Rooms): Promise<number> {
  const finished: Finished[] = [];
  for (const { table, at } of await store.finishedTables()) {
    const result = await resultOf(rooms, table);
    if (result) finished.push({ table, at, result });
  }
  await store.recount(finished);
  return finished.length;
}

/** A game that no longer plays is set aside, and does not count. */
async function resultOf(rooms: Rooms, table: string): Promise<Finished["result"] | undefined> {
  try {
    return (await (await rooms.find(table)).record()).result;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
