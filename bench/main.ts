// `npm run bench`: whole random games on one thread, beside another library in the same run. Asserts nothing about seconds.
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { PEERS } from "@serai/games/list/generated/peers.ts";
import { type GameEntry, gameById, gameIds } from "@serai/games/list/index.ts";
import { type Contestant, contest } from "./contest.ts";
import { linesOf, tableOf } from "./report.ts";
import { largestView } from "./views.ts";

const WAYS = ["silent", "told", "seen"] as const;

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    rounds: { type: "string", default: "7" },
    milliseconds: { type: "string", default: "150" },
    out: { type: "string" },
    json: { type: "boolean", default: false },
  },
});

const entries = (values.only === undefined ? gameIds : [values.only]).map(gameById);

async function contestantsOf({ game: { id, seats } }: GameEntry): Promise<Contestant[]> {
  const peer = await PEERS[id]?.();
  return Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i).flatMap((count) => [
    ...WAYS.map((way) => ({ game: id, seats: count, way })),
    ...(peer?.seats.includes(count) ? [{ game: id, seats: count, way: "peer" } satisfies Contestant] : []),
  ]);
}

const contestants = (await Promise.all(entries.map(contestantsOf))).flat();

const rounds = Number(values.rounds);
const milliseconds = Number(values.milliseconds);
const progress = (round: number): void =>
  console.error(`round ${round} of ${rounds}, ${contestants.length} contestants`);
const rates = await contest(contestants, { rounds, milliseconds }, progress);
const results = linesOf(rates, (game, seats) => largestView(gameById(game).game, seats));
const report = {
  date: new Date().toISOString(),
  machine: { cpu: cpus()[0]?.model ?? "unknown", cores: cpus().length, node: process.version, load: loadavg()[0] },
  rounds,
  milliseconds,
  results,
};
const json = JSON.stringify(report, undefined, 2);
if (!values.json) console.log(`${tableOf(results)}\n(a second is a second of one thread's own work)\n`);
console.log(json);
if (values.out !== undefined) writeFileSync(values.out, `${json}\n`);
