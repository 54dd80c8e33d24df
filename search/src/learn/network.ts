import type { FastChance } from "@serai/kernel";
import type { Inputs } from "./encoder.ts";

/** How large a network is. */
export interface Sizes {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  /** In how many numbers a position and an action are compared. */
  readonly embedding: number;
  readonly seats: number;
  readonly words: number;
}

/** Where each part of the weights begins. */
export interface Layout {
  readonly first: number;
  readonly firstBias: number;
  readonly second: number;
  readonly secondBias: number;
  readonly value: number;
  readonly valueBias: number;
  readonly policy: number;
  readonly policyBias: number;
  readonly words: number;
  readonly wordBias: number;
  readonly end: number;
}

export function layoutOf({ inputs, first, second, embedding, seats, words }: Sizes): Layout {
  let end = 0;
  const next = (size: number): number => {
    end += size;
    return end - size;
  };
  return {
    first: next(inputs * first),
    firstBias: next(first),
    second: next(first * second),
    secondBias: next(second),
    value: next(second * seats),
    valueBias: next(seats),
    policy: next(second * embedding),
    policyBias: next(embedding),
    words: next(words * embedding),
    wordBias: next(words),
    end,
  };
}

const FINE = 1 << 24;

/** Small weights to begin with; what comes out (value, preference) begins near zero. */
export function freshWeights(sizes: Sizes, luck: FastChance): Float32Array {
  const { inputs, first, second, embedding } = sizes;
  const layout = layoutOf(sizes);
  const weights = new Float32Array(layout.end);
  const fill = (from: number, to: number, spread: number): void => {
    for (let i = from; i < to; i++) weights[i] = spread * (2 * (luck.int(FINE) / FINE) - 1);
  };
  // About a fifth of the inputs is not zero at a time.
  fill(layout.first, layout.firstBias, Math.sqrt(6 / (1 + inputs / 5)));
  fill(layout.second, layout.secondBias, Math.sqrt(6 / first));
  fill(layout.value, layout.valueBias, 0.1 / Math.sqrt(second));
  fill(layout.policy, layout.policyBias, Math.sqrt(3 / second));
  fill(layout.words, layout.wordBias, 0.3 / Math.sqrt(embedding));
  return weights;
}

/**
 * A small network: two layers shared by both answers, each seat's share of the win (own seat first), and how much it
 * prefers each action, by the product of a position and an action in `embedding` numbers. Nothing is allocated in a pass.
 */
export class Network {
  readonly sizes: Sizes;
  readonly weights: Float32Array;
  readonly layout: Layout;
  readonly first: Float32Array;
  readonly second: Float32Array;
  /** What the position asks of an action. */
  readonly asked: Float32Array;
  /** By seat from one's own: shares that sum to one. */
  readonly shares: Float32Array;

  constructor(sizes: Sizes, weights: Float32Array) {
    this.sizes = sizes;
    this.weights = weights;
    this.layout = layoutOf(sizes);
    if (weights.length !== this.layout.end) throw new Error("these weights are of a network of another size");
    this.first = new Float32Array(sizes.first);
    this.second = new Float32Array(sizes.second);
    this.asked = new Float32Array(sizes.embedding);
    this.shares = new Float32Array(sizes.seats);
  }

  /** The two shared layers; `value` and `ask` go on from them. */
  read(inputs: Pick<Inputs, "at" | "values" | "count">): void {
    const { weights, layout, first, second } = this;
    const width = first.length;
    sumRows(weights, layout.first, layout.firstBias, inputs.at, inputs.values, inputs.count, first);
    for (let j = 0; j < width; j++) if (first[j] < 0) first[j] = 0;
    spread(weights, layout.second, layout.secondBias, first, second);
    for (let j = 0; j < second.length; j++) if (second[j] < 0) second[j] = 0;
  }

  /** With `strengths`, by seat from one's own, the network only corrects what those say. */
  value(seats: number, strengths?: Float32Array): void {
    const { shares } = this;
    spread(this.weights, this.layout.value, this.layout.valueBias, this.second, shares);
    if (strengths !== undefined) for (let seat = 0; seat < seats; seat++) shares[seat] += strengths[seat];
    let most = shares[0];
    for (let seat = 1; seat < seats; seat++) if (shares[seat] > most) most = shares[seat];
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      shares[seat] = Math.exp(shares[seat] - most);
      sum += shares[seat];
    }
    for (let seat = 0; seat < seats; seat++) shares[seat] /= sum;
  }

  ask(): void {
    spread(this.weights, this.layout.policy, this.layout.policyBias, this.second, this.asked);
  }

  /** How much the position that was asked about prefers an action with these words; any scale, the larger the more. */
  preference(words: readonly number[]): number {
    const { weights, layout, asked } = this;
    let sum = 0;
    for (let w = 0; w < words.length; w++) {
      const from = layout.words + words[w] * asked.length;
      sum += weights[layout.wordBias + words[w]];
      for (let k = 0; k < asked.length; k++) sum += asked[k] * weights[from + k];
    }
    return sum;
  }

  /** What the words of an action add up to, their bias last. */
  sumOf(words: readonly number[]): Float32Array {
    const { weights, layout } = this;
    const { embedding } = this.sizes;
    const sums = new Float32Array(embedding + 1);
    for (const word of words) {
      for (let k = 0; k < embedding; k++) sums[k] += weights[layout.words + word * embedding + k];
      sums[embedding] += weights[layout.wordBias + word];
    }
    return sums;
  }
}

const MOST_ROWS = 64;
const rows = new Uint16Array(MOST_ROWS);
const values = new Float32Array(MOST_ROWS);

/** into = bias + from × weights, skipping what is zero. */
function spread(weights: Float32Array, at: number, bias: number, from: Float32Array, into: Float32Array): void {
  let count = 0;
  for (let i = 0; i < from.length; i++) {
    if (from[i] === 0) continue;
    rows[count] = i;
    values[count++] = from[i];
  }
  sumRows(weights, at, bias, rows, values, count, into);
}

/** into = bias + values × rows of the weights. Eight sums at a time stay in registers, which takes half the time. */
function sumRows(
  weights: Float32Array,
  at: number,
  bias: number,
  rows: Uint16Array,
  values: Float32Array,
  count: number,
  into: Float32Array,
): void {
  const width = into.length;
  let j = 0;
  for (; j + 8 <= width; j += 8) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let e = 0;
    let f = 0;
    let g = 0;
    let h = 0;
    for (let i = 0; i < count; i++) {
      const k = at + rows[i] * width + j;
      const value = values[i];
      a += value * weights[k];
      b += value * weights[k + 1];
      c += value * weights[k + 2];
      d += value * weights[k + 3];
      e += value * weights[k + 4];
      f += value * weights[k + 5];
      g += value * weights[k + 6];
      h += value * weights[k + 7];
    }
    into[j] = weights[bias + j] + a;
    into[j + 1] = weights[bias + j + 1] + b;
    into[j + 2] = weights[bias + j + 2] + c;
    into[j + 3] = weights[bias + j + 3] + d;
    into[j + 4] = weights[bias + j + 4] + e;
    into[j + 5] = weights[bias + j + 5] + f;
    into[j + 6] = weights[bias + j + 6] + g;
    into[j + 7] = weights[bias + j + 7] + h;
  }
  for (; j < width; j++) {
    let sum = weights[bias + j];
    for (let i = 0; i < count; i++) sum += values[i] * weights[at + rows[i] * width + j];
    into[j] = sum;
  }
}
