import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { StoreReply } from "./calls.ts";
import type { Store } from "./store.ts";

/** The embedded database in a folder, behind its own thread. */
export function openEmbedded(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const worker = new Worker(new URL("./writer.ts", import.meta.url), { workerData: join(folder, "serai.db") });
  const waiting = new Map<number, { resolve(result: never): void; reject(error: Error): void }>();
  let calls = 0;
  let failed: Error | undefined;

  const fail = (error: Error): void => {
    failed = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on("message", (reply: StoreReply & { readonly result: never }) => {
    const call = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("error" in reply) call?.reject(new Error(`store: ${String(reply.error)}`));
    else call?.resolve(reply.result);
  });
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("store: closed")));

  const ask = <R>(what: keyof Store, args?: unknown): Promise<R> =>
    new Promise<R>((resolve, reject) => {
      if (failed) return reject(failed);
      const id = ++calls;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, what, with: args });
    });

  return {
    addPerson: (person) => ask("addPerson", person),
    personByKey: (keyHash) => ask("personByKey", keyHash),
    createTable: (table) => ask("createTable", table),
    append: (move) => ask("append", move),
    table: (id) => ask("table", id),
    tablesOf: (person) => ask("tablesOf", person),
    close: () => ask("close"),
  };
}
