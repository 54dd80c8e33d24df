import { parseArgs } from "node:util";
import { FastChance } from "@serai/kernel";

/*
 * A queue model of many servers on PostgreSQL, to see which part gives way first (docs/scale.md). Moves arrive at random;
 * each waits for its server's one thread, then for a batch, then for the database's commit, of which there is one at a time
 * where it holds a NOTIFY; then every server hears of the batch, and those that have a table of it in use read it.
 * Times are milliseconds.
 */
export interface Model {
  readonly servers: number;
  /** Databases, each with its own share of the tables. */
  readonly shards: number;
  /** Moves a second, at all servers together. */
  readonly rate: number;
  /** Everybody at a table comes to the same server. */
  readonly byTable: boolean;
  readonly news: News;
  readonly seconds: number;
  readonly seed: number;
  readonly costs: Costs;
}

/**
 * How servers hear of each other's moves: by NOTIFY in the commit, of which PostgreSQL then makes one at a time; beside the
 * commit, all of it to every server; or by table, to those that have it in use.
 */
export type News = "in the commit" | "to all" | "by table";

interface Costs {
  /** A move at the server's own thread: reading, passing it on, telling. */
  readonly move: number;
  /** A batch of another server that is heard of. */
  readonly hear: number;
  /** A move of another server at a table in use here: two reads and the telling. */
  readonly follow: number;
  /** A commit, however much is in it, and each move in it. */
  readonly commit: number;
  readonly entry: number;
}

export interface Outcome {
  readonly done: number;
  readonly p50: number;
  readonly p99: number;
  /** Share of its time that the busiest server's thread, and the busiest database, worked. */
  readonly serverBusy: number;
  readonly databaseBusy: number;
}

/** `move` is measured (docs/benchmarks.md: 3,570 moves a second at most in one server); the others are assumed. */
export const COSTS: Costs = { move: 0.28, hear: 0.05, follow: 0.3, commit: 2, entry: 0.02 };

const LARGEST_BATCH = 200;
const MOST_BATCHES = 2;
/** People at a table who, spread at random, are at other servers than the one who moves. */
const OTHERS = 2;

/** Something that does one thing after the other. */
class Worker {
  busy = 0;
  #freeAt = 0;

  /** When a job that comes at `at` is done. */
  work(at: number, cost: number): number {
    this.busy += cost;
    this.#freeAt = Math.max(at, this.#freeAt) + cost;
    return this.#freeAt;
  }
}

interface Move {
  readonly at: number;
  readonly server: number;
  readonly shard: number;
}

interface Job {
  readonly at: number;
  run(now: number): void;
}

/** Jobs in the order of their times. */
class Agenda {
  readonly #heap: Job[] = [];

  add(job: Job): void {
    const heap = this.#heap;
    let i = heap.push(job) - 1;
    for (let up = (i - 1) >> 1; i > 0 && heap[up].at > job.at; i = up, up = (i - 1) >> 1) heap[i] = heap[up];
    heap[i] = job;
  }

  next(): Job | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let i = 0;
    for (let child = 1; child < heap.length; child = 2 * i + 1) {
      if (child + 1 < heap.length && heap[child + 1].at < heap[child].at) child++;
      if (heap[child].at >= last.at) break;
      heap[i] = heap[child];
      i = child;
    }
    heap[i] = last;
    return first;
  }
}

