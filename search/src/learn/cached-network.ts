import type { Action } from "@serai/kernel";
import type { ActionWords } from "./action-words.ts";
import type { Inputs } from "./encoder.ts";
import type { Network } from "./network.ts";

/** A power of two: how many positions are remembered. */
const REMEMBERED = 1 << 12;

/**
 * A network that does not work out the same position twice: a search comes back to the same ones all the time. Two hashes
 * stand for what was read; a later position takes the place of an earlier one.
 */
export class CachedNetwork {
  readonly #network: Network;
  readonly #words: ActionWords;
  readonly #keys = new Int32Array(2 * REMEMBERED);
  readonly #shares: Float32Array;
  readonly #asked: Float32Array;
  /** What an action's words add up to: `embedding` numbers and a bias. */
  readonly #actions = new Map<Action, Float32Array>();
  #at = 0;

  constructor(network: Network, words: ActionWords) {
    this.#network = network;
    this.#words = words;
    this.#shares = new Float32Array(REMEMBERED * network.sizes.seats);
    this.#asked = new Float32Array(REMEMBERED * network.sizes.embedding);
  }

  /** Makes this the position that `share` and `preference` are about. */
  read(inputs: Inputs, seats: number): void {
    const network = this.#network;
    let one = seats;
    let two = 1;
    for (let i = 0; i < inputs.count; i++) {
      const word = (inputs.at[i] << 12) ^ Math.round(inputs.values[i] * 2048);
      one = Math.imul(one ^ word, 0x9e3779b1);
      one ^= one >>> 15;
      two = Math.imul(two + word, 0x85ebca6b);
      two ^= two >>> 13;
    }
    const at = (one >>> 4) & (REMEMBERED - 1);
    this.#at = at;
    if (this.#keys[2 * at] === one && this.#keys[2 * at + 1] === two) return;
    network.read(inputs);
    network.value(seats);
    network.ask();
    this.#shares.set(network.shares, at * network.sizes.seats);
    this.#asked.set(network.asked, at * network.sizes.embedding);
    this.#keys[2 * at] = one;
    this.#keys[2 * at + 1] = two;
  }

  /** The share of the win of the seat so far to the left. */
  share(left: number): number {
    return this.#shares[this.#at * this.#network.sizes.seats + left];
  }

  preference(action: Action): number {
    const { embedding } = this.#network.sizes;
    let sums = this.#actions.get(action);
    if (sums === undefined) {
      sums = this.#network.sumOf(this.#words.of(action));
      this.#actions.set(action, sums);
    }
    const from = this.#at * embedding;
    let sum = sums[embedding];
    for (let k = 0; k < embedding; k++) sum += sums[k] * this.#asked[from + k];
    return sum;
  }
}
