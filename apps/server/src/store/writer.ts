import { parentPort, workerData } from "node:worker_threads";
import type { KeptCall, StoreCall, StoreReply } from "./calls.ts";
import { Db } from "./sqlite/db.ts";
import { methodsOf } from "./sqlite.ts";
import type { Kept } from "./store.ts";

/**
 * The thread that owns the database. Calls that arrive together are answered after one commit: the wait for the disk is
 * shared, and never on the thread that serves people.
 */
const port = parentPort;
if (port === null) throw new Error("the writer runs as a worker");

const db = new Db(String(workerData));
const methods: { [N in keyof Kept]: (given: Parameters<Kept[N]>[0]) => unknown } = methodsOf(db);
let waiting: KeptCall[] = [];

port.on("message", (call: StoreCall) => {
  if (call.what === "backup") return void backUp(call.id, call.with);
  if (call.what === "close") return close(call.id);
  if (waiting.length === 0) setImmediate(answerAll);
  waiting.push(call);
});

function answerAll(): void {
  const calls = waiting;
  if (calls.length === 0) return;
  waiting = [];
  const replies: StoreReply[] = [];
  const jobs = calls.map((call, i) => () => {
    replies[i] = { id: call.id, result: answer(call) };
  });
  try {
    db.together(jobs, (i, error) => {
      replies[i] = { id: calls[i].id, error: String(error) };
    });
  } catch (error) {
    // The commit itself failed: nothing of this batch is on disk, and nobody may be told that it is.
    for (const [i, call] of calls.entries()) replies[i] = { id: call.id, error: String(error) };
  }
  for (const reply of replies) port?.postMessage(reply);
}

function close(id: number): void {
  answerAll();
  db.close();
  port?.postMessage({ id, result: undefined } satisfies StoreReply);
  port?.close();
}

function backUp(id: number, file: string): Promise<void> {
  return db.backup(file).then(
    () => port?.postMessage({ id, result: undefined } satisfies StoreReply),
    (error: unknown) => port?.postMessage({ id, error: String(error) } satisfies StoreReply),
  );
}

function answer<N extends keyof Kept>(call: KeptCall<N>): unknown {
  return methods[call.what](call.with);
}
