import type { Seat } from "@serai/kernel";
import { hashOf } from "./hash.ts";

/**
 * How a bot chooses among actions that are about as good: a bold one those whose result is still open, a cautious one those
 * that settle it.
 */
export type Style = (typeof STYLES)[number];

export const STYLES = ["bold", "even", "cautious"] as const;

/**
 * The style of a Master at a seat, where its game has styles: by turns round the table, so that several Masters are not all
 * alike, and another for the same seat from table to table.
 */
export const styleAt = (biasSeed: string, seat: Seat): Exclude<Style, "even"> =>
  (hashOf(biasSeed) + seat) % 2 === 0 ? "bold" : "cautious";

/** How strongly each style leans. */
export type StyleWeights = Readonly<Record<Exclude<Style, "even">, number>>;

const SIGN: Readonly<Record<Style, number>> = { bold: 1, even: 0, cautious: -1 };

/** Fewer results do not tell how far they lie apart. */
const FEWEST_RESULTS = 16;

/** Results of an action, each between 0 and 1. */
export class Results {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(result: number): void {
    this.#count++;
    this.#sum += result;
    this.#squares += result * result;
  }

  /** From 0, always the same result, to 1, all or nothing: how far they lie apart, of what is possible with their mean. */
  get openness(): number | undefined {
    if (this.#count < FEWEST_RESULTS) return undefined;
    const mean = this.#sum / this.#count;
    const most = mean * (1 - mean);
    return most > 0 ? Math.sqrt(Math.max(0, this.#squares / this.#count - mean * mean) / most) : 0;
  }
}

export function opennessOf(results: readonly number[]): number | undefined {
  const all = new Results();
  for (const one of results) all.add(one);
  return all.openness;
}

/** By action: how much the style speaks for it, in standard deviations of all; 0 where its openness is not known. */
export function leanings(openness: readonly (number | undefined)[], style: Style): readonly number[] {
  const known = openness.filter((one) => one !== undefined);
  const mean = known.reduce((sum, one) => sum + one, 0) / known.length;
  const deviation = Math.sqrt(known.reduce((sum, one) => sum + (one - mean) ** 2, 0) / known.length);
  return openness.map((one) => (one === undefined || !(deviation > 0) ? 0 : (SIGN[style] * (one - mean)) / deviation));
}
