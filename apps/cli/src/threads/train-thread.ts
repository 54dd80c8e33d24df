import { parentPort } from "node:worker_threads";
import { type Lesson, playLesson, seatsOfGame } from "@serai/bots";
import { takeDown } from "@serai/shelf";

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
  const { game, knowledge } = takeDown(id);
  const lessons: Lesson[] = [];
  for (let n = from; n < from + games; n++)
    lessons.push(...playLesson(game, knowledge, seatsOfGame(game, n), seed * 1_000_003 + n));
  const answer: TrainAnswer = { from, lessons };
  parentPort?.postMessage(answer);
});
