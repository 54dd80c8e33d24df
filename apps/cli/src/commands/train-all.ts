import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { TRAININGS } from "@serai/games/list/generated/trainings.ts";
import { gameById, gameIds } from "@serai/games/list/index.ts";
import type { TrainingStage } from "@serai/games/list/training.ts";
import { readModel } from "@serai/search/learn/read-model";
import { readText, writeText } from "../files.ts";
import { commitOf } from "../repository.ts";
import type { Shell } from "../shell.ts";
import { showProgress } from "../threads/share-out.ts";
import { trainFeatures } from "./train-features.ts";
import { trainNetwork } from "./train-network.ts";

const GAMES = fileURLToPath(new URL("../../../../games", import.meta.url));
const WEIGHTS = "weights.json";
const NETWORK = "network.json";
const VALUE_NETWORK = "value-network.json";
const TEACHER_ITERATIONS = 64;

export interface TrainAllOptions {
  /** For all together. */
  readonly minutes: number;
  /** The most games of a stage; without it as many as the shipped file names. */
  readonly games: number;
  readonly workers: number;
  /** A folder with where each stage stands. */
  readonly states: string | undefined;
  /** A folder laid out as games/ is. */
  readonly out: string | undefined;
}

/** One file that a game ships. */
interface Stage {
  readonly game: string;
  readonly file: string;
  /** Makes it in this folder; false where time was up before it was done. */
  make(folder: string, minutes: number): Promise<boolean>;
}

/**
 * Makes every shipped file of weights again, with the games and the seed that it names: what a game has of its own first, since
 * its features may go by it. What is finished is not made a second time.
 */
export async function trainAll(shell: Shell, options: TrainAllOptions): Promise<number> {
  const { states = "train-all", out = GAMES, minutes } = options;
  const end = performance.now() + minutes * 60_000;
  for (const game of gameIds)
    for (const { file, make } of await stagesOf(shell, game, options)) {
      const folder = join(states, game);
      if (!(await make(folder, (end - performance.now()) / 60_000))) {
        shell.out(shell.text.train.unfinished(states));
        return 0;
      }
      const made = join(out, game, "bots", file);
      writeText(shell, made, readText(shell, join(folder, file)));
      shell.out(shell.text.train.made(made));
    }
  return 0;
}

async function stagesOf(shell: Shell, game: string, options: TrainAllOptions): Promise<Stage[]> {
  const { games: most, workers } = options;
  const { featureNames, weights } = gameById(game).knowledge;
  const stages = ((await TRAININGS[game]?.()) ?? []).map(
    (stage): Stage => ({
      game,
      file: stage.file,
      make: async (folder, minutes) => pass(shell, stage, folder, minutes, most),
    }),
  );
  if (featureNames.length > 0) {
    const games = Math.min(most, weights.games);
    const make: Stage["make"] = async (folder, minutes) => {
      const file = join(folder, "weights-state.json");
      const out = join(folder, WEIGHTS);
      return games <= (await trainFeatures(shell, { game, minutes, games, workers, seed: weights.seed, file, out }));
    };
    stages.push({ game, file: WEIGHTS, make });
  }
  for (const network of [NETWORK, VALUE_NETWORK]) {
    const shipped = join(GAMES, game, "bots", network);
    if (!existsSync(shipped)) continue;
    const { made } = readModel(JSON.parse(readFileSync(shipped, "utf8")));
    const games = Math.min(most, made.games);
    const make: Stage["make"] = async (folder, minutes) => {
      const file = join(folder, `state-of-${network}`);
      const options = {
        game,
        minutes,
        games,
        workers,
        seed: made.seed,
        iterations: TEACHER_ITERATIONS,
        meetsStrangers: made.metStrangers ?? false,
        isForValue: network === VALUE_NETWORK,
        file,
        out: folder,
      };
      return games <= (await trainNetwork(shell, options));
    };
    stages.push({ game, file: network, make });
  }
  return stages;
}

/** Where a stage of a game's own stands. */
interface Passed {
  readonly passes: number;
  readonly made: unknown;
}

const isPassed = (value: unknown): value is Passed =>
  typeof value === "object" &&
  value !== null &&
  "passes" in value &&
  typeof value.passes === "number" &&
  "made" in value;

function pass(shell: Shell, stage: TrainingStage, folder: string, minutes: number, most: number): boolean {
  const end = performance.now() + minutes * 60_000;
  const state = join(folder, `${stage.file}-state.json`);
  const read: unknown = existsSync(state) ? JSON.parse(readText(shell, state)) : undefined;
  let { passes, made }: Passed = isPassed(read) ? read : { passes: 0, made: undefined };
  while (passes < stage.passes) {
    if (performance.now() >= end) return false;
    showProgress(shell.text.train.pass(stage.file, passes + 1, stage.passes), false);
    made = stage.pass(passes, made, most);
    passes++;
    writeText(shell, state, `${JSON.stringify({ passes, made })}\n`);
  }
  showProgress("", true);
  writeText(shell, join(folder, stage.file), `${JSON.stringify({ ...Object(made), commit: commitOf() })}\n`);
  return true;
}
