import { signal } from "@preact/signals";
import type { Gathering } from "@serai/table";
import { isKnownGame } from "../games/about.ts";
import { lobby, myTables, ServerRefusal, type TableLine } from "../http/api.ts";
import type { LocalTable } from "../offline/tables.ts";

/** What the first page lists. Kept while other pages are looked at, so that it is there at once on coming back. */
export const ownTables = signal<readonly TableLine[] | undefined>(undefined);
export const tablesHere = signal<readonly LocalTable[]>([]);
export const openTables = signal<readonly Gathering[]>([]);
/** The server cannot be reached. */
export const isCutOff = signal(false);

export async function askServer(): Promise<void> {
  try {
    ownTables.value = (await myTables()).filter(({ game }) => isKnownGame(game));
    isCutOff.value = false;
  } catch (error) {
    isCutOff.value = !(error instanceof ServerRefusal);
  }
}

export async function askLobby(): Promise<void> {
  try {
    openTables.value = (await lobby()).filter(({ game, mine }) => mine === undefined && isKnownGame(game));
  } catch {
    // A look that fails leaves what was seen before.
  }
}

async function askDevice(): Promise<void> {
  try {
    const { localTables } = await import("../offline/tables.ts");
    tablesHere.value = (await localTables()).filter(({ game }) => isKnownGame(game));
  } catch {
    // A browser that keeps nothing has nothing to list.
  }
}

export async function removeHere(id: string): Promise<void> {
  const device = await import("../offline/tables.ts");
  await device.removeLocal(id);
  await askDevice();
}

export const loadLists = (): Promise<unknown> => Promise.all([askServer(), askDevice(), askLobby()]);
