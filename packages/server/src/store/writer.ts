import { parentPort, workerData } from "node:worker_threads";
import type { StoreCall, StoreReply } from "./calls.ts";
import { Sqlite } from "./sqlite.ts";

/**
 * The thread that owns the database. Calls that arrive together are answered after one commit: the wait for the disk is
 * shared, and never on the thread that serves people.
 */
const port = parentPort;
if (port === null) throw new Error("the writer runs as a worker");

const db = new Sqlite(String(workerData));
let waiting: StoreCall[] = [];

port.on("message", (call: StoreCall) => {
  if (waiting.length === 0) setImmediate(answerAll);
  waiting.push(call);
});

function answerAll(): void {
  const calls = waiting;
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
  if (calls.some(({ what }) => what === "close")) {
    db.close();
    port?.close();
  }
}

function answer(call: StoreCall): unknown {
  switch (call.what) {
    case "addPerson":
      return db.addPerson(call.with);
    case "personByKey":
      return db.personByKey(call.with);
    case "createTable":
      return db.createTable(call.with);
    case "append":
      return db.append(call.with);
    case "table":
      return db.table(call.with);
    case "tablesOf":
      return db.tablesOf(call.with);
    case "close":
      return undefined;
  }
}
