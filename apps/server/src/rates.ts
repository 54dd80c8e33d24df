import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import { RATES, type Rate, type RateOf } from "./limits.ts";

const TIDY_EVERY_MS = 60_000;
/** Buckets kept for one thing: an attacker with very many addresses must not fill the memory. */
const MOST_BUCKETS = 50_000;

/** Who asks; a part that is not known is not counted. */
export type Asker = { readonly [of in RateOf]?: string | undefined };

/** A bucket of permissions that fills up again with time. */
class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  isFull(now: number): boolean {
    return this.#fill(now) === this.#rate.burst;
  }

  hasOne(now: number): boolean {
    return this.#fill(now) >= 1;
  }

  take(): void {
    this.#left--;
  }

  #fill(now: number): number {
    this.#left = Math.min(this.#rate.burst, this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond);
    this.#at = now;
    return this.#left;
  }
}

/** A bucket for each who asks, kept only while it is not full. */
class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();
  #tidied = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  get size(): number {
    return this.#buckets.size;
  }

  has(whose: string, now: number): boolean {
    return this.#buckets.get(whose)?.hasOne(now) ?? true;
  }

  take(whose: string, now: number): void {
    this.#tidy(now);
    const bucket = this.#buckets.get(whose) ?? new Bucket(this.#rate, now);
    this.#buckets.set(whose, bucket);
    bucket.take();
  }

  #tidy(now: number): void {
    if (now - this.#tidied >= TIDY_EVERY_MS) {
      this.#tidied = now;
      for (const [whose, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(whose);
    }
    if (this.#buckets.size < MOST_BUCKETS) return;
    // Those that were made first are the likeliest to be full again; half of them at once, as each pass costs.
    for (const [oldest] of this.#buckets) {
      if (this.#buckets.size <= MOST_BUCKETS / 2) break;
      this.#buckets.delete(oldest);
    }
  }
}

interface Counted {
  readonly of: RateOf;
  readonly buckets: Buckets;
}

/** How often each who asks has asked for each thing. Steady time: a clock that is set changes nothing here. */
export class Rates {
  readonly #now: () => number;
  readonly #counted = new Map<keyof typeof RATES, readonly Counted[]>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** How many buckets are in memory. */
  get size(): number {
    return [...this.#counted.values()].flat().reduce((sum, { buckets }) => sum + buckets.size, 0);
  }

  /** Whether it may be asked for once more; if so it is counted, for everybody that it counts for. */
  take(what: keyof typeof RATES, asker: Asker): boolean {
    const now = this.#now();
    const counted = this.#countedFor(what);
    for (const { of, buckets } of counted) {
      const whose = nameOf(asker, of);
      if (whose !== undefined && !buckets.has(whose, now)) return false;
    }
    for (const { of, buckets } of counted) {
      const whose = nameOf(asker, of);
      if (whose !== undefined) buckets.take(whose, now);
    }
    return true;
  }

  /** The same, as a refusal. */
  mustAllow(what: keyof typeof RATES, asker: Asker): void {
    if (!this.take(what, asker)) throw refuse<TableRefusal>("too-many");
  }

  #countedFor(what: keyof typeof RATES): readonly Counted[] {
    const known = this.#counted.get(what);
    if (known) return known;
    const rates: Partial<Record<RateOf, Rate>> = RATES[what];
    const counted = RATES_OF.flatMap((of) => {
      const rate = rates[of];
      return rate === undefined ? [] : [{ of, buckets: new Buckets(rate) }];
    });
    this.#counted.set(what, counted);
    return counted;
  }
}

const nameOf = (asker: Asker, of: RateOf): string | undefined => (of === "server" ? "" : asker[of]);

const RATES_OF: readonly RateOf[] = ["person", "address", "mailbox", "server"];
