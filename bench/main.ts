// `npm run bench`: whole random games on one thread, beside boardgame.io in the same run. Asserts nothing about seconds.
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { gameIds, takeDown } from "@serai/shelf";
import { type Contestant, contest } from "./contest.ts";
import { linesOf, tableOf } from "./report.ts";
import { largestView } from "./views.ts";

const WAYS = ["silent", "told", "seen"] as const;
const MILLISECONDS = 150;

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    rounds: { type: "string", default: "7" },
    out: { type: "string" },
    json: { type: "boolean", default: false },
  },
});

const boxes = (values.only === undefined ? gameIds() : [values.only]).map(takeDown);
const contestants: Contestant[] = boxes.flatMap(({ game: { id, seats } }) =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i).flatMap((count) => [
    ...WAYS.map((way) => ({ game: id, seats: count, way })),
    ...(id === "goofspiel" && count !== 3
      ? [{ game: id, seats: count, way: "boardgame.io" } satisfies Contestant]
      : []),
  ]),
);

const rounds = Number(values.rounds);
const progress = (round: number): void =>
  console.error(`round ${round} of ${rounds}, ${contestants.length} contestants`);
const rates = await contest(contestants, { rounds, milliseconds: MILLISECONDS }, progress);
const results = linesOf(rates, (game, seats) => largestView(takeDown(game).game, seats));
const report = {
  date: new Date().toISOString(),
  machine: { cpu: cpus()[0]?.model ?? "unknown", cores: cpus().length, node: process.version },
  rounds,
  milliseconds: MILLISECONDS,
  results,
};
const json = JSON.stringify(report, undefined, 2);
if (!values.json) console.log(`${tableOf(results)}\n`);
console.log(json);
if (values.out !== undefined) writeFileSync(values.out, `${json}\n`);
