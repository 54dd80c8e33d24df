import type { LogEntry } from "@serai/table";
import type { LocalStore, StoredTable } from "../../src/offline/store.ts";

export interface MemoryStore extends LocalStore {
  /** Makes every append from now on fail, as a full disk does. */
  fill(): void;
  /** How many entries of the table are kept. */
  count(table: string): number;
}

/** Keeps games as the browser's database does, each answer a moment later. */
export function memoryStore(): MemoryStore {
  const tables = new Map<string, StoredTable>();
  const logs = new Map<string, LogEntry[]>();
  let isFull = false;
  const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const change = (id: string, changed: Partial<StoredTable>): void => {
    const table = tables.get(id);
    if (table) tables.set(id, { ...table, ...changed });
  };
  return {
    fill() {
      isFull = true;
    },
    count: (id) => logs.get(id)?.length ?? 0,
    tables: async () => [...tables.values()],
    table: async (id) => tables.get(id),
    log: async (id) => [...(logs.get(id) ?? [])],
    async create(table, log) {
      await moment();
      tables.set(table.id, table);
      logs.set(table.id, [...log]);
    },
    async append(id, number, entry, summary) {
      await moment();
      const log = logs.get(id) ?? [];
      if (isFull) throw new Error("full");
      if (number !== log.length + 1) throw new Error("another page was quicker");
      logs.set(id, [...log, entry]);
      change(id, summary);
    },
    setRematch: async (id, rematch) => change(id, { rematch }),
    async remove(id) {
      tables.delete(id);
      logs.delete(id);
    },
  };
}
