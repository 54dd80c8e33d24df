import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import * as many from "./many/faults.ts";
import { manyServers } from "./many/many-servers.ts";
import * as one from "./one/faults.ts";
import { oneServer } from "./one/one-server.ts";
import { type ChaosReport, chaos, isKept } from "./run.ts";
import type { Servers } from "./servers.ts";

/*
 * `npm run chaos`: scripted people play every game over real sockets while faults are injected into a real server, or
 * into several on one PostgreSQL (`--servers 3`), and what they were told is held against what the database holds in the
 * end. Ends with 1 where a promise is broken.
 */
const { values } = parseArgs({
  options: {
    servers: { type: "string", default: "1" },
    kills: { type: "string", default: "20" },
    rounds: { type: "string", default: "1" },
    only: { type: "string" },
    tables: { type: "string", default: "8" },
    think: { type: "string", default: "20" },
    play: { type: "string", default: "500" },
    decision: { type: "string", default: "20" },
    reserve: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "60" },
    out: { type: "string" },
  },
});

const PROGRESS_EVERY = 25;

interface Kinds<Fault extends string> {
  faultNames(): Fault[];
  isFault(name: string): name is Fault;
}

/** Every kind once a round, then kills. */
function chosen<Fault extends string>({ faultNames, isFault }: Kinds<Fault>): Fault[] {
  const kinds = values.only?.split(",") ?? faultNames();
  const unknown = kinds.filter((name) => !isFault(name));
  if (unknown.length > 0) {
    console.error(`Unknown faults: ${unknown.join(", ")}. There are: ${faultNames().join(", ")}.`);
    process.exit(2);
  }
  const others = kinds.filter(isFault).filter((name) => name !== "kill");
  const kills = Array.from({ length: Number(values.kills) }, () =>
    kinds.filter(isFault).filter((name) => name === "kill"),
  );
  return [...Array.from({ length: Number(values.rounds) }, () => others), ...kills].flat();
}

const run = <Fault extends string>(servers: Servers<Fault>, faults: readonly Fault[]): Promise<ChaosReport> =>
  chaos(servers, {
    faults,
    tables: Number(values.tables),
    thinkMs: Number(values.think),
    playMs: Number(values.play),
    clock: { decision: Number(values.decision), reserve: Number(values.reserve) },
    seed: Number(values.seed),
    longestMs: Number(values.minutes) * 60_000,
    finishMs: 300_000,
    progress(done, { acknowledged, finished, gaps }) {
      if (done % PROGRESS_EVERY === 0 || done === faults.length)
        console.error(
          `${done} of ${faults.length} faults, ${acknowledged.size} acknowledged, ${finished} games, ${gaps} gaps`,
        );
    },
  });

async function onOne(): Promise<ChaosReport> {
  const faults = chosen(one);
  return run(await oneServer({ disk: faults.includes("disk"), mount: true }), faults);
}

async function onMany(): Promise<ChaosReport> {
  const faults = chosen(many);
  return run(await manyServers(Number(values.servers)), faults);
}

const report = await (Number(values.servers) > 1 ? onMany() : onOne());
console.log(JSON.stringify(report, undefined, 2));
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(report, undefined, 2)}\n`);
process.exitCode = isKept(report) ? 0 : 1;
