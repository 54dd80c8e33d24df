import { Worker } from "node:worker_threads";
import { WriteConflict } from "@serai/table";
import { Pending } from "../threads/pending.ts";
import type { CallFailure, StoreCall, StoreReply, WriterStart } from "./calls.ts";
import { CannotSave } from "./cannot-save.ts";
import { DataUnusable } from "./data-fault.ts";

/** The thread ended with the call under way: whether it is on disk, only the disk knows. */
export class WriterDied extends Error {}

interface PendingCall {
  resolve(result: never): void;
  reject(error: Error): void;
}

/** A thread that dies more often than this in a minute will not get better. */
const MOST_DEATHS = 3;
const DEATHS_WITHIN_MS = 60_000;

/**
 * The database's thread as the others see it. When it dies, the calls under way fail, since nobody can know what became
 * of them, and another thread takes over; when that does not help, `dead` says why.
 */
export class WriterThread {
  readonly #file: string;
  readonly dead: Promise<Error>;
  #die: (error: Error) => void = () => {};
  #failed: Error | undefined;
  #worker: Worker;
  readonly #waiting = new Pending<PendingCall>();
  /** Asked, and not posted yet: all that is asked in one turn of the event loop goes in one message. */
  #outbox: { readonly id: number; readonly what: StoreCall["what"]; readonly with: unknown }[] = [];
  #deaths: number[] = [];
  #closing = false;
  #lastError: unknown;

  private constructor(file: string, worker: Worker) {
    this.#file = file;
    this.dead = new Promise((resolve) => {
      this.#die = resolve;
    });
    this.#worker = worker;
    this.#listen(worker);
  }

  /** Resolves once the database is open. */
  static async start(file: string): Promise<WriterThread> {
    return new WriterThread(file, await openIn(file));
  }

  ask<Result>(what: StoreCall["what"], argument: unknown): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#failed) return reject(this.#failed);
      const id = this.#waiting.add({ resolve, reject });
      if (this.#outbox.length === 0) setImmediate(() => this.#post());
      this.#outbox.push({ id, what, with: argument });
    });
  }

  /** Everything asked before is answered first. */
  async close(): Promise<void> {
    this.#closing = true;
    if (this.#failed === undefined) await this.ask("close", undefined);
  }

  #post(): void {
    const calls = this.#outbox;
    this.#outbox = [];
    if (calls.length > 0) this.#worker.postMessage(calls);
  }

  #listen(worker: Worker): void {
    worker.on("message", (replies: WriterStart | readonly (StoreReply & { readonly result: never })[]) => {
      // A thread that took over says so first; one that cannot ends by itself.
      if ("opened" in replies || "fault" in replies) return;
      for (const reply of replies) this.#hear(reply);
    });
    // Its end follows, and is what counts.
    worker.on("error", (error) => {
      this.#lastError = error;
    });
    worker.on("exit", () => this.#ended());
  }

  #hear(reply: StoreReply & { readonly result: never }): void {
    const call = this.#waiting.take(reply.id);
    if ("failure" in reply) call?.reject(errorOf(reply.failure));
    else call?.resolve(reply.result);
  }

  #ended(): void {
    const cause = this.#lastError;
    const died = new WriterDied(`the database's thread ended: ${String(cause ?? "no reason given")}`, { cause });
    for (const { what } of this.#waiting.takeAll()) what.reject(died);
    this.#outbox = [];
    if (this.#closing) {
      this.#failed = new WriterDied("the database is closed");
      return;
    }
    const now = performance.now();
    this.#deaths = [...this.#deaths.filter((at) => now - at < DEATHS_WITHIN_MS), now];
    if (this.#deaths.length > MOST_DEATHS) {
      this.#failed = died;
      this.#die(died);
      return;
    }
    this.#worker = newWorker(this.#file);
    this.#listen(this.#worker);
  }
}

function errorOf({ kind, message }: CallFailure): Error {
  if (kind === "disk") return new CannotSave(message);
  return kind === "conflict" ? new WriteConflict(message) : new Error(`store: ${message}`);
}

const newWorker = (file: string): Worker =>
  new Worker(new URL("./writer.ts", import.meta.url), { name: "database", workerData: file });

function openIn(file: string): Promise<Worker> {
  const worker = newWorker(file);
  return new Promise((resolve, reject) => {
    worker.once("message", (start: WriterStart) => {
      if ("opened" in start) resolve(worker);
      else reject(start.fault === undefined ? new Error(start.message) : new DataUnusable(start.fault, file));
    });
    let error: unknown;
    worker.once("error", (thrown) => {
      error = thrown;
    });
    // What the thread has said is heard before its end, but not always before its error.
    worker.once("exit", () => reject(error));
  });
}
