import { Worker } from "node:worker_threads";
import { Pending } from "./pending.ts";

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

/** What every worker finds in its `workerData`, beside what it is given. */
export interface ThreadData {
  /** The id of the question that it is at; 0 between questions. */
  readonly underWay: Int32Array<SharedArrayBuffer>;
}

/** Questions are posted as a list of these, answers as a list of `NumberedAnswer`. */
export interface NumberedQuestion<Ask> {
  readonly id: number;
  readonly question: Ask;
}

export interface NumberedAnswer<Answer> {
  readonly id: number;
  readonly answer: Answer;
}

interface PendingAnswer<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface ThreadSettings {
  /** What the system calls it, so that tools can say what it costs. */
  readonly name: string;
  readonly file: URL;
  /** What the worker is given in its `workerData`. */
  readonly data?: object;
  /** Milliseconds of work that one question may take. */
  readonly timeLimitMs: number;
}

/** How often a thread is looked at while it has an unanswered question, in parts of its time limit. */
const LOOKS = 4;
/** A question that waits for something instead of working is given up after this many times the time limit. */
const WITHOUT_WORK = 15;
/** Milliseconds a worker has to read its own code. */
const START_WITHIN = 60_000;

/**
 * A worker that answers questions one by one, in the order asked. A question that keeps it busy for too long ends it,
 * and another worker takes its place. What counts is the processor time the question under way has used: waiting
 * behind others, reading code after a start, or a machine with much else to do is no fault of any question.
 */
export class Thread<Ask, Answer> {
  readonly #settings: ThreadSettings;
  readonly #waiting = new Pending<PendingAnswer<Answer>>();
  /** Asked, and not posted yet: all that is asked in one turn of the event loop goes in one message. */
  #outbox: NumberedQuestion<Ask>[] = [];
  #underWay: ThreadData["underWay"] = new Int32Array(new SharedArrayBuffer(4));
  #worker: Worker;
  #startedAt = 0;
  #isReady = false;
  #generation = 0;
  #isClosed = false;
  readonly #looking: NodeJS.Timeout;
  /** The question the worker is at, the processor time it had used when first seen there, and how often it was since. */
  #seen: { readonly id: number; readonly used: number; looks: number } | undefined;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
    this.#worker = this.#start();
    this.#looking = setInterval(() => void this.#look(), settings.timeLimitMs / LOOKS);
    this.#looking.unref();
  }

  /** Counts the workers there have been: what one holds in memory is gone with it. */
  get generation(): number {
    return this.#generation;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** How many questions wait for an answer. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Seconds of a processor that its worker has used. */
  async processorSeconds(): Promise<number> {
    return ((await processorTime(this.#worker)) ?? 0) / 1_000;
  }

  ask(question: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new ThreadDied("closed", false));
      const id = this.#waiting.add({ resolve, reject });
      if (this.#outbox.length === 0) setImmediate(() => this.#post());
      this.#outbox.push({ id, question });
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#looking);
    this.#failAll("closed", undefined);
    await this.#worker.terminate();
  }

  #post(): void {
    const questions = this.#outbox;
    this.#outbox = [];
    if (questions.length > 0 && !this.#isClosed) this.#worker.postMessage(questions);
  }

  #start(): Worker {
    const underWay = new Int32Array(new SharedArrayBuffer(4));
    const data: ThreadData = { ...this.#settings.data, underWay };
    const worker = new Worker(this.#settings.file, { name: this.#settings.name, workerData: data });
    this.#underWay = underWay;
    this.#isReady = false;
    this.#startedAt = performance.now();
    this.#seen = undefined;
    worker.on("message", (message: Ready | readonly NumberedAnswer<Answer>[]) => {
      if (this.#worker !== worker) return;
      if ("ready" in message) {
        this.#isReady = true;
        return;
      }
      for (const { id, answer } of message) this.#waiting.take(id)?.resolve(answer);
    });
    worker.on("error", (error) => this.#worker === worker && this.#replace("died", String(error)));
    return worker;
  }

  async #look(): Promise<void> {
    const id = this.#questionUnderWay;
    if (id === undefined) return;
    const worker = this.#worker;
    if (!this.#isReady) {
      if (performance.now() - this.#startedAt > START_WITHIN) this.#replace("died", "did not start");
      return;
    }
    const used = await processorTime(worker);
    // Answers that had arrived but were not read yet are read by now.
    const isStillAt = this.#worker === worker && this.#questionUnderWay === id;
    if (used === undefined || !isStillAt) return;
    if (this.#seen?.id !== id) this.#seen = { id, used, looks: 0 };
    // Counted in looks and not by the clock, which goes on while the whole process is stopped.
    const isOverdue =
      used - this.#seen.used >= this.#settings.timeLimitMs || ++this.#seen.looks >= LOOKS * WITHOUT_WORK;
    if (isOverdue) this.#replace("looped");
  }

  #replace(why: ThreadFault, detail?: string): void {
    if (this.#isClosed) return;
    const old = this.#worker;
    const guilty = this.#isReady ? this.#questionUnderWay : undefined;
    this.#generation++;
    this.#worker = this.#start();
    this.#failAll(why, guilty, detail);
    void old.terminate();
  }

  /** The one that the worker is at; or, where it has said of none that it is, the next. */
  get #questionUnderWay(): number | undefined {
    const id = Atomics.load(this.#underWay, 0);
    return this.#waiting.has(id) ? id : this.#waiting.oldest;
  }

  #failAll(why: ThreadFault, guilty: number | undefined, detail?: string): void {
    this.#outbox = [];
    for (const { id, what } of this.#waiting.takeAll()) what.reject(new ThreadDied(why, id === guilty, detail));
  }
}

interface UsesProcessor {
  processorSeconds(): Promise<number>;
}

/** What these threads have used of a processor together; what a thread that was replaced had used is not in it. */
export async function processorSecondsOf(threads: readonly (UsesProcessor | undefined)[]): Promise<number> {
  const used = await Promise.all(threads.map((thread) => thread?.processorSeconds() ?? 0));
  return used.reduce((sum, seconds) => sum + seconds, 0);
}

/** Milliseconds the worker has used of a processor so far; `undefined` where it has just ended. */
async function processorTime(worker: Worker): Promise<number | undefined> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_NOT_RUNNING") return undefined;
    throw error;
  }
}
