import type { NewTable, Opened } from "@serai/server/http-types";
import { ask, ServerRefusal } from "../http/api.ts";

/** Sits down at a table, and takes part in its start. */
export const sit = async (id: string, name: string): Promise<void> =>
  (await import("../fair/take-part.ts")).sitDown(id, name);

/** Opens a table and sits down at it; where nobody else is expected the game begins. */
export async function openTable(wanted: NewTable, name: string): Promise<string> {
  const { id } = await ask<Opened>("POST", "/api/tables", wanted);
  await sit(id, name);
  return id;
}

/** The same table again, or the one somebody here has opened already. */
export async function openRematch(table: string, name: string): Promise<string> {
  const { id } = await ask<Opened>("POST", `/api/tables/${table}/rematch`);
  // Somebody may have let bots take the free places meanwhile: then there is still something to watch.
  await sit(id, name).catch((error: unknown) => {
    if (!(error instanceof ServerRefusal && error.code === "already-started")) throw error;
  });
  return id;
}
