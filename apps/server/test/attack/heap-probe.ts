import { BroadcastChannel, isMainThread, threadId } from "node:worker_threads";

/**
 * Loaded into a server under test, every thread of it, by `--import`: asked by its parent, it collects garbage in all
 * threads and says how much memory is still held.
 */
export interface Heap {
  /** Bytes held by the main thread, by all threads, and in buffers beside the heaps. */
  readonly main: number;
  readonly threads: number;
  readonly buffers: number;
  /** How many threads beside the main one have answered: those at work do not, and are not in the sum. */
  readonly answered: number;
}

interface ThreadHeap {
  readonly thread: number;
  readonly bytes: number;
}

/** Busy threads answer late; those that have not by then are left out. */
const WAIT_MS = 3_000;

const ASK = new BroadcastChannel("heap: ask");
const ANSWER = new BroadcastChannel("heap: answer");
// A channel is no reason for a thread to live on.
for (const channel of [ASK, ANSWER]) channel.unref();

function held(): number {
  // Twice: what the first round's finalizers let go of is found by the second.
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

if (isMainThread) {
  process.on("message", async () => {
    const threads = new Map<number, number>();
    ANSWER.onmessage = (event) => {
      const { thread, bytes }: ThreadHeap = Object(event).data;
      threads.set(thread, bytes);
    };
    ASK.postMessage("now");
    await new Promise((done) => setTimeout(done, WAIT_MS));
    const main = held();
    const sum = [...threads.values()].reduce((all, bytes) => all + bytes, main);
    const heap: Heap = { main, threads: sum, buffers: process.memoryUsage().external, answered: threads.size };
    process.send?.(heap);
  });
  process.channel?.unref();
} else {
  ASK.onmessage = () => ANSWER.postMessage({ thread: threadId, bytes: held() } satisfies ThreadHeap);
}
