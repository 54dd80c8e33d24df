import { parentPort } from "node:worker_threads";
import { gameById } from "@serai/games/list/index.ts";
import type { GameTypes } from "@serai/kernel";
import type { LabelledPosition } from "@serai/search/learn/gradient";
import type { Encoding } from "@serai/search/learn/model";
import { type GameSeed, SelfPlay } from "@serai/search/learn/self-play";

export interface SelfPlayTask {
  readonly game: string;
  readonly encoding: Encoding;
  readonly weights: Float32Array;
  readonly games: readonly GameSeed[];
  readonly iterations: number;
  readonly meetsStrangers: boolean;
}

export type SelfPlayAnswer = readonly LabelledPosition[];

let selfPlay: SelfPlay<GameTypes> | undefined;

parentPort?.on("message", ({ game: id, encoding, weights, games, iterations, meetsStrangers }: SelfPlayTask) => {
  const { game, knowledge, simple } = gameById(id);
  selfPlay ??= new SelfPlay(game, knowledge, encoding, meetsStrangers ? simple : undefined);
  const answer: SelfPlayAnswer = selfPlay.play(weights, games, iterations);
  parentPort?.postMessage(answer);
});
