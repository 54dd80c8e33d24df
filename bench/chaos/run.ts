import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rebuildIn } from "@serai/server";
import type { Seen } from "./client.ts";
import { type Disk, forbiddenWrites, smallDisk } from "./disk.ts";
import { FAULTS, type FaultName, type Scene } from "./faults.ts";
import { readLogs } from "./logs.ts";
import { People } from "./people.ts";
import { freePort, ServerProcess } from "./server-process.ts";

export interface ChaosOptions {
  /** One after the other, with a while of play before each. */
  readonly faults: readonly FaultName[];
  readonly tables: number;
  readonly thinkMs: number;
  readonly playMs: number;
  readonly seed: number;
  /** No fault begins after so long. */
  readonly longestMs: number;
  /** May a file system be mounted for the full disk? */
  readonly mount: boolean;
  /** How long games may take to their end after the last fault. */
  readonly finishMs: number;
  progress?(done: number, seen: Seen): void;
}

export interface ChaosReport {
  readonly seconds: number;
  readonly faults: Partial<Record<FaultName, { readonly times: number; readonly recoverMs: RecoverMs }>>;
  readonly disk: string;
  readonly acknowledged: number;
  /** Acknowledged and not in the log. */
  readonly lost: number;
  /** Acknowledged and in the log more than once. */
  readonly doubled: number;
  readonly gaps: number;
  readonly takenBack: number;
  /** Seats that ran out of time, though everybody answered at once. */
  readonly timedOut: number;
  readonly games: { readonly finished: number; readonly replayed: number; readonly unfinished: readonly string[] };
  readonly refusals: Readonly<Record<string, number>>;
}

interface RecoverMs {
  readonly median: number;
  readonly worst: number;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Play that does not go on for so long after a fault is reported as such. */
const RECOVER_WITHIN_MS = 60_000;

const within = async <X>(ms: number, job: Promise<X>, what: string): Promise<X> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not happen within ${ms / 1000} s`)), ms);
  });
  return Promise.race([job, late]).finally(() => clearTimeout(timer));
};

export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const data = mkdtempSync(join(tmpdir(), "serai-chaos-"));
  const disk = options.faults.includes("disk")
    ? ((options.mount ? smallDisk(data) : undefined) ?? forbiddenWrites())
    : undefined;
  try {
    return await onFolder(data, disk, options);
  } finally {
    disk?.remove();
    rmSync(data, { recursive: true, force: true });
  }
}

async function onFolder(data: string, disk: Disk | undefined, options: ChaosOptions): Promise<ChaosReport> {
  const port = await freePort();
  const scene: Scene = { data, port, disk, server: await ServerProcess.start(data, port) };
  const people = new People(scene.server.address, options);
  const begun = performance.now();
  const recovered = new Map<FaultName, number[]>();
  try {
    const playing = people.play(options.tables);
    await within(RECOVER_WITHIN_MS, people.client.nextAcknowledged(), "the first move");
    for (const [i, name] of options.faults.entries()) {
      if ((name === "disk" && disk === undefined) || performance.now() - begun > options.longestMs) continue;
      await sleep(options.playMs);
      const ms = await recovery(name, scene, people);
      recovered.set(name, [...(recovered.get(name) ?? []), ms]);
      options.progress?.(i + 1, people.client.seen);
    }
    people.finish();
    await within(options.finishMs, playing, "the end of every game").catch(() => undefined);
  } finally {
    people.close();
    // A stopped process hears of nothing else.
    scene.server.process.kill("SIGCONT");
    await scene.server.end("SIGTERM");
  }
  const { unfinished } = people;
  const { seen } = people.client;
  const logs = readLogs(data, seen.acknowledged);
  return {
    seconds: Math.round((performance.now() - begun) / 1000),
    faults: Object.fromEntries(
      [...recovered].map(([name, all]) => [name, { times: all.length, recoverMs: summary(all) }]),
    ),
    disk: disk?.how ?? "not filled",
    acknowledged: seen.acknowledged.size,
    ...logs,
    gaps: seen.gaps,
    takenBack: seen.takenBack,
    games: { finished: seen.finished, replayed: (await rebuildIn(data))?.counted ?? 0, unfinished },
    refusals: Object.fromEntries(seen.refusals),
  };
}

/** Milliseconds from the fault, or from its end, to the next move that is acknowledged. */
async function recovery(name: FaultName, scene: Scene, people: People): Promise<number> {
  const { measuredFrom, happen } = FAULTS[name];
  const begin = performance.now();
  await happen(scene);
  const from = measuredFrom === "begin" ? begin : performance.now();
  await within(RECOVER_WITHIN_MS, people.client.nextAcknowledged(), `play after "${name}"`);
  return performance.now() - from;
}

function summary(all: readonly number[]): RecoverMs {
  const sorted = all.toSorted((a, b) => a - b);
  return { median: Math.round(sorted[sorted.length >> 1]), worst: Math.round(sorted[sorted.length - 1]) };
}
