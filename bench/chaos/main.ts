import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type FaultName, faultNames, isFault } from "./faults.ts";
import { type ChaosReport, chaos } from "./run.ts";

/*
 * `npm run chaos`: scripted people play every game over real sockets while faults are injected into a real server, and
 * what they were told is held against what the database holds in the end. Ends with 1 where a promise is broken.
 */
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "20" },
    rounds: { type: "string", default: "1" },
    only: { type: "string" },
    tables: { type: "string", default: "8" },
    think: { type: "string", default: "20" },
    play: { type: "string", default: "500" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "60" },
    out: { type: "string" },
  },
});

const kinds = values.only?.split(",") ?? faultNames();
const unknown = kinds.filter((name) => !isFault(name));
if (unknown.length > 0) {
  console.error(`Unknown faults: ${unknown.join(", ")}. There are: ${faultNames().join(", ")}.`);
  process.exit(2);
}
const others = kinds.filter(isFault).filter((name) => name !== "kill");
const faults: FaultName[] = [
  ...Array.from({ length: Number(values.rounds) }, () => others).flat(),
  ...Array.from({ length: kinds.includes("kill") ? Number(values.kills) : 0 }, (): FaultName => "kill"),
];

const PROGRESS_EVERY = 25;
const report = await chaos({
  faults,
  tables: Number(values.tables),
  thinkMs: Number(values.think),
  playMs: Number(values.play),
  seed: Number(values.seed),
  longestMs: Number(values.minutes) * 60_000,
  mount: true,
  finishMs: 300_000,
  progress(done, { acknowledged, finished, gaps }) {
    if (done % PROGRESS_EVERY === 0 || done === faults.length)
      console.error(
        `${done} of ${faults.length} faults, ${acknowledged.size} acknowledged, ${finished} games, ${gaps} gaps`,
      );
  },
});
console.log(JSON.stringify(report, undefined, 2));
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(report, undefined, 2)}\n`);
process.exitCode = isKept(report) ? 0 : 1;

function isKept({ lost, doubled, gaps, takenBack, timedOut, games }: ChaosReport): boolean {
  const isWhole = games.unfinished.length === 0 && games.replayed >= games.finished;
  return lost + doubled + gaps + takenBack + timedOut === 0 && isWhole;
}
