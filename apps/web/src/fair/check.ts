import { readRecord, readSeenStart, type SeenStart, type Verification, verify } from "@serai/kernel";
import { openRules } from "../games/registry.ts";
import type { TableStore } from "../table/table-store.ts";
import { seenStartOf } from "./seen-starts.ts";

/** What a player has saved of a start. */
export const readSavedStart = (text: string): SeenStart => readSeenStart(text);

/** Checks a record in this browser alone, with what this device kept of its start unless other evidence is given. */
export async function checkRecord(text: string, given?: SeenStart): Promise<Verification> {
  const record = readRecord(text);
  const seen = given ?? (record.fair && seenStartOf(record.fair.table));
  return verify(await openRules(record.game, record.rules), record, { seen });
}

/** Checks the game that has just ended here against the start and the end that this device saw. */
export async function checkFinished({ table, viewer, latest }: TableStore): Promise<Verification> {
  const answer = await fetch(`/api/tables/${table.id}/record`);
  const record = readRecord(await answer.text());
  const end = viewer === "spectator" ? undefined : { seat: viewer, view: latest.peek().view };
  return verify(await openRules(record.game, record.rules), record, { seen: seenStartOf(table.id), end });
}
