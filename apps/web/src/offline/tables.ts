import type { SeatInfo } from "@serai/table";
import type { LocalFork, LocalLesson, NewLocalTable } from "./calls.ts";
import { askHost } from "./link.ts";
import { localStore } from "./local-store.ts";

/** A table of this device as lists tell of it. */
export interface LocalTable {
  readonly id: string;
  readonly game: string;
  /** By seat. */
  readonly seats: readonly SeatInfo[];
  /** Several people share the device at it. */
  readonly isShared: boolean;
  readonly isOver: boolean;
  readonly updated: number;
}

/** Newest first. */
export async function localTables(): Promise<LocalTable[]> {
  const kept = await (await localStore()).tables();
  return kept
    .map(({ id, start: { game, seats }, over, updated }) => {
      const people = seats.filter(({ kind }) => kind === "person").length;
      return { id, game, seats, isShared: people > 1, isOver: over, updated };
    })
    .sort((a, b) => b.updated - a.updated);
}

export const localTable = async (id: string): Promise<LocalTable | undefined> =>
  (await localTables()).find((table) => table.id === id);

export const removeLocal = async (id: string): Promise<void> => (await localStore()).remove(id);

/** Opens a table on this device and returns its address. */
export async function openLocal(wanted: NewLocalTable): Promise<string> {
  // Games are worth more than a cache: the browser is asked not to throw them away when room is short.
  await navigator.storage?.persist?.().catch(() => false);
  return `/local/${await askHost({ what: "open", wanted })}`;
}

export const playLocalAgain = async (table: string): Promise<string> =>
  `/local/${await askHost({ what: "rematch", table })}`;

/** The finished game as a file's text. */
export const localRecord = (table: string): Promise<string> => askHost({ what: "record", table });

/** Goes on from a record as it stood after so many moves, against bots; returns the table's address. */
export const forkLocal = async (fork: LocalFork): Promise<string> => `/local/${await askHost({ what: "fork", fork })}`;

/** A first game on this device; returns the table's id. */
export const openLesson = (lesson: LocalLesson): Promise<string> => askHost({ what: "lesson", lesson });
