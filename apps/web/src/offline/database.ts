import type { LogEntry } from "@serai/table";
import type { LocalStore, StoredTable } from "./store.ts";

interface Line {
  readonly table: string;
  readonly number: number;
  readonly entry: LogEntry;
}

const NAME = "serai";
const VERSION = 1;

const answerOf = <X>(request: IDBRequest<X>): Promise<X> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("tables", { keyPath: "id" });
    request.result.createObjectStore("entries", { keyPath: ["table", "number"] });
  };
  return answerOf(request);
}

type Kind = "tables" | "entries";

/** The browser's own database. What it holds was written here, so what is read is taken at its word. */
export async function openStore(): Promise<LocalStore> {
  const database = await openDatabase();
  // A newer version of the page, open beside this one, may want to change the shelves.
  database.onversionchange = () => database.close();

  const read = <X>(kind: Kind, ask: (store: IDBObjectStore) => IDBRequest<X>): Promise<X> =>
    answerOf(ask(database.transaction(kind).objectStore(kind)));

  /** All or nothing, and not done before it is on disk. */
  const write = (kinds: readonly Kind[], change: (store: (kind: Kind) => IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(kinds, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      change((kind) => transaction.objectStore(kind));
    });

  const changeTable = (store: IDBObjectStore, id: string, change: Partial<StoredTable>): void => {
    const found: IDBRequest<StoredTable | undefined> = store.get(id);
    found.onsuccess = () => {
      if (found.result !== undefined) store.put({ ...found.result, ...change });
    };
  };

  const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

  return {
    tables: () => read<StoredTable[]>("tables", (store) => store.getAll()),
    table: (id) => read<StoredTable | undefined>("tables", (store) => store.get(id)),
    log: async (id) => {
      const lines = await read<Line[]>("entries", (store) => store.getAll(linesOf(id)));
      return lines.map(({ entry }) => entry);
    },
    create: (table, log) =>
      write(["tables", "entries"], (store) => {
        store("tables").add(table);
        for (const [i, entry] of log.entries()) store("entries").add({ table: table.id, number: i + 1, entry });
      }),
    append: (id, number, entry, summary) =>
      write(["tables", "entries"], (store) => {
        store("entries").add({ table: id, number, entry });
        changeTable(store("tables"), id, summary);
      }),
    setRematch: (id, rematch) => write(["tables"], (store) => changeTable(store("tables"), id, { rematch })),
    remove: (id) =>
      write(["tables", "entries"], (store) => {
        store("tables").delete(id);
        store("entries").delete(linesOf(id));
      }),
  };
}
