import type { LogEntry } from "@serai/table";
import type { Pool } from "pg";
import type { Row } from "../sql/database.ts";
import { asTable } from "../sql/tables.ts";
import type { StoredTable, TableStore } from "../store.ts";
import { ReadsTogether } from "./reads-together.ts";

/** Not prepared by a name: a prepared statement that reads all columns fails once a newer server has added one. */
const TABLES = "SELECT * FROM tables WHERE id = ANY($1::text[])";

const LOGS = `
  SELECT asked.nth, log.entry FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS asked (table_id, number, nth)
    JOIN log ON log.table_id = asked.table_id AND log.number > asked.number ORDER BY asked.nth, log.number`;

/** What is read of a table whenever another server has changed it: of all tables that are named at once, together. */
export function tableReads(pool: Pool): Pick<TableStore, "table" | "log" | "logAfter"> {
  const tables = new ReadsTogether<string, StoredTable | undefined>(async (ids) => {
    const { rows } = await pool.query<Row>(TABLES, [[...new Set(ids)]]);
    const found = new Map(rows.map((row) => [String(row.id), row]));
    // Each who asked gets one of their own.
    return ids.map((id) => {
      const row = found.get(id);
      return row && asTable(row);
    });
  });
  const logs = new ReadsTogether<{ readonly table: string; readonly number: number }, readonly LogEntry[]>(
    async (asked) => {
      const { rows } = await pool.query<{ nth: number; entry: string }>({
        name: "logs",
        text: LOGS,
        values: [asked.map(({ table }) => table), asked.map(({ number }) => number)],
      });
      const found = asked.map((): LogEntry[] => []);
      for (const { nth, entry } of rows) found[nth - 1].push(JSON.parse(entry));
      return found;
    },
  );
  return {
    table: (id) => tables.ask(id),
    logAfter: (known) => logs.ask(known),
    log: (table) => logs.ask({ table, number: 0 }),
  };
}
