import { parentPort, workerData } from "node:worker_threads";
import { PEERS } from "@serai/games/list/generated/peers.ts";
import { gameById } from "@serai/games/list/index.ts";
import type { Contestant, Sample } from "./contest.ts";
import { PlayOut } from "./play-out.ts";

// Without this a peer may spend its time on checks meant for developers.
process.env.NODE_ENV = "production";

async function playOutOf({ game, seats, way }: Contestant): Promise<() => number> {
  if (way === "peer") return (await PEERS[game]()).playOut(seats);
  const playOut = new PlayOut(gameById(game).game, seats);
  return () => playOut[way]();
}

const playOut = await playOutOf(workerData);

/** Seconds this thread has been at work: what the machine does meanwhile for others does not count. */
function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** Whole games until the time is out; the clock is read only now and then. */
function measure(milliseconds: number): Sample {
  const start = performance.now();
  const cpuStart = cpuSeconds();
  let games = 0;
  let decisions = 0;
  let batch = 1;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let i = 0; i < batch; i++) decisions += playOut();
    games += batch;
    elapsed = performance.now() - start;
    if (elapsed < milliseconds / 20) batch *= 2;
  }
  return { games, decisions, seconds: cpuSeconds() - cpuStart, wallSeconds: elapsed / 1000 };
}

parentPort?.on("message", (milliseconds: number) => parentPort?.postMessage(measure(milliseconds)));
