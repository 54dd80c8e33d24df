import { parentPort, workerData } from "node:worker_threads";
import type { StoreCall, StoreReply } from "./calls.ts";
import { Sqlite } from "./sqlite.ts";

/**
 * The thread that owns the database. Calls that arrive together are answered after one commit: the wait for the disk is
 * shared, and never on the thread that serves people.
 */
const port = parentPort;
if (port === null) throw new Error("the writer runs as a worker");

/** A backup runs beside the transactions; everything else inside one. */
type Transacted = Exclude<StoreCall, { what: "backup" }>;

const db = new Sqlite(String(workerData));
let waiting: Transacted[] = [];

port.on("message", (call: StoreCall) => {
  if (call.what === "backup") return void backUp(call.id, call.with);
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
  const closing = calls.some(({ what }) => what === "close");
  if (closing) db.close();
  for (const reply of replies) port?.postMessage(reply);
  if (closing) port?.close();
}

function backUp(id: number, file: string): Promise<void> {
  return db.backup(file).then(
    () => port?.postMessage({ id, result: undefined } satisfies StoreReply),
    (error: unknown) => port?.postMessage({ id, error: String(error) } satisfies StoreReply),
  );
}

function answer(call: Transacted): unknown {
  switch (call.what) {
    case "addPerson":
      return db.addPerson(call.with);
    case "personByKey":
      return db.personByKey(call.with);
    case "personById":
      return db.personById(call.with);
    case "rename":
      return db.rename(call.with);
    case "addKey":
      return db.addKey(call.with);
    case "addLink":
      return db.addLink(call.with);
    case "useLink":
      return db.useLink(call.with);
    case "addPasskey":
      return db.addPasskey(call.with);
    case "passkey":
      return db.passkey(call.with);
    case "passkeysOf":
      return db.passkeysOf(call.with);
    case "countPasskey":
      return db.countPasskey(call.with);
    case "createTable":
      return db.createTable(call.with);
    case "table":
      return db.table(call.with);
    case "log":
      return db.log(call.with);
    case "setPlaces":
      return db.setPlaces(call.with);
    case "beginGame":
      return db.beginGame(call.with);
    case "append":
      return db.append(call.with);
    case "setAside":
      return db.setAside(call.with);
    case "setRematch":
      return db.setRematch(call.with);
    case "tablesOf":
      return db.tablesOf(call.with);
    case "lobby":
      return db.lobby();
    case "dueTables":
      return db.dueTables(call.with);
    case "runningTables":
      return db.runningTables(call.with);
    case "close":
      return undefined;
  }
}
