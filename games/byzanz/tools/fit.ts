import { FastChance, firstOf, readOptions } from "@serai/kernel";
import { SeatMemories } from "@serai/search";
import { FEATURES, FittedEvaluation, SALES, type Weighings } from "../bots/fitted-evaluation.ts";
import { Policy } from "../bots/policy.ts";
import { simple as simpleBot } from "../bots/simple.ts";
import { SimpleEvaluation } from "../bots/simple-evaluation.ts";
import { type Byzanz, byzanz, type State, scoreOf, tableFor } from "../rules/index.ts";

/*
 * What a hand may still be expected to score, from self-play: games are played by the weights so far, bids straying a little,
 * and the weights are fitted again to the points that then came (least squares).
 */

/** How far, in points, a seat strays when it bids. */
const STRAYING = 1;
/** Pulls weights that nothing speaks for towards zero. */
const PULL = 1;
/** How much of what was known is kept in each pass, so that play does not swing to and fro. */
const KEPT = 0.5;

const PLAYERS = [3, 4, 5, 6];

/** Before anything is fitted: a hand is what it sells for. */
const SALES_ALONE: Weighings = Object.fromEntries(
  PLAYERS.map((players) => [
    players,
    Array.from({ length: tableFor(players).rounds }, () =>
      Array.from({ length: FEATURES }, (_, i) => (i === SALES ? 1 : 0)),
    ),
  ]),
);

/** Sums for least squares. */
interface Sums {
  readonly products: Float64Array[];
  readonly targets: Float64Array;
}

const emptySums = (): Sums => ({
  products: Array.from({ length: FEATURES }, () => new Float64Array(FEATURES)),
  targets: new Float64Array(FEATURES),
});

interface Seen {
  readonly left: number;
  readonly seat: number;
  readonly features: Float64Array;
  readonly points: number;
}

/** Plays one game and adds what it showed, by rounds left. */
function playGame(
  players: number,
  weighings: Weighings | undefined,
  simpleSeats: number,
  luck: FastChance,
  sums: readonly Sums[],
): void {
  const evaluation = new FittedEvaluation();
  evaluation.useWeighings(weighings ?? SALES_ALONE);
  const fine = 1 << 20;
  const whim = (): number => STRAYING * ((luck.int(fine) + luck.int(fine) + luck.int(fine)) / fine - 1.5);
  const policy = new Policy(weighings ? evaluation : new SimpleEvaluation(), whim);
  const isSimple = Array.from({ length: players }, () => luck.int(100) < simpleSeats);
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

const rounded = (x: number): number => Math.round(x * 1_000) / 1_000;

export interface Fitting {
  /** With each number of players. */
  readonly games: number;
  readonly seed: number;
  /** Of a hundred seats, how many are simple bots', by the number of players. */
  simpleSeats(players: number): number;
}

/** The weights fitted again; without any, to games of players who go by the simple evaluation. */
export function fitAgain(weighings: Weighings | undefined, { games, seed, simpleSeats }: Fitting): Weighings {
  const next: Record<string, number[][]> = {};
  for (const players of PLAYERS) {
    const sums = Array.from({ length: tableFor(players).rounds }, emptySums);
    for (let game = 0; game < games; game++)
      playGame(players, weighings, simpleSeats(players), new FastChance(seed * 1_000_003 + game), sums);
    next[players] = sums.map((one, left) =>
      solve(one).map((x, i) => rounded(weighings ? KEPT * weighings[players][left][i] + (1 - KEPT) * x : x)),
    );
  }
  return next;
}
