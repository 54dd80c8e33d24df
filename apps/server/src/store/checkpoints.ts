import { Worker } from "node:worker_threads";
import type { Copied } from "./checkpoint-thread.ts";

/** Changed rows after which the write-ahead log is copied into the database: a move changes two, on a page each. */
const ROWS_BETWEEN = 2_000;
/** Pages of the log from which on it is to begin again from its start. */
const LONG_LOG = 4_000;

/**
 * Copies the write-ahead log into the database in a thread of its own: that waits for the disk for a while, and moves would wait
 * with it. Only what was written meanwhile the writer copies itself, so that nothing is left and the log begins again.
 */
export class Checkpoints {
  readonly #file: string;
  readonly #copyRest: () => void;
  #worker: Worker | undefined;
  #rowsCopied = 0;
  #isCopying = false;

  constructor(file: string, copyRest: () => void) {
    this.#file = file;
    this.#copyRest = copyRest;
  }

  /** So many rows were changed since the database was opened. */
  noteRows(changed: number): void {
    if (changed - this.#rowsCopied < ROWS_BETWEEN || this.#isCopying) return;
    this.#rowsCopied = changed;
    this.#isCopying = true;
    this.#worker ??= this.#start();
    this.#worker.postMessage("copy");
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL("./checkpoint-thread.ts", import.meta.url), {
      name: "checkpoints",
      workerData: this.#file,
    });
    worker.on("message", ({ pages }: Copied) => {
      this.#isCopying = false;
      if (pages >= LONG_LOG) this.#copyRest();
    });
    // The database copies a very long log itself; another thread is tried the next time.
    worker.on("error", () => {
      this.#isCopying = false;
      this.#worker = undefined;
    });
    worker.unref();
    return worker;
  }
}
