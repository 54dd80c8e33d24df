import type { Inputs } from "./encoder.ts";
import type { Network } from "./network.ts";

/** One position to learn from. */
export interface LabelledPosition {
  readonly inputs: Pick<Inputs, "at" | "values" | "count">;
  /** 0 where who won is not to be learnt from it. */
  readonly seats: number;
  /** By seat from one's own: what weighted features say already, where the network corrects them. */
  readonly strengths?: Float32Array;
  /** By seat from one's own: the share of the win that came, or was looked for. */
  readonly shares: Float32Array;
  /** What could be done and how often the teacher would; empty where it was not asked. */
  readonly actions: readonly (readonly number[])[];
  readonly wanted: Float32Array;
}

export interface Loss {
  readonly value: number;
  readonly policy: number;
}

/**
 * Adds the gradient of a position's cross entropy (of the shares, and of the actions where the teacher was asked) to
 * `gradient`, which is laid out as the weights are.
 */
export class Backpropagation {
  readonly #network: Network;
  readonly #first: Float32Array;
  readonly #second: Float32Array;
  readonly #asked: Float32Array;
  readonly #output: Float32Array;

  constructor(network: Network) {
    const { sizes } = network;
    this.#network = network;
    this.#first = new Float32Array(sizes.first);
    this.#second = new Float32Array(sizes.second);
    this.#asked = new Float32Array(sizes.embedding);
    this.#output = new Float32Array(sizes.seats);
  }

  add(position: LabelledPosition, gradient: Float32Array): Loss {
    const network = this.#network;
    const { layout } = network;
    network.read(position.inputs);
    this.#second.fill(0);
    const value = this.#addValue(position, gradient);
    const policy = position.actions.length > 1 ? this.#addPolicy(position, gradient) : 0;
    for (let j = 0; j < this.#second.length; j++) if (network.second[j] <= 0) this.#second[j] = 0;
    this.#first.fill(0);
    this.#pass(layout.second, layout.secondBias, network.first, this.#second, this.#first, gradient);
    for (let j = 0; j < this.#first.length; j++) if (network.first[j] <= 0) this.#first[j] = 0;
    const width = this.#first.length;
    for (let j = 0; j < width; j++) gradient[layout.firstBias + j] += this.#first[j];
    for (let i = 0; i < position.inputs.count; i++) {
      const row = layout.first + position.inputs.at[i] * width;
      for (let j = 0; j < width; j++) gradient[row + j] += position.inputs.values[i] * this.#first[j];
    }
    return { value, policy };
  }

  #addValue({ seats, strengths, shares }: LabelledPosition, gradient: Float32Array): number {
    const network = this.#network;
    const { layout } = network;
    network.value(seats, strengths);
    this.#output.fill(0);
    let loss = 0;
    for (let seat = 0; seat < seats; seat++) {
      this.#output[seat] = network.shares[seat] - shares[seat];
      if (shares[seat] > 0) loss -= shares[seat] * Math.log(Math.max(1e-9, network.shares[seat]));
    }
    this.#pass(layout.value, layout.valueBias, network.second, this.#output, this.#second, gradient);
    return loss;
  }

  #addPolicy({ actions, wanted }: LabelledPosition, gradient: Float32Array): number {
    const network = this.#network;
    const { layout, weights, asked } = network;
    network.ask();
    const chances = Float64Array.from(actions, (words) => network.preference(words));
    const most = chances.reduce((a, b) => Math.max(a, b));
    let sum = 0;
    for (let i = 0; i < chances.length; i++) {
      chances[i] = Math.exp(chances[i] - most);
      sum += chances[i];
    }
    this.#asked.fill(0);
    let loss = 0;
    for (const [i, words] of actions.entries()) {
      const chance = chances[i] / sum;
      if (wanted[i] > 0) loss -= wanted[i] * Math.log(Math.max(1e-9, chance));
      const slope = chance - wanted[i];
      for (const word of words) {
        const row = layout.words + word * asked.length;
        gradient[layout.wordBias + word] += slope;
        for (let k = 0; k < asked.length; k++) {
          this.#asked[k] += slope * weights[row + k];
          gradient[row + k] += slope * asked[k];
        }
      }
    }
    this.#pass(layout.policy, layout.policyBias, network.second, this.#asked, this.#second, gradient);
    return loss;
  }

  /** Back through one layer: slopes of what it gave to slopes of its weights and of what it was given. */
  #pass(
    at: number,
    bias: number,
    given: Float32Array,
    slopes: Float32Array,
    back: Float32Array,
    gradient: Float32Array,
  ): void {
    const { weights } = this.#network;
    const width = slopes.length;
    for (let j = 0; j < width; j++) gradient[bias + j] += slopes[j];
    for (let i = 0; i < given.length; i++) {
      // Where nothing came through nothing can be learnt, and nothing goes further back.
      if (given[i] === 0) continue;
      const row = at + i * width;
      let sum = 0;
      for (let j = 0; j < width; j++) {
        sum += slopes[j] * weights[row + j];
        gradient[row + j] += given[i] * slopes[j];
      }
      back[i] += sum;
    }
  }
}
