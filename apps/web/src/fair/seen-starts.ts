import { readSeenStart, type SeenStart } from "@serai/kernel";
import { deviceStorage } from "../device/settings.ts";

/** Starts that are kept, the newest first; the record of an older game is checked with the file its player saved. */
const MOST_KEPT = 60;
/** A page that is hidden and shown again draws a new nonce each time; only the last ones can still be asked for. */
const MOST_NONCES = 50;

/** Storage may be denied or full: then it is kept until the page is closed. */
const held = new Map<string, SeenStart>();

/** What this device has seen of the start at a table. */
export function seenStartOf(table: string): SeenStart | undefined {
  const text = deviceStorage.get(`start.${table}`);
  try {
    return text === undefined ? held.get(table) : readSeenStart(text);
  } catch {
    return held.get(table);
  }
}

export function keepSeenStart(one: SeenStart): void {
  const { table } = one;
  const seen = { ...one, nonces: one.nonces.slice(-MOST_NONCES) };
  held.set(table, seen);
  deviceStorage.set(`start.${table}`, JSON.stringify(seen));
  const tables = [table, ...keptTables().filter((other) => other !== table)];
  for (const old of tables.slice(MOST_KEPT)) deviceStorage.remove(`start.${old}`);
  deviceStorage.set("starts", tables.slice(0, MOST_KEPT).join(" "));
}

const keptTables = (): string[] => (deviceStorage.get("starts") ?? "").split(" ").filter((table) => table !== "");
