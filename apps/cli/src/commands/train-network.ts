import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type GameEntry, gameById } from "@serai/games/list/index.ts";
import { playPairing, schedule, seatsOfGame, tally } from "@serai/search";
import { withNetwork } from "@serai/search/learn/learnt";
import { type Encoding, encodingOf, type Model } from "@serai/search/learn/model";
import {
  beginNetworkTraining,
  type Generation,
  type NetworkTraining,
  trainOn,
} from "@serai/search/learn/network-training";
import { pack } from "@serai/search/learn/packed";
import { plotOf } from "@serai/search/learn/plot";
import { valueEncodingOf } from "@serai/search/learn/value-play";
import { policyBot } from "@serai/search/search/policy-bot";
import { writeText } from "../files.ts";
import { commitOf } from "../repository.ts";
import { type Shell, Stop } from "../shell.ts";
import type { SelfPlayAnswer, SelfPlayTask } from "../threads/self-play-thread.ts";
import { showProgress } from "../threads/share-out.ts";
import { WorkerPool } from "../threads/worker-pool.ts";

const THREAD = new URL("../threads/self-play-thread.ts", import.meta.url);
const GAMES_A_GENERATION = 800;
/** In the first generation nobody is asked, so games are quick. */
const GAMES_AT_FIRST = 3_200;
/** Games of a policy that is there already are quick, and there is nothing to wait for. */
const GAMES_FOR_VALUE = 8_000;
const GAMES_A_TASK = 40;
const DEALS_TRIED = 40;
/** A network that has hardly learnt is tried on fewer deals: one for every so many games. */
const GAMES_A_DEAL = 20;
const SEED_OF_TRIALS = 9_000;

export interface TrainNetworkOptions {
  readonly game: string;
  readonly minutes: number;
  readonly games: number;
  readonly workers: number;
  readonly seed: number;
  readonly iterations: number;
  /** Random and simple players sit at some of its games. */
  readonly meetsStrangers: boolean;
  /** Only who wins is learnt, from games of the policy that the game has. */
  readonly isForValue: boolean;
  readonly file: string;
  /** A folder for the network, its learning curve and a plot of it. */
  readonly out: string | undefined;
}

/** Trains a game's network by self-play until time or games are used up, generation by generation; returns the games. */
export async function trainNetwork(shell: Shell, training: TrainNetworkOptions): Promise<number> {
  const entry = gameById(training.game);
  const encode = training.isForValue ? valueEncodingOf : encodingOf;
  const encoding = encode(entry.game, entry.knowledge);
  const { course, minutes: before } = takeUp(shell, training, encoding);
  const pool = new WorkerPool<SelfPlayTask, SelfPlayAnswer>(THREAD, training.workers);
  const start = performance.now();
  const minutes = (): number => (performance.now() - start) / 60_000;
  try {
    while (course.games < training.games && minutes() < training.minutes) {
      await passGeneration(entry, encoding, course, training, pool);
      const worked = before + minutes();
      writeText(shell, training.file, `${JSON.stringify(written(course, worked))}\n`);
      if (training.out !== undefined) writeOut(shell, training, training.out, encoding, course, worked);
      showProgress(told(shell, course, training.minutes - minutes()), false);
    }
  } finally {
    await pool.close();
  }
  showProgress("", true);
  const last = course.curve.at(-1);
  shell.out(shell.text.train.done(course.games, last?.value ?? 0, training.file));
  return course.games;
}

async function passGeneration(
  entry: GameEntry,
  encoding: Encoding,
  course: NetworkTraining,
  { seed, iterations, meetsStrangers, isForValue, game, games: most }: TrainNetworkOptions,
  pool: WorkerPool<SelfPlayTask, SelfPlayAnswer>,
): Promise<void> {
  const isFirst = course.generation === 0;
  const wanted = isForValue ? GAMES_FOR_VALUE : isFirst ? GAMES_AT_FIRST : GAMES_A_GENERATION;
  const count = Math.min(wanted, most - course.games);
  const games = Array.from({ length: count }, (_, i) => ({
    seats: seatsOfGame(entry.game, course.games + i),
    seed: seed * 1_000_003 + course.games + i,
  }));
  const tasks: SelfPlayTask[] = [];
  for (let from = 0; from < count; from += GAMES_A_TASK)
    tasks.push({
      game,
      encoding,
      weights: course.weights,
      games: games.slice(from, from + GAMES_A_TASK),
      iterations: isFirst ? 0 : iterations,
      meetsStrangers,
      isForValue,
    });
  const positions = (await pool.run(tasks)).flat();
  const loss = trainOn(course, encoding.sizes, positions);
  course.generation++;
  course.games += count;
  const trial = isForValue ? {} : tried(entry, encoding, course);
  course.curve.push({ games: course.games, positions: positions.length, ...loss, ...trial });
}

