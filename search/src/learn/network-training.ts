import { FastChance } from "@serai/kernel";
import { descend, freshMoments, type Moments } from "./adam.ts";
import { Backpropagation, type LabelledPosition } from "./gradient.ts";
import { freshWeights, Network, type Sizes } from "./network.ts";

/*
 * Training by policy iteration: the network of a generation plays games with the search as its teacher, and learns what the
 * search thought and who won. Games of a generation follow from its number and the seed, so it does not matter how many
 * threads play them, and a course that was put down goes on as if it had not been.
 */

/** Where a course stands. */
export interface NetworkTraining {
  readonly seed: number;
  generation: number;
  games: number;
  readonly weights: Float32Array;
  readonly moments: Moments;
  readonly curve: Generation[];
}

/** What is told of a generation. */
export interface Generation {
  readonly games: number;
  readonly positions: number;
  /** Mean cross entropy, in nats, of positions that were not learnt from yet: of who wins, and of what the teacher does. */
  readonly value: number;
  readonly policy: number;
  /** The share of games that the network alone, without search, won among the game's simple bots, where that was tried. */
  readonly won?: number;
  readonly fair?: number;
}

export const beginNetworkTraining = (sizes: Sizes, seed: number): NetworkTraining => {
  const weights = freshWeights(sizes, new FastChance(seed));
  return { seed, generation: 0, games: 0, weights, moments: freshMoments(weights.length), curve: [] };
};

const BATCH = 64;
/** What the teacher says is gone through so often; who won only once, since it is luck for a good part. */
const PASSES = 4;
/** Large steps at first, a tenth of them in the end. */
const RATE = 0.002;
const HALVED_AFTER = 12;
const LEAST_RATE = 0.0002;

/** Learns what a generation found out; how well each position was foreseen before it was learnt. */
export function trainOn(
  course: NetworkTraining,
  sizes: Sizes,
  positions: readonly LabelledPosition[],
): Pick<Generation, "value" | "policy"> {
  const network = new Network(sizes, course.weights);
  const backpropagation = new Backpropagation(network);
  const gradient = new Float32Array(course.weights.length);
  const luck = new FastChance(course.seed * 1_009 + course.generation);
  const rate = Math.max(LEAST_RATE, RATE * 0.5 ** (course.generation / HALVED_AFTER));
  let value = 0;
  let policy = 0;
  let asked = 0;
  const taught = positions
    .filter(({ actions }) => actions.length > 1)
    .map((position): LabelledPosition => ({ ...position, seats: 0 }));
  for (let pass = 0; pass < PASSES; pass++) {
    const order = [...(pass === 0 ? positions : taught)];
    shuffle(order, luck);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const position of batch) {
        const loss = backpropagation.add(position, gradient);
        if (pass > 0) continue;
        value += loss.value;
        policy += loss.policy;
        if (position.actions.length > 1) asked++;
      }
      descend(course.weights, gradient, batch.length, course.moments, rate);
    }
  }
  return { value: value / Math.max(1, positions.length), policy: policy / Math.max(1, asked) };
}

function shuffle(list: LabelledPosition[], luck: FastChance): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = luck.int(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}
