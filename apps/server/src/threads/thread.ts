import { Worker } from "node:worker_threads";

/** Why there is no answer; whatever the thread held in memory is gone. */
export type ThreadFault =
  /** A question kept it busy for too long. */
  | "looped"
  /** It ended by itself: out of memory, or an error nobody caught. */
  | "died"
  | "closed";

export class ThreadDied extends Error {
  readonly why: ThreadFault;
  /** Whether it died over this question, and not over one that stood before it. */
  readonly guilty: boolean;

  constructor(why: ThreadFault, guilty: boolean, detail: string = why) {
    super(`thread: ${detail}`);
    this.why = why;
    this.guilty = guilty;
  }
}

/** A worker says this once, when it has read its own code. */
export interface Ready {
  readonly ready: true;
}

export interface Asked<Ask> {
  readonly id: number;
  readonly question: Ask;
}

export interface Answered<Answer> {
  readonly id: number;
  readonly answer: Answer;
}

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface ThreadSettings {
  readonly file: URL;
  /** What the worker is given as `workerData`. */
  readonly data?: unknown;
  /** Milliseconds of work that one question may take. */
  readonly patience: number;
}

/** How often a thread is looked at while it has an unanswered question, in parts of its patience. */
const LOOKS = 4;
/** A question that waits for something instead of working is given up after this many times the patience. */
const WITHOUT_WORK = 15;
/** Milliseconds a worker has to read its own code. */
const START_WITHIN = 60_000;

/**
 * A worker that answers questions one by one, in the order asked. A question that keeps it busy for too long ends it,
 * and another worker takes its place. What counts is the processor time the first unanswered question has used: waiting
 * behind others, reading code after a start, or a machine with much else to do is no fault of any question.
 */
export class Thread<Ask, Answer> {
  readonly #settings: ThreadSettings;
  #waiting = new Map<number, Waiting<Answer>>();
  #worker: Worker;
  #startedAt = 0;
  #isReady = false;
  readonly #started = Promise.withResolvers<void>();
  #asked = 0;
  #generation = 0;
  #isClosed = false;
  readonly #looking: NodeJS.Timeout;
  /** The question the worker is at, the processor time it had used when first seen there, and how often it was since. */
  #seen: { readonly id: number; readonly used: number; looks: number } | undefined;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
    this.#worker = this.#start();
    this.#looking = setInterval(() => void this.#look(), settings.patience / LOOKS);
    this.#looking.unref();
  }

  /** Counts the workers there have been: what one holds in memory is gone with it. */
  get generation(): number {
    return this.#generation;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Resolves once its first worker has read its code, or could not. */
  get started(): Promise<void> {
    return this.#started.promise;
  }

  /** How many questions wait for an answer. */
  get waiting(): number {
    return this.#waiting.size;
  }

  ask(question: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new ThreadDied("closed", false));
      const id = ++this.#asked;
      this.#worker.postMessage({ id, question } satisfies Asked<Ask>);
      this.#waiting.set(id, { resolve, reject });
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#looking);
    this.#failAll("closed", false);
    this.#started.resolve();
    await this.#worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#settings.file, { workerData: this.#settings.data });
    this.#isReady = false;
    this.#startedAt = performance.now();
    this.#seen = undefined;
    worker.on("message", (message: Ready | Answered<Answer>) => {
      if (this.#worker !== worker) return;
      if ("ready" in message) {
        this.#isReady = true;
        this.#started.resolve();
        return;
      }
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      waiting?.resolve(message.answer);
    });
    worker.on("error", (error) => this.#worker === worker && this.#replace("died", String(error)));
    return worker;
  }

  async #look(): Promise<void> {
    const [id] = this.#waiting.keys();
    if (id === undefined) return;
    const worker = this.#worker;
    if (!this.#isReady) {
      if (performance.now() - this.#startedAt > START_WITHIN) this.#replace("died", "did not start");
      return;
    }
    const used = await processorTime(worker);
    // Answers that had arrived but were not read yet are read by now.
    const isStillAt = this.#worker === worker && this.#waiting.has(id);
    if (used === undefined || !isStillAt) return;
    if (this.#seen?.id !== id) this.#seen = { id, used, looks: 0 };
    // Counted in looks and not by the clock, which goes on while the whole process is stopped.
    const isOverdue = used - this.#seen.used >= this.#settings.patience || ++this.#seen.looks >= LOOKS * WITHOUT_WORK;
    if (isOverdue) this.#replace("looped");
  }

  #replace(why: ThreadFault, detail?: string): void {
    if (this.#isClosed) return;
    const old = this.#worker;
    const wasReady = this.#isReady;
    this.#started.resolve();
    this.#generation++;
    this.#worker = this.#start();
    this.#failAll(why, wasReady, detail);
    void old.terminate();
  }

  #failAll(why: ThreadFault, isFirstGuilty: boolean, detail?: string): void {
    const failed = [...this.#waiting.values()];
    this.#waiting = new Map();
    for (const [i, { reject }] of failed.entries()) reject(new ThreadDied(why, isFirstGuilty && i === 0, detail));
  }
}

/** Milliseconds the worker has used of a processor so far; `undefined` where it has just ended. */
async function processorTime(worker: Worker): Promise<number | undefined> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000;
  } catch {
    return undefined;
  }
}
