import { parentPort } from "node:worker_threads";
import { gameById } from "@serai/games/list/index.ts";
import { playTrainingGame, seatsOfGame, type TrainingSample } from "@serai/search";

export interface TrainTask {
  readonly game: string;
  readonly seed: number;
  readonly from: number;
  readonly games: number;
}

export interface TrainAnswer {
  readonly from: number;
  readonly samples: readonly TrainingSample[];
}

parentPort?.on("message", ({ game: id, seed, from, games }: TrainTask) => {
  const { game, knowledge } = gameById(id);
  const samples: TrainingSample[] = [];
  for (let n = from; n < from + games; n++)
    samples.push(...playTrainingGame(game, knowledge, seatsOfGame(game, n), seed * 1_000_003 + n));
  const answer: TrainAnswer = { from, samples };
  parentPort?.postMessage(answer);
});
