import {
  type Action,
  ActionList,
  FastChance,
  firstOf,
  type Game,
  type GameTypes,
  readOptions,
  type Seat,
} from "@serai/kernel";
import { draw } from "./search/draw.ts";
import { softmax } from "./search/estimate.ts";
import type { Knowledge } from "./search/knowledge.ts";
import { shareWins } from "./search/shares.ts";

/*
 * Knowledge by self-play: games are played by inclination alone, and the weights of a game's features are fitted so that
 * the estimate of every position comes near to who then won (softmax regression; the problem is convex, so neither the
 * start nor the order of games matters in the end).
 */

/** One position: what every seat measured there, seat after seat, and the share of the win each got. */
export interface Lesson {
  readonly seats: number;
  readonly measured: Float64Array;
  readonly shares: Float64Array;
}

/** Where training stands; plain JSON, so that it can be put down and taken up again. */
export interface Training {
  readonly seed: number;
  games: number;
  readonly weights: number[];
  /** Sums of squared slopes (AdaGrad): the surer a weight, the smaller its steps. */
  readonly slopes: number[];
  /** How badly the estimates of late did: mean cross entropy, in nats. */
  loss: number;
}

export const beginTraining = (features: number, seed: number): Training => ({
  seed,
  games: 0,
  weights: Array<number>(features).fill(0),
  slopes: Array<number>(features).fill(1),
  loss: 0,
});

const MOST_ACTIONS = 4096;

/** Plays one game by inclination and remembers a position a stride. */
export function playLesson<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  seats: number,
  seed: number,
): Lesson[] {
  const chance = new FastChance(seed);
  const legal = new ActionList();
  const weights = new Float64Array(MOST_ACTIONS);
  const incline = (state: T["State"], seat: Seat): Action => {
    legal.clear();
    game.legal(state, seat, legal);
    knowledge.weigh(state, seat, legal, weights);
    return legal.at(draw(weights, legal.count, chance));
  };
  const state = game.setup(readOptions(game.options, {}, seats), seats, chance);
  const positions: Float64Array[] = [];
  let stride = knowledge.stride(state);
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat = firstOf(deciders);
    game.apply(state, seat, knowledge.act?.(state, seat) ?? incline(state, seat), chance);
    if (knowledge.stride(state) === stride || game.deciders(state) === 0) continue;
    stride = knowledge.stride(state);
    positions.push(measureAll(knowledge, state, seats));
  }
  const shares = new Float64Array(seats);
  const result = game.result(state);
  if (result) shareWins(result, 0, 1, shares);
  return positions.map((measured) => ({ seats, measured, shares }));
}

function measureAll<T extends GameTypes>(knowledge: Knowledge<T>, state: T["State"], seats: number): Float64Array {
  const size = knowledge.featureNames.length;
  const all = new Float64Array(seats * size);
  for (let seat = 0; seat < seats; seat++) knowledge.fillFeatures(state, seat, all.subarray(seat * size));
  return all;
}

const STEP = 0.3;
/** Pulls weights that nothing speaks for towards zero. */
const PULL = 1e-5;
const MEMORY = 0.9995;

/** Takes a lesson to heart. */
export function learn(training: Training, { seats, measured, shares }: Lesson): void {
  const { weights, slopes } = training;
  const size = weights.length;
  const chances = new Float64Array(seats);
  for (let seat = 0; seat < seats; seat++)
    for (let i = 0; i < size; i++) chances[seat] += weights[i] * measured[seat * size + i];
  softmax(chances, seats);
  let loss = 0;
  for (let seat = 0; seat < seats; seat++)
    if (shares[seat] > 0) loss -= shares[seat] * Math.log(Math.max(1e-9, chances[seat]));
  training.loss = training.loss === 0 ? loss : MEMORY * training.loss + (1 - MEMORY) * loss;
  for (let i = 0; i < size; i++) {
    let slope = PULL * weights[i];
    for (let seat = 0; seat < seats; seat++) slope += (chances[seat] - shares[seat]) * measured[seat * size + i];
    slopes[i] += slope * slope;
    weights[i] -= (STEP * slope) / Math.sqrt(slopes[i]);
  }
}

/** With how many players the game of that number is played: every number in turn. */
export const seatsOfGame = (game: { readonly seats: { readonly min: number; readonly max: number } }, n: number) =>
  game.seats.min + (n % (game.seats.max - game.seats.min + 1));
