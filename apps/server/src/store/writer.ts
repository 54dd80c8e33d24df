import { parentPort, workerData } from "node:worker_threads";
import { WriteConflict } from "@serai/table/write-conflict";
import { collectGarbageSoon } from "../collect-garbage.ts";
import type { CallFailure, MethodCall, StoreCall, StoreReply, WriterStart } from "./calls.ts";
import { Checkpoints } from "./checkpoints.ts";
import { faultOf, isDiskTrouble } from "./data-fault.ts";
import { EmbeddedDatabase } from "./embedded-database.ts";
import { methodsOf } from "./sql/methods.ts";
import type { StoreMethods } from "./store.ts";

/**
 * The thread that owns the database. Calls that arrive together are answered after one commit: the wait for the disk is
 * shared, and never on the thread that serves people.
 */
const port = parentPort;
if (port === null) throw new Error("the writer runs as a worker");

const db = open(String(workerData));
const methods: { [N in keyof StoreMethods]: (given: Parameters<StoreMethods[N]>[0]) => Promise<unknown> } =
  methodsOf(db);
const checkpoints = new Checkpoints(String(workerData), () => void inTurn(async () => db.checkpoint()));
let waiting: MethodCall[] = [];
/** One transaction after the other. */
let working: Promise<void> = Promise.resolve();
port.postMessage({ opened: true } satisfies WriterStart);
collectGarbageSoon();

/** Calls come and replies go several in one message, which costs as much as one. */
const post = (replies: readonly StoreReply[]): void => port.postMessage(replies);

port.on("message", (calls: readonly StoreCall[]) => {
  for (const call of calls) take(call);
});

function take(call: StoreCall): void {
  if (call.what === "close") return void close(call.id);
  if (waiting.length === 0) setImmediate(() => void inTurn(answerAll));
  waiting.push(call);
}

function inTurn(job: () => Promise<void>): Promise<void> {
  working = working.then(job);
  return working;
}

function open(file: string): EmbeddedDatabase {
  try {
    return new EmbeddedDatabase(file);
  } catch (error) {
    port?.postMessage({ fault: faultOf(error), message: String(error) } satisfies WriterStart);
    // Ends the thread once the message is out.
    throw error;
  }
}

const failureOf = (error: unknown): CallFailure => ({
  kind: isDiskTrouble(error) ? "disk" : error instanceof WriteConflict ? "conflict" : "other",
  message: String(error),
});

async function answerAll(): Promise<void> {
  const calls = waiting;
  if (calls.length === 0) return;
  waiting = [];
  // Where one call fails, all are undone and tried one by one: a table that another was first at, a full disk that can be read.
  const replies = (await tryTogether(calls)) ?? (await tryEach(calls));
  post(replies);
  checkpoints.noteRows(db.rowsChanged);
}

async function tryEach(calls: readonly MethodCall[]): Promise<StoreReply[]> {
  const replies: StoreReply[] = [];
  for (const call of calls) replies.push(...((await tryTogether([call])) ?? []));
  return replies;
}

/** One transaction, one wait for the disk. Nobody may be told that a call is kept before the commit has returned. */
async function tryTogether(calls: readonly MethodCall[]): Promise<StoreReply[] | undefined> {
  const replies: StoreReply[] = [];
  const jobs = calls.map((call) => async () => {
    replies.push({ id: call.id, result: await answer(call) });
  });
  try {
    await db.together(jobs);
    return replies;
  } catch (error) {
    return calls.length > 1 ? undefined : calls.map(({ id }) => ({ id, failure: failureOf(error) }));
  }
}

async function close(id: number): Promise<void> {
  await inTurn(answerAll);
  await checkpoints.close();
  db.close();
  post([{ id, result: undefined }]);
  port?.close();
}

function answer<N extends keyof StoreMethods>(call: MethodCall<N>): Promise<unknown> {
  return methods[call.what](call.with);
}
