import { Worker } from "node:worker_threads";

/** The thread did not answer in time, or died; whatever it held in memory is gone. */
export class ThreadDied extends Error {
  /** Whether it died over this question, and not over one that stood before it. */
  readonly guilty: boolean;

  constructor(why: string, guilty: boolean) {
    super(why);
    this.guilty = guilty;
  }
}

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

/** How many times longer a question may take that waits for the thread to start. */
const WHILE_COLD = 5;

/**
 * A worker that answers questions one by one. One that takes too long is ended and replaced: an endless loop in one
 * game or bot costs its own table a restart and the others nothing but that moment.
 */
export class Thread<Ask, Answer> {
  readonly #file: URL;
  readonly #patience: number;
  #waiting = new Map<number, Waiting<Answer>>();
  #worker: Worker;
  #asked = 0;
  /** Counts the workers there have been, so that one can tell whether its memory is still the same. */
  #generation = 0;
  #closed = false;
  /** It has answered before; until then it may still be reading its own code. */
  #isWarm = false;

  constructor(file: URL, patience: number) {
    this.#file = file;
    this.#patience = patience;
    this.#worker = this.#start();
  }

  get generation(): number {
    return this.#generation;
  }

  ask(question: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new ThreadDied("closed", false));
      const id = ++this.#asked;
      const patience = this.#isWarm ? this.#patience : this.#patience * WHILE_COLD;
      const timer = setTimeout(() => this.#replace("took too long"), patience);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#worker.postMessage({ id, question });
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#failAll("closed");
    await this.#worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#file);
    worker.on("message", ({ id, answer }: { id: number; answer: Answer }) => {
      if (this.#worker === worker) this.#isWarm = true;
      const waiting = this.#waiting.get(id);
      if (waiting === undefined) return;
      clearTimeout(waiting.timer);
      this.#waiting.delete(id);
      waiting.resolve(answer);
    });
    worker.on("error", (error) => this.#worker === worker && this.#replace(String(error)));
    return worker;
  }

  #replace(why: string): void {
    if (this.#closed) return;
    const old = this.#worker;
    this.#generation++;
    this.#isWarm = false;
    this.#worker = this.#start();
    this.#failAll(why);
    void old.terminate();
  }

  #failAll(why: string): void {
    const failed = [...this.#waiting.values()];
    this.#waiting = new Map();
    for (const [i, { reject, timer }] of failed.entries()) {
      clearTimeout(timer);
      // Questions are answered in the order they were asked: the first of them was being worked on.
      reject(new ThreadDied(why, i === 0));
    }
  }
}
