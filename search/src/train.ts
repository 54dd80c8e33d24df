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
 * Training by self-play: games are played by the policy alone, and the weights of a game's features are fitted so that the
 * estimate of every position predicts who won (softmax regression; the problem is convex, so neither the start nor the
 * order of games matters in the end).
 */

/** One position: the features of every seat, seat after seat, and the win share each got. */
export interface TrainingSample {
  readonly seats: number;
  readonly features: Float64Array;
  readonly shares: Float64Array;
}

/** The state of training; plain JSON, so that it can be saved and continued. */
export interface Training {
  readonly seed: number;
  games: number;
  readonly weights: number[];
  /** Sums of squared gradients (AdaGrad). */
  readonly slopes: number[];
  /** The recent mean cross entropy of the estimates, in nats. */
  loss: number;
}

export const beginTraining = (featureCount: number, seed: number): Training => ({
  seed,
  games: 0,
  weights: Array<number>(featureCount).fill(0),
  slopes: Array<number>(featureCount).fill(1),
  loss: 0,
});

const MOST_ACTIONS = 4096;

/** Plays one game by the policy and looks at it once a turn or round, where a playout may be cut; returns the win shares. */
export function playByPolicy<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  seats: number,
  seed: number,
  look: (state: T["State"]) => void,
): Float64Array {
  const chance = new FastChance(seed);
  const legal = new ActionList();
  const weights = new Float64Array(MOST_ACTIONS);
  const drawAction = (state: T["State"], seat: Seat): Action => {
    legal.clear();
    game.legal(state, seat, legal);
    knowledge.weigh(state, seat, legal, weights);
    return legal.at(draw(weights, legal.count, chance));
  };
  const state = game.setup(readOptions(game.options, {}, seats), seats, chance);
  let progress = knowledge.progress(state);
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    const seat = firstOf(deciders);
    game.apply(state, seat, knowledge.act?.(state, seat) ?? drawAction(state, seat), chance);
    if (knowledge.progress(state) === progress || game.deciders(state) === 0) continue;
    progress = knowledge.progress(state);
    look(state);
  }
  const shares = new Float64Array(seats);
  const result = game.result(state);
  if (result) shareWins(result, 0, 1, shares);
  return shares;
}

/** Plays one game by the policy and samples one position a turn or round. */
export function playTrainingGame<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  seats: number,
  seed: number,
): TrainingSample[] {
  const positions: Float64Array[] = [];
  const look = (state: T["State"]): void => void positions.push(featuresOfAll(knowledge, state, seats));
  const shares = playByPolicy(game, knowledge, seats, seed, look);
  return positions.map((features) => ({ seats, features, shares }));
}

function featuresOfAll<T extends GameTypes>(knowledge: Knowledge<T>, state: T["State"], seats: number): Float64Array {
  const size = knowledge.featureNames.length;
  const all = new Float64Array(seats * size);
  for (let seat = 0; seat < seats; seat++) knowledge.fillFeatures(state, seat, all.subarray(seat * size));
  return all;
}

const STEP = 0.3;
/** Pulls unused weights towards zero. */
const WEIGHT_DECAY = 1e-5;
const LOSS_SMOOTHING = 0.9995;

/** One step of gradient descent. */
export function learn(training: Training, { seats, features, shares }: TrainingSample): void {
  const { weights, slopes } = training;
  const size = weights.length;
  const chances = new Float64Array(seats);
  for (let seat = 0; seat < seats; seat++)
    for (let i = 0; i < size; i++) chances[seat] += weights[i] * features[seat * size + i];
  softmax(chances, seats);
  let loss = 0;
  for (let seat = 0; seat < seats; seat++)
    if (shares[seat] > 0) loss -= shares[seat] * Math.log(Math.max(1e-9, chances[seat]));
  training.loss = training.loss === 0 ? loss : LOSS_SMOOTHING * training.loss + (1 - LOSS_SMOOTHING) * loss;
  for (let i = 0; i < size; i++) {
    let slope = WEIGHT_DECAY * weights[i];
    for (let seat = 0; seat < seats; seat++) slope += (chances[seat] - shares[seat]) * features[seat * size + i];
    slopes[i] += slope * slope;
    weights[i] -= (STEP * slope) / Math.sqrt(slopes[i]);
  }
}

/** With how many players the game of that number is played: every number in turn. */
export const seatsOfGame = (game: { readonly seats: { readonly min: number; readonly max: number } }, n: number) =>
  game.seats.min + (n % (game.seats.max - game.seats.min + 1));
