import type { Game, GameTypes, Seat } from "@serai/kernel";
import { DEFAULT_SETTINGS } from "../levels.ts";
import { fillStrengths } from "../search/estimate.ts";
import type { Knowledge, SearchSettings } from "../search/knowledge.ts";
import { Encoder, Inputs } from "./encoder.ts";
import { type Model, observationAtCut } from "./model.ts";
import { Network } from "./network.ts";
import { unpack } from "./packed.ts";

const MOST_INPUTS = 2048;

/**
 * How a Master searches with it: playouts end with the turn or round. What comes back is less noisy than from longer playouts, so it
 * pays to look less widely.
 */
export const JUDGED_BY_NETWORK: SearchSettings = {
  ...DEFAULT_SETTINGS,
  horizon: 1,
  exploration: 0.4,
  temperature: 0.1,
};

/**
 * The knowledge with a network's word for who will win, where a playout is cut; all else stays as the game has it. Where the
 * game has weighted features the network corrects what they say.
 */
export function withNetworkEvaluation<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  { shape, sizes, weights }: Model,
): Knowledge<T> {
  const network = new Network(sizes, unpack(weights));
  const encoder = new Encoder(shape, sizes.seats);
  const inputs = new Inputs(MOST_INPUTS);
  const bySeat = new Float64Array(sizes.seats);
  const strengths = new Float32Array(sizes.seats);
  return {
    ...knowledge,
    evaluate(state: T["State"], viewer: Seat, into: Float64Array) {
      const seats = knowledge.seats(state);
      encoder.write(observationAtCut(game, knowledge, state, viewer), viewer, seats, inputs);
      network.read(inputs);
      fillStrengths(knowledge, state, seats, bySeat);
      for (let left = 0; left < seats; left++) strengths[left] = bySeat[(viewer + left) % seats];
      network.value(seats, strengths);
      for (let left = 0; left < seats; left++) into[(viewer + left) % seats] = network.shares[left];
    },
  };
}
