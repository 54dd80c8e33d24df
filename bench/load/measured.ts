import type { ProcessorMs } from "./server-process.ts";

/** What the servers had used of a processor before and after, by thread, and what the tool has used meanwhile. */
interface Used {
  readonly before: ProcessorMs;
  readonly after: ProcessorMs;
  readonly toolMs: number;
}

/** What is counted while tables play; taken out step by step. */
export class Measured {
  #latencies: number[] = [];
  #refused = 0;
  #games = 0;
  #reconnects = 0;

  /** A move is on disk and its last viewer has heard of it, so many milliseconds after it was sent. */
  move(latency: number): void {
    this.#latencies.push(latency);
  }

  /** Since they were last taken or forgotten. */
  get moves(): number {
    return this.#latencies.length;
  }

  refusal(): void {
    this.#refused++;
  }

  gameOver(): void {
    this.#games++;
  }

  reconnect(): void {
    this.#reconnects++;
  }

  /** Everything since it was last taken. */
  take(seconds: number, { before, after, toolMs }: Used) {
    const sorted = this.#latencies.toSorted((a, b) => a - b);
    const perMove = (ms: number): number => Math.round((ms * 1000) / Math.max(1, sorted.length));
    const threads = Object.entries(after).map(([name, ms]) => [name, perMove(ms - (before[name] ?? 0))] as const);
    const taken = {
      durableMovesPerSecond: Math.round(sorted.length / seconds),
      commandToLastViewerMs: {
        p50: rounded(percentile(sorted, 0.5)),
        p95: rounded(percentile(sorted, 0.95)),
        p99: rounded(percentile(sorted, 0.99)),
      },
      processorMicrosecondsPerMove: {
        servers: threads.reduce((sum, [, used]) => sum + used, 0),
        tool: perMove(toolMs),
        byThread: Object.fromEntries(threads.filter(([, used]) => used > 0)),
      },
      refused: this.#refused,
      gamesFinished: this.#games,
      reconnects: this.#reconnects,
    };
    this.forget();
    return taken;
  }

  forget(): void {
    this.#latencies = [];
    this.#refused = 0;
    this.#games = 0;
    this.#reconnects = 0;
  }
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

export const rounded = (n: number): number => Math.round(n * 10) / 10;
