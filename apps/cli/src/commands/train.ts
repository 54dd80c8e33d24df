import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gameById } from "@serai/games/list/index.ts";
import { beginTraining, learn, type Training } from "@serai/search";
import { command } from "../command.ts";
import { systemCode } from "../files.ts";
import { commitOf } from "../repository.ts";
import { type Shell, Stop } from "../shell.ts";
import { shareOut, showProgress } from "../threads/share-out.ts";
import type { TrainAnswer, TrainTask } from "../threads/train-thread.ts";
import { readCount } from "../values.ts";
import { trainNetwork } from "./train-network.ts";

/** Games a worker plays before it reports: enough that handing them over costs nothing. */
const AT_A_TIME = 20;
const THREAD = new URL("../threads/train-thread.ts", import.meta.url);

export const train = command({
  name: "train",
  operands: ["game"],
  options: {
    minutes: { type: "string" },
    games: { type: "string" },
    workers: { type: "string" },
    seed: { type: "string" },
    state: { type: "string" },
    out: { type: "string" },
    network: { type: "boolean" },
    iterations: { type: "string" },
  },
  async run({ values, positionals: [id] }, shell) {
    const minutes = readCount(shell, "minutes", values.minutes, { min: 1, max: 10_000, fallback: 60 });
    const games = readCount(shell, "games", values.games, { min: 1, max: 1e9, fallback: Number.POSITIVE_INFINITY });
    const workers = readCount(shell, "workers", values.workers, { min: 1, max: 64, fallback: 2 });
    const seed = readCount(shell, "seed", values.seed, { min: 0, max: 1_000, fallback: 1 });
    // A game without features of its own has nothing else to train.
    if (values.network || gameById(id).knowledge.featureNames.length === 0) {
      const iterations = readCount(shell, "iterations", values.iterations, { min: 2, max: 1e6, fallback: 64 });
      const file = values.state ?? `train-${id}-network.json`;
      return trainNetwork(shell, { game: id, minutes, games, workers, seed, iterations, file, out: values.out });
    }
    const file = values.state ?? `train-${id}.json`;
    const training = takeUp(shell, file, id, seed);
    const end = performance.now() + minutes * 60_000;
    let shown = 0;
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
      write(shell, file, `${JSON.stringify(training)}\n`);
    });
    showProgress("", true);
    write(shell, file, `${JSON.stringify(training)}\n`);
    const weights = training.weights.map((weight) => Math.round(weight * 1_000) / 1_000);
    if (values.out !== undefined) {
      const made = { weights, games: training.games, seed: training.seed, commit: commitOf() };
      write(shell, values.out, `${JSON.stringify(made, undefined, 2)}\n`);
    }
    for (const [i, feature] of gameById(id).knowledge.featureNames.entries())
      shell.out(`${String(weights[i]).padStart(8)}  ${feature}`);
    shell.out(shell.text.train.done(training.games, training.loss, file));
    return 0;
  },
});

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

function write({ text }: Shell, file: string, content: string): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new Stop(text.errors.cannotWrite(file, systemCode(error) ?? ""), 1);
  }
}
