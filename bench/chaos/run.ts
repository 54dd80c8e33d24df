import type { Habits, Seen } from "./client.ts";
import { compareLogs, type LogsReport } from "./logs.ts";
import { People } from "./people.ts";
import type { Servers } from "./servers.ts";

export interface ChaosOptions<Fault extends string> extends Habits {
  /** One after the other, with a while of play before each. */
  readonly faults: readonly Fault[];
  readonly tables: number;
  readonly playMs: number;
  /** No fault begins after so long. */
  readonly longestMs: number;
  /** How long games may take to their end after the last fault. */
  readonly finishMs: number;
  progress?(done: number, seen: Seen): void;
}

export interface ChaosReport extends LogsReport {
  readonly seconds: number;
  readonly servers: number;
  readonly faults: Readonly<Record<string, FaultReport>>;
  readonly disk?: string | undefined;
  readonly acknowledged: number;
  readonly gaps: number;
  readonly takenBack: number;
  /** Players who, after the end, had heard something else than what a server told them anew. */
  readonly differing: number;
  readonly games: { readonly finished: number; readonly replayed: number; readonly unfinished: readonly string[] };
  readonly refusals: Readonly<Record<string, number>>;
}

interface FaultReport {
  readonly times: number;
  /** Until the next move was acknowledged that was sent since. */
  readonly recoverMs: Spread;
  /** Until everybody was answered who waited for it. */
  readonly answeredMs: Spread;
}

interface Spread {
  readonly median: number;
  readonly worst: number;
}

interface Recovery {
  readonly recoverMs: number;
  readonly answeredMs: number;
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

/** Lets people play at the servers while faults are made, and compares what they were told with what is kept. */
export async function chaos<Fault extends string>(
  servers: Servers<Fault>,
  options: ChaosOptions<Fault>,
): Promise<ChaosReport> {
  try {
    return await playThrough(servers, options);
  } finally {
    await servers.remove();
  }
}

async function playThrough<Fault extends string>(
  servers: Servers<Fault>,
  options: ChaosOptions<Fault>,
): Promise<ChaosReport> {
  const people = new People(servers.addresses, options);
  const begun = performance.now();
  const recovered = new Map<Fault, Recovery[]>();
  try {
    const playing = people.play(options.tables);
    await within(RECOVER_WITHIN_MS, people.client.nextAcknowledged(), "the first move");
    for (const [i, name] of options.faults.entries()) {
      if (performance.now() - begun > options.longestMs) continue;
      await sleep(options.playMs);
      const recovery = await recoveryFrom(name, servers, people);
      if (recovery) recovered.set(name, [...(recovered.get(name) ?? []), recovery]);
      await servers.mend?.();
      options.progress?.(i + 1, people.client.seen);
    }
    people.finish();
    await within(options.finishMs, playing, "the end of every game").catch(() => undefined);
  } finally {
    people.close();
    await servers.end();
  }
  const { unfinished } = people;
  const { seen } = people.client;
  return {
    seconds: Math.round((performance.now() - begun) / 1000),
    servers: servers.addresses.length,
    faults: Object.fromEntries([...recovered].map(([name, all]) => [name, faultReport(all)])),
    disk: servers.disk,
    acknowledged: seen.acknowledged.size,
    ...compareLogs(await servers.entries(), seen.acknowledged),
    gaps: seen.gaps,
    takenBack: seen.takenBack,
    differing: seen.differing,
    games: { finished: seen.finished, replayed: await servers.replayed(), unfinished },
    refusals: Object.fromEntries(seen.refusals),
  };
}

/** Milliseconds from the fault, or from its end, until play goes on. */
async function recoveryFrom<Fault extends string>(
  name: Fault,
  servers: Servers<Fault>,
  people: People,
): Promise<Recovery | undefined> {
  const { client } = people;
  const begin = performance.now();
  const measuredFrom = await servers.happen(name, () => people.cutOff());
  if (measuredFrom === undefined) return undefined;
  const from = measuredFrom === "begin" ? begin : performance.now();
  const answered = client.allAnswered().then(() => performance.now() - from);
  await within(RECOVER_WITHIN_MS, client.nextAcknowledged(), `play after "${name}"`);
  const recoverMs = performance.now() - from;
  return { recoverMs, answeredMs: await within(RECOVER_WITHIN_MS, answered, `every answer after "${name}"`) };
}

const faultReport = (all: readonly Recovery[]): FaultReport => ({
  times: all.length,
  recoverMs: spreadOf(all.map(({ recoverMs }) => recoverMs)),
  answeredMs: spreadOf(all.map(({ answeredMs }) => answeredMs)),
});

function spreadOf(all: readonly number[]): Spread {
  const sorted = all.toSorted((a, b) => a - b);
  return { median: Math.round(sorted[sorted.length >> 1]), worst: Math.round(sorted[sorted.length - 1]) };
}

/** Whether every promise was kept. */
export function isKept({ games, ...report }: ChaosReport): boolean {
  const { lost, doubled, outOfOrder, gaps, takenBack, differing, timedOut } = report;
  const isWhole = games.unfinished.length === 0 && games.replayed >= games.finished;
  return lost + doubled + outOfOrder + gaps + takenBack + differing + timedOut === 0 && isWhole;
}
