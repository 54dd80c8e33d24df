import { existsSync, readFileSync } from "node:fs";
import { gameById } from "@serai/games/list/index.ts";
import { beginTraining, learn, type Training } from "@serai/search";
import { writeText } from "../files.ts";
import { commitOf } from "../repository.ts";
import { type Shell, Stop } from "../shell.ts";
import { shareOut, showProgress } from "../threads/share-out.ts";
import type { TrainAnswer, TrainTask } from "../threads/train-thread.ts";

/** Games a worker plays before it reports: enough that handing them over costs nothing. */
const AT_A_TIME = 20;
const THREAD = new URL("../threads/train-thread.ts", import.meta.url);

export interface TrainFeaturesOptions {
  readonly game: string;
  readonly minutes: number;
  readonly games: number;
  readonly workers: number;
  readonly seed: number;
  readonly file: string;
  /** The file of weights. */
  readonly out: string | undefined;
}

/** Trains the weights of a game's features until time or games are used up; returns how many games they come from. */
export async function trainFeatures(shell: Shell, options: TrainFeaturesOptions): Promise<number> {
  const { game: id, minutes, games, workers, seed, file, out } = options;
  const training = takeUp(shell, file, id, seed);
  const end = performance.now() + minutes * 60_000;
  let shown = 0;
  const keep = (): void => writeText(shell, file, `${JSON.stringify(training)}\n`);
  // Games are learnt in the order of their numbers, so that the number of workers changes nothing.
  const inOrder = new Map<number, TrainAnswer>();
  await shareOut<TrainTask, TrainAnswer>(THREAD, workers, tasks(id, training, games, end), (answer) => {
    inOrder.set(answer.from, answer);
    for (let next = inOrder.get(training.games); next; next = inOrder.get(training.games)) {
      inOrder.delete(training.games);
      for (const sample of next.samples) learn(training, sample);
      training.games += AT_A_TIME;
    }
    if (performance.now() - shown < 1_000) return;
    shown = performance.now();
    showProgress(progress(shell, training, end), false);
    keep();
  });
  showProgress("", true);
  keep();
  const weights = training.weights.map((weight) => Math.round(weight * 1_000) / 1_000);
  if (out !== undefined) {
    const made = { weights, games: training.games, seed: training.seed, commit: commitOf() };
    writeText(shell, out, `${JSON.stringify(made, undefined, 2)}\n`);
  }
  for (const [i, feature] of gameById(id).knowledge.featureNames.entries())
    shell.out(`${String(weights[i]).padStart(8)}  ${feature}`);
  shell.out(shell.text.train.done(training.games, training.loss, file));
  return training.games;
}

/** Until there are so many games in all, or time is up. */
function* tasks(game: string, { games, seed }: Training, most: number, end: number): Generator<TrainTask> {
  for (let from = games; from < most && performance.now() < end; from += AT_A_TIME)
    yield { game, seed, from, games: AT_A_TIME };
}

const progress = ({ text }: Shell, { games, loss }: Training, end: number): string =>
  text.train.progress(games, loss, Math.max(0, Math.round((end - performance.now()) / 1_000)));

/** Training goes on where its state file left off. */
function takeUp(shell: Shell, file: string, game: string, seed: number): Training {
  const fresh = beginTraining(gameById(game).knowledge.featureNames.length, seed);
  if (!existsSync(file)) return fresh;
  const read: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isTraining(read) || read.weights.length !== fresh.weights.length)
    throw new Stop(shell.text.train.otherGame(file));
  shell.out(shell.text.train.resumed(read.games, file));
  return read;
}

function isTraining(value: unknown): value is Training {
  if (typeof value !== "object" || value === null) return false;
  return "weights" in value && Array.isArray(value.weights) && "slopes" in value && "games" in value;
}
