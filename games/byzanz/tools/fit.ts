// What a Byzanz hand may still be expected to score, from self-play: `node games/byzanz/tools/fit.ts [games] [passes] [seed] [simple] [out]`.
// Every pass plays so many games a number of players by the weights so far, now and then against them, and fits them again to
// the points that then came (least squares). Of a hundred seats so many are a simple bot's. Writes
// games/byzanz/bots/evaluation-weights.json, or `out`.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { FastChance, firstOf, readOptions } from "@serai/kernel";
import { SeatMemories } from "@serai/search";
import { FEATURES, FITTED, FittedEvaluation, type Weighings } from "../bots/fitted-evaluation.ts";
import { Policy } from "../bots/policy.ts";
import { simple as simpleBot } from "../bots/simple.ts";
import { type Byzanz, byzanz, type State, scoreOf, tableFor } from "../rules/index.ts";

const [games, passes, seed, simple] = [3_000, 4, 1, 0].map((fallback, i) => Number(process.argv[2 + i] ?? fallback));
const out = process.argv[6] ?? new URL("../bots/evaluation-weights.json", import.meta.url);
/** How far, in points, a seat strays when it bids. */
const STRAYING = 1;
/** Pulls weights that nothing speaks for towards zero. */
const PULL = 1;
/** How much of what was known is kept in each pass, so that play does not swing to and fro. */
const KEPT = 0.5;

/** Sums for least squares. */
interface Sums {
  readonly products: Float64Array[];
  readonly targets: Float64Array;
  squares: number;
  count: number;
}

const emptySums = (): Sums => ({
  products: Array.from({ length: FEATURES }, () => new Float64Array(FEATURES)),
  targets: new Float64Array(FEATURES),
  squares: 0,
  count: 0,
});

interface Seen {
  readonly left: number;
  readonly seat: number;
  readonly features: Float64Array;
  readonly points: number;
}

/** Plays one game and adds what it showed, by rounds left. */
function playGame(players: number, weighings: Weighings, luck: FastChance, sums: readonly Sums[]): void {
  const evaluation = new FittedEvaluation();
  evaluation.useWeighings(weighings);
  const fine = 1 << 20;
  const whim = (): number => STRAYING * ((luck.int(fine) + luck.int(fine) + luck.int(fine)) / fine - 1.5);
  const policy = new Policy(evaluation, whim);
  const isSimple = Array.from({ length: players }, () => luck.int(100) < simple);
  const events: Byzanz["Event"][] = [];
  const tell = (event: Byzanz["Event"]): void => void events.push(event);
  const s = byzanz.setup(readOptions(byzanz.options, {}, players), players, luck, tell);
  const memories = new SeatMemories(byzanz, s, players);
  const { lots } = tableFor(players);
  const seen: Seen[] = [];
  const look = (seat: number, waits = s.lotCards[seat] === 0): void => {
    if (isSimple[seat]) return;
    const features = new Float64Array(FEATURES);
    const left = evaluation.features(s, seat, features, waits);
    if (left > 0) seen.push({ left, seat, features, points: scoreOf(s.scored[seat]) });
  };
  let settled = -1;
  for (let deciders = byzanz.deciders(s); deciders !== 0; deciders = byzanz.deciders(s)) {
    const seat = firstOf(deciders);
    // B-2.9: who is left for the last lot is asked only when it is its own; looked at before it has taken anything to hand.
    const isLast = s.won === players && s.lotCards[seat] === lots[players - 1] && s.picks === 0;
    if (isLast && s.step === (lots[players - 1] === 1 ? "picking" : "giving")) look(seat, true);
    if (s.step === "limit") look(seat);
    else if (s.step !== "giving" && stageOf(s) !== settled) {
      settled = stageOf(s);
      for (let each = 0; each < players; each++) look(each);
    }
    memories.remember(events.splice(0));
    const action = isSimple[seat] ? simpleBot.choose(memories.sightOf(s, seat), luck) : policy.act(s, seat);
    byzanz.apply(s, seat, action, luck, tell);
  }
  for (const { left, seat, features, points } of seen) add(sums[left - 1], features, scoreOf(s.scored[seat]) - points);
}

const stageOf = (s: State): number => (s.round * 10 + s.won) * 10 + s.picks;

function add(sums: Sums, features: Float64Array, target: number): void {
  for (let i = 0; i < FEATURES; i++) {
    if (features[i] === 0) continue;
    sums.targets[i] += features[i] * target;
    for (let j = 0; j < FEATURES; j++) sums.products[i][j] += features[i] * features[j];
  }
  sums.squares += target * target;
  sums.count++;
}

/** Gauss and Jordan; the pull sees to it that there is a solution. */
function solve({ products, targets }: Sums): number[] {
  const rows = products.map((row, i) => [...row.map((x, j) => (i === j ? x + PULL : x)), targets[i]]);
  for (let i = 0; i < FEATURES; i++)
    for (let other = 0; other < FEATURES; other++) {
      if (other === i) continue;
      const times = rows[other][i] / rows[i][i];
      if (times !== 0) for (let j = i; j <= FEATURES; j++) rows[other][j] -= times * rows[i][j];
    }
  return rows.map((row, i) => row[FEATURES] / row[i]);
}

/** How far the fit is off, in points. */
function errorOf({ products, targets, squares, count }: Sums, weights: readonly number[]): number {
  let sum = squares;
  for (let i = 0; i < FEATURES; i++) {
    sum -= 2 * weights[i] * targets[i];
    for (let j = 0; j < FEATURES; j++) sum += weights[i] * weights[j] * products[i][j];
  }
  return Math.sqrt(sum / count);
}

const rounded = (x: number): number => Math.round(x * 1_000) / 1_000;

let weighings: Weighings = FITTED;
for (let pass = 0; pass < passes; pass++) {
  const next: Record<string, number[][]> = {};
  for (const players of [3, 4, 5, 6]) {
    const sums = Array.from({ length: tableFor(players).rounds }, emptySums);
    for (let game = 0; game < games; game++)
      playGame(players, weighings, new FastChance((seed * 100 + pass) * 1_000_003 + game), sums);
    next[players] = sums.map((one, left) =>
      solve(one).map((x, i) => rounded(KEPT * weighings[players][left][i] + (1 - KEPT) * x)),
    );
    const errors = sums.map((one, left) => errorOf(one, next[players][left]).toFixed(2));
    console.log(`pass ${pass + 1}, ${players} players: off by ${errors.join(", ")} points with 1, 2, … rounds left`);
  }
  weighings = next;
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  writeFileSync(out, `${JSON.stringify({ weights: weighings, games: games * 4 * (pass + 1), seed, commit })}\n`);
}
