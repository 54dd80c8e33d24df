import { parentPort } from "node:worker_threads";
import { gameById } from "@serai/games/list/index.ts";
import type { GameTypes } from "@serai/kernel";
import type { LabelledPosition } from "@serai/search/learn/gradient";
import type { Encoding } from "@serai/search/learn/model";
import { type GameSeed, SelfPlay } from "@serai/search/learn/self-play";
import { playForValue } from "@serai/search/learn/value-play";

export interface SelfPlayTask {
  readonly game: string;
  readonly encoding: Encoding;
  readonly weights: Float32Array;
  readonly games: readonly GameSeed[];
  readonly iterations: number;
  readonly meetsStrangers: boolean;
  /** Games of the hand-made policy, to learn who wins and nothing else. */
  readonly isForValue: boolean;
}

export type SelfPlayAnswer = readonly LabelledPosition[];

let selfPlay: SelfPlay<GameTypes> | undefined;

parentPort?.on("message", (task: SelfPlayTask) => parentPort?.postMessage(played(task)));

function played(task: SelfPlayTask): SelfPlayAnswer {
  const { encoding, weights, games, iterations, meetsStrangers, isForValue } = task;
  const { game, knowledge, simple } = gameById(task.game);
  if (isForValue) return playForValue(game, knowledge, encoding, games);
  selfPlay ??= new SelfPlay(game, knowledge, encoding, meetsStrangers ? simple : undefined);
  return selfPlay.play(weights, games, iterations);
}
