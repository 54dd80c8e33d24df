import { type Card, GOODS, MERCHANT, pointsOf } from "../rules/index.ts";

/**
 * What a hand sells for, quickly: the search asks a million times a second. The cards of one kind are one number (how
 * many 1s, 2s, 3s and 4s), and what they bring with so many fillers is looked up.
 */
const COPIES = [6, 5, 3, 2];
const STEPS = [1, 7, 42, 168];
const HOLDINGS = 504;
/** Merchants of a hand and the few cards hoped for; more make no difference to any hand there can be. */
const MOST_FILLERS = 9;
const FILLERS = MOST_FILLERS + 1;
/** How many further cards that fit a hand may hope for. */
export const MOST_HOPED = 3;
const A_MERCHANT_SALE = pointsOf(MERCHANT);

/**
 * By holding of one kind, the sales to choose from, in pairs: fillers needed, points. t sales keep the t dearest and take
 * 3t cards. The first pair needs none.
 */
const CHOICES: readonly Int8Array[] = tabulate();

function tabulate(): Int8Array[] {
  return Array.from({ length: HOLDINGS }, (_, holding) => {
    const dearestFirst: number[] = [];
    for (let value = 4; value >= 1; value--) {
      const count = Math.floor(holding / STEPS[value - 1]) % (COPIES[value - 1] + 1);
      for (let i = 0; i < count; i++) dearestFirst.push(value);
    }
    const choices = [0, 0];
    let sum = 0;
    for (let sales = 1; sales <= dearestFirst.length; sales++) {
      sum += dearestFirst[sales - 1];
      const needed = 3 * sales - dearestFirst.length;
      if (needed <= 0) choices[1] = sum;
      else if (needed < FILLERS) choices.push(needed, sum);
    }
    return Int8Array.from(choices);
  });
}

/** The shapes cards of one kind can have: how many they are, and the dearest of them. */
const MOST_ALIKE = 5;
const VALUES = 4;
export const SHAPES = MOST_ALIKE * VALUES;

/** By holding of one kind, from 1: its shape, from 0. */
const SHAPE: Int8Array = Int8Array.from({ length: HOLDINGS }, (_, holding) => {
  const counts = STEPS.map((step, i) => Math.floor(holding / step) % (COPIES[i] + 1));
  const alike = counts.reduce((sum, count) => sum + count, 0);
  const dearest = counts.findLastIndex((count) => count > 0);
  return (Math.min(alike, MOST_ALIKE) - 1) * VALUES + dearest;
});

/** A hand as the numbers of its kinds; filled again and again. */
export class Holding {
  readonly #kinds = new Int16Array(GOODS);
  readonly #best = new Int16Array(FILLERS);
  readonly #sold = new Int16Array(MOST_HOPED + 1);
  merchants = 0;
  size = 0;

  clear(): void {
    this.#kinds.fill(0);
    this.merchants = 0;
    this.size = 0;
  }

  add(card: Card): void {
    if (card === MERCHANT) this.merchants++;
    else this.#kinds[card >> 2] += STEPS[card & 3];
    this.size++;
  }

  remove(card: Card): void {
    if (card === MERCHANT) this.merchants--;
    else this.#kinds[card >> 2] -= STEPS[card & 3];
    this.size--;
  }

  addAll(cards: readonly Card[]): void {
    for (let i = 0; i < cards.length; i++) this.add(cards[i]);
  }

  removeAll(cards: readonly Card[]): void {
    for (let i = 0; i < cards.length; i++) this.remove(cards[i]);
  }

  /** How many kinds it holds in each shape. */
  shapes(into: Float64Array, at: number): void {
    for (let kind = 0; kind < GOODS; kind++) if (this.#kinds[kind] !== 0) into[at + SHAPE[this.#kinds[kind]]]++;
  }

  /** The sum of what each kind's shape weighs. */
  shapesWeighed(weights: readonly number[], at: number): number {
    let sum = 0;
    for (let kind = 0; kind < GOODS; kind++) if (this.#kinds[kind] !== 0) sum += weights[at + SHAPE[this.#kinds[kind]]];
    return sum;
  }

  /** What it sells for with 0, 1, 2, 3 more cards that fit; the list is used again by the next call. */
  sold(): Int16Array {
    const best = this.#best;
    const merchants = Math.min(this.merchants, MOST_FILLERS - MOST_HOPED);
    const most = merchants + MOST_HOPED;
    best.fill(0, 0, most + 1);
    for (let kind = 0; kind < GOODS; kind++) {
      if (this.#kinds[kind] === 0) continue;
      const choices = CHOICES[this.#kinds[kind]];
      // Downwards, so that what stands below is still without this kind.
      for (let fillers = most; fillers >= 0; fillers--) {
        let points = best[fillers] + choices[1];
        for (let i = 2; i < choices.length && choices[i] <= fillers; i += 2) {
          const more = best[fillers - choices[i]] + choices[i + 1];
          if (more > points) points = more;
        }
        best[fillers] = points;
      }
    }
    const sold = this.#sold;
    for (let hoped = 0; hoped <= MOST_HOPED; hoped++) {
      let points = 0;
      for (let used = 0; used <= merchants + hoped; used++) {
        const left = this.merchants - Math.max(0, used - hoped);
        const all = best[used] + Math.floor(left / 3) * A_MERCHANT_SALE;
        if (all > points) points = all;
      }
      sold[hoped] = points;
    }
    return sold;
  }
}
