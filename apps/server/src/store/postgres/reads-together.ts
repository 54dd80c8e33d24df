import { asStoreError, cannotNow } from "./transactions.ts";

/** Reads of one statement: what is asked for beyond that goes in the next. */
const LARGEST_BATCH = 200;

interface PendingRead<Q, A> {
  readonly asked: Q;
  resolve(answer: A): void;
  reject(error: unknown): void;
}

/**
 * Reads that are asked for in one turn go in one statement. When another server names fifty tables that it has changed, fifty
 * questions of their own would cost this one and the database more than the moves themselves.
 */
export class ReadsTogether<Q, A> {
  /** The answers in the order of the questions. */
  readonly #read: (asked: readonly Q[]) => Promise<readonly A[]>;
  #waiting: PendingRead<Q, A>[] = [];

  constructor(read: (asked: readonly Q[]) => Promise<readonly A[]>) {
    this.#read = read;
  }

  ask(asked: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#readAll());
      this.#waiting.push({ asked, resolve, reject });
    });
  }

  #readAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < waiting.length; from += LARGEST_BATCH)
      void this.#answer(waiting.slice(from, from + LARGEST_BATCH));
  }

  async #answer(batch: readonly PendingRead<Q, A>[]): Promise<void> {
    try {
      const answers = await this.#read(batch.map(({ asked }) => asked));
      for (const [i, { resolve }] of batch.entries()) resolve(answers[i]);
    } catch (error) {
      // One question that the database refuses, such as a text it cannot hold, is no fault of the others.
      if (batch.length > 1 && !cannotNow(error)) for (const one of batch) void this.#answer([one]);
      else for (const { reject } of batch) reject(asStoreError(error));
    }
  }
}