/** How the network alone does among simple bots, on deals that nothing is learnt from. */
function tried(
  { game, knowledge, simple }: GameEntry,
  encoding: Encoding,
  { weights, games }: NetworkTraining,
): Partial<Generation> {
  const alone = policyBot("alone", game, withNetwork(game, knowledge, encoding, weights), {
    temperature: 0.5,
    biasStrength: 0,
    minShare: 0.1,
  });
  const players = Math.min(4, game.seats.max);
  const bots = [alone, ...Array.from({ length: players - 1 }, () => simple)];
  const deals = Math.min(DEALS_TRIED, Math.ceil(games / GAMES_A_DEAL));
  const contest = { game: game.id, seats: bots.map(({ id }) => id), deals, seed: SEED_OF_TRIALS };
  const results = schedule(contest).map((pairing) => playPairing(game, bots, contest, pairing));
  const [{ share, fair }] = tally(contest, results);
  return { won: share, fair };
}

function writeOut(
  shell: Shell,
  { game, meetsStrangers: metStrangers, isForValue }: TrainNetworkOptions,
  folder: string,
  encoding: Encoding,
  { weights, seed, games, generation, curve }: NetworkTraining,
  minutes: number,
): void {
  mkdirSync(folder, { recursive: true });
  const made = { games, seed, generations: generation, minutes: Math.round(minutes), commit: commitOf(), metStrangers };
  const model: Model = { ...encoding, weights: pack(weights), made };
  writeText(shell, join(folder, isForValue ? "value-network.json" : "network.json"), `${JSON.stringify(model)}\n`);
  writeText(shell, join(folder, "learning.json"), `${JSON.stringify({ made, curve }, undefined, 2)}\n`);
  writeText(shell, join(folder, "learning.svg"), plotOf(game, curve));
}

const told = ({ text }: Shell, { games, curve }: NetworkTraining, minutesLeft: number): string =>
  text.train.progress(games, curve.at(-1)?.value ?? 0, Math.max(0, Math.round(minutesLeft * 60)));

/** A course as JSON, which keeps every bit of single-precision numbers. */
const written = ({ weights, moments, ...rest }: NetworkTraining, minutes: number): object => ({
  ...rest,
  minutes,
  weights: [...weights],
  steps: moments.steps,
  means: [...moments.means],
  squares: [...moments.squares],
});

type Written = Pick<NetworkTraining, "seed" | "generation" | "games" | "curve"> & {
  readonly minutes: number;
  readonly weights: readonly number[];
  readonly steps: number;
  readonly means: readonly number[];
  readonly squares: readonly number[];
};

/** A course goes on where its file left off. */
function takeUp(
  shell: Shell,
  { file, seed }: TrainNetworkOptions,
  { sizes }: Encoding,
): { readonly course: NetworkTraining; readonly minutes: number } {
  const fresh = beginNetworkTraining(sizes, seed);
  if (!existsSync(file)) return { course: fresh, minutes: 0 };
  const read: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isWritten(read) || read.weights.length !== fresh.weights.length)
    throw new Stop(shell.text.train.otherGame(file));
  shell.out(shell.text.train.resumed(read.games, file));
  const { minutes, weights, steps, means, squares, ...rest } = read;
  const moments = { steps, means: Float32Array.from(means), squares: Float32Array.from(squares) };
  return { course: { ...rest, weights: Float32Array.from(weights), moments }, minutes };
}

function isWritten(value: unknown): value is Written {
  if (typeof value !== "object" || value === null) return false;
  const has = (name: string): boolean => name in value;
  return ["seed", "generation", "games", "curve", "weights", "steps", "means", "squares"].every(has);
}
