import { parentPort } from "node:worker_threads";
import { gameById } from "@serai/games/list/index.ts";
import { type Lesson, playLesson, seatsOfGame } from "@serai/search";

export interface TrainTask {
  readonly game: string;
  readonly seed: number;
  readonly from: number;
  readonly games: number;
}

export interface TrainAnswer {
  readonly from: number;
  readonly lessons: readonly Lesson[];
}

parentPort?.on("message", ({ game: id, seed, from, games }: TrainTask) => {
  const { game, knowledge } = gameById(id);
  const lessons: Lesson[] = [];
  for (let n = from; n < from + games; n++)
    lessons.push(...playLesson(game, knowledge, seatsOfGame(game, n), seed * 1_000_003 + n));
  const answer: TrainAnswer = { from, lessons };
  parentPort?.postMessage(answer);
});
