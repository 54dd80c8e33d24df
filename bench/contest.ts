import { Worker } from "node:worker_threads";

/** What is measured: a game of ours in one of three ways, or the same game by another library. */
export interface Contestant {
  readonly game: string;
  readonly seats: number;
  readonly way: "silent" | "told" | "seen" | "peer";
}

export interface Sample {
  readonly games: number;
  readonly decisions: number;
  /** Of the thread's own work. */
  readonly seconds: number;
  /** By the clock on the wall: the same on a quiet machine. */
  readonly wallSeconds: number;
}

/** Medians over the rounds. */
export interface Rate extends Contestant {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerWallSecond: number;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Every contestant has a thread of its own, so that what the compiler learns about one game does not slow another; but
 * only one of them runs at a time. Rounds are short and go round, so that a busy moment of the machine hits all alike.
 */
export async function contest(
  contestants: readonly Contestant[],
  { rounds, milliseconds }: { readonly rounds: number; readonly milliseconds: number },
  progress: (round: number) => void,
): Promise<Rate[]> {
  const entries = contestants.map((contestant) => ({
    contestant,
    worker: new Worker(new URL("./worker.ts", import.meta.url), { workerData: contestant }),
    samples: [] as Sample[],
  }));
  for (const { worker } of entries) await run(worker, 3 * milliseconds);
  for (let round = 0; round < rounds; round++) {
    progress(round + 1);
    for (const { worker, samples } of entries) samples.push(await run(worker, milliseconds));
  }
  await Promise.all(entries.map(({ worker }) => worker.terminate()));
  return entries.map(({ contestant, samples }) => ({
    ...contestant,
    gamesPerSecond: Math.round(median(samples.map(({ games, seconds }) => games / seconds))),
    decisionsPerSecond: Math.round(median(samples.map(({ decisions, seconds }) => decisions / seconds))),
    gamesPerWallSecond: Math.round(median(samples.map(({ games, wallSeconds }) => games / wallSeconds))),
  }));
}

const run = (worker: Worker, milliseconds: number): Promise<Sample> =>
  new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (sample: Sample) => {
      worker.off("error", reject);
      resolve(sample);
    });
    worker.postMessage(milliseconds);
  });