export function simulate(model: Model): Outcome {
  const { servers, shards, rate, byTable, news, seconds, costs } = model;
  const chance = new FastChance(model.seed);
  const unit = (): number => (chance.int(1_000_000) + 1) / 1_000_001;
  const threads = Array.from({ length: servers }, () => new Worker());
  const databases = Array.from({ length: shards }, () => new Worker());
  const waiting = Array.from({ length: servers * shards }, (): Move[] => []);
  const underWay = new Array<number>(servers * shards).fill(0);
  const agenda = new Agenda();
  const latencies: number[] = [];
  const end = seconds * 1000;

  const write = (server: number, shard: number, now: number): void => {
    const queue = server * shards + shard;
    if (underWay[queue] >= MOST_BATCHES || waiting[queue].length === 0) return;
    const batch = waiting[queue].splice(0, LARGEST_BATCH);
    underWay[queue]++;
    const entries = costs.entry * batch.length;
    const committed =
      news === "in the commit"
        ? databases[shard].work(now, costs.commit + entries)
        : databases[shard].work(now, entries) + costs.commit;
    agenda.add({ at: committed, run: (at) => kept(batch, server, shard, at) });
  };

  const kept = (batch: readonly Move[], server: number, shard: number, now: number): void => {
    underWay[server * shards + shard]--;
    write(server, shard, now);
    const others = Math.min(OTHERS, servers - 1);
    const follows = byTable ? 0 : (batch.length * others) / Math.max(1, servers - 1);
    let last = now;
    for (const [i, thread] of threads.entries())
      if (i !== server) {
        const hears = news !== "by table" || follows > 0;
        const told = thread.work(now, (hears ? costs.hear : 0) + costs.follow * follows);
        if (follows > 0) last = Math.max(last, told);
      }
    for (const { at } of batch) latencies.push(last - at);
  };

  const arrive = (now: number): void => {
    const move: Move = { at: now, server: chance.int(servers), shard: chance.int(shards) };
    const played = threads[move.server].work(now, costs.move);
    agenda.add({
      at: played,
      run: (at) => {
        waiting[move.server * shards + move.shard].push(move);
        write(move.server, move.shard, at);
      },
    });
    const next = now - (Math.log(unit()) / rate) * 1000;
    if (next < end) agenda.add({ at: next, run: arrive });
  };

  agenda.add({ at: 0, run: arrive });
  for (let job = agenda.next(); job !== undefined && job.at <= end; job = agenda.next()) job.run(job.at);
  const sorted = Float64Array.from(latencies).sort();
  const share = (workers: readonly Worker[]): number => Math.max(...workers.map(({ busy }) => busy)) / end;
  return {
    done: Math.round(latencies.length / seconds),
    p50: sorted[sorted.length >> 1] ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    serverBusy: share(threads),
    databaseBusy: share(databases),
  };
}

/** The highest rate, to about a twentieth, at which 99 of 100 moves are told within 50 ms. */
export function knee(model: Omit<Model, "rate">, within = 50): { readonly rate: number; readonly outcome: Outcome } {
  let best = { rate: 0, outcome: simulate({ ...model, rate: 1 }) };
  for (let [low, high] = [0, model.servers / (model.costs.move / 1000)]; high - low > high / 20; ) {
    const rate = Math.round((low + high) / 2);
    const outcome = simulate({ ...model, rate });
    const holds = outcome.p99 <= within && outcome.done > rate * 0.9;
    if (holds) best = { rate, outcome };
    [low, high] = holds ? [rate, high] : [low, rate];
  }
  return best;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      servers: { type: "string", default: "1,2,4,8,16,32" },
      seconds: { type: "string", default: "2" },
      ...Object.fromEntries(
        Object.entries(COSTS).map(([name, ms]) => [name, { type: "string", default: String(ms) } as const]),
      ),
    },
  });
  const given = (name: string): number => Number(Reflect.get(values, name));
  const costs: Costs = {
    move: given("move"),
    hear: given("hear"),
    follow: given("follow"),
    commit: given("commit"),
    entry: given("entry"),
  };
  const WAYS: readonly (readonly [byTable: boolean, news: News, shards: number])[] = [
    [false, "in the commit", 1],
    [true, "in the commit", 1],
    [true, "to all", 1],
    [true, "by table", 1],
    [true, "by table", 4],
  ];
  const percent = (share: number): string => `${Math.round(share * 100)} %`.padStart(6);
  console.log(`milliseconds: ${JSON.stringify(costs)}`);
  console.log("servers  databases  people of a table  news           moves a second  server busy  database busy");
  for (const servers of String(values.servers).split(",").map(Number))
    for (const [byTable, news, shards] of WAYS) {
      const seconds = Number(values.seconds);
      const { rate, outcome } = knee({ servers, shards, byTable, news, seconds, seed: 1, costs });
      const where = `${(byTable ? "at one server" : "anywhere").padEnd(17)}  ${news.padEnd(13)}`;
      const busy = `${percent(outcome.serverBusy)}       ${percent(outcome.databaseBusy)}`;
      console.log(
        `${String(servers).padStart(7)}  ${String(shards).padStart(9)}  ${where}  ${String(rate).padStart(14)}  ${busy}`,
      );
    }
}
