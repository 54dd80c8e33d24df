import type { Chance, Seat } from "@serai/kernel";
import { type Memory, parts, places, SIDES, type State, worth, ys } from "../rules/index.ts";
import { CountValue, NONE } from "./count-value.ts";
import { rivalPlaces } from "./rival-places.ts";
import type { Stakes } from "./stakes.ts";

const { area, FIRST_SQUARE, isSquare, PLACES, quarterOf } = places;

const AREAS = FIRST_SQUARE;
const SQUARES = PLACES - FIRST_SQUARE;
const QUARTERS = 4;
/** The market, after the quarters, among what is counted together. */
const MARKET = QUARTERS;
const ZONES = QUARTERS + 1;

/** The same worth in every scenario. */
export function sameInAll(count: number, worth: number): readonly number[] {
  return Array<number>(count).fill(worth);
}

const zoneOfPlace = (place: number): number => (isSquare(place) ? MARKET : quarterOf(place));

/** What a rival places later, in one scenario. */
interface Future {
  readonly scenario: number;
  readonly side: number;
  readonly place: number;
  readonly worth: number;
}

/**
 * Ways the round may turn out: in each, what lies face down has values drawn from all that remain possible, and the
 * rivals' brokers still behind screens stand somewhere likely. Own brokers are tried out on all of them at once.
 */
export class Scenarios {
  readonly count: number;
  readonly #stakes: Stakes;
  readonly #counted: CountValue;
  /** By scenario, area and side: totals and numbers of brokers. */
  readonly #sums: Int16Array;
  readonly #brokers: Int8Array;
  /** By scenario and market square: whose broker stands there, and what it counts. */
  readonly #owner: Int8Array;
  readonly #worth: Int8Array;
  /** The same without own brokers: on a square that is free now, the seat would come before a rival's later one. */
  readonly #laterOwner: Int8Array;
  readonly #laterWorth: Int8Array;
  /** By scenario and zone. */
  readonly #values: Float64Array;
  readonly #futures: Future[] = [];
  /** Two players, by scenario: the neutral broker that the seat would place next. */
  readonly nextNeutral: number[] = [];

  constructor(stakes: Stakes, memory: Memory, chance: Chance, count: number) {
    const { view } = stakes;
    this.count = count;
    this.#stakes = stakes;
    this.#counted = new CountValue(stakes);
    this.#sums = new Int16Array(count * AREAS * SIDES);
    this.#brokers = new Int8Array(count * AREAS * SIDES);
    this.#owner = new Int8Array(count * SQUARES).fill(NONE);
    this.#worth = new Int8Array(count * SQUARES);
    this.#laterOwner = new Int8Array(count * SQUARES).fill(NONE);
    this.#laterWorth = new Int8Array(count * SQUARES);
    this.#values = new Float64Array(count * ZONES);
    const draw = rivalPlaces(stakes, this.#counted.prizes);
    for (let k = 0; k < count; k++) this.#fill(k, ys.sample(view, memory, chance), draw, chance);
    this.#countAll();
  }

  #fill(k: number, state: State, draw: (chance: Chance) => number, chance: Chance): void {
    const { seat, view } = this.#stakes;
    const { owner, place } = state.brokers;
    for (let i = 0; i < owner.length; i++) this.#add(k, owner[i], place[i], worth(state, i), 1);
    for (let rival = 0; rival < view.players; rival++)
      if (rival !== seat) this.#placeLater(k, rival, brokersToCome(state, rival), draw, chance);
    if (state.neutrals.length > 0) {
      this.nextNeutral[k] = state.neutrals[seat].at(-1) ?? 0;
      this.#placeLater(k, parts.NEUTRAL, state.neutrals[1 - seat], draw, chance);
      this.#placeLater(k, parts.NEUTRAL, state.neutrals[seat].slice(0, -1), draw, chance);
    }
    this.#laterOwner.set(this.#owner.subarray(k * SQUARES, (k + 1) * SQUARES), k * SQUARES);
    this.#laterWorth.set(this.#worth.subarray(k * SQUARES, (k + 1) * SQUARES), k * SQUARES);
  }

  #placeLater(
    k: number,
    side: number,
    worths: readonly number[],
    draw: (chance: Chance) => number,
    chance: Chance,
  ): void {
    for (const worth of worths) {
      let place = draw(chance);
      if (isSquare(place) && this.#owner[k * SQUARES + place - FIRST_SQUARE] !== NONE)
        place = area(chance.int(this.#stakes.view.quarters), chance.int(3));
      this.#add(k, side, place, worth, 1);
      this.#futures.push({ scenario: k, side, place, worth });
    }
  }

  /** Puts a broker down, or with −1 takes it away again. */
  #add(k: number, side: number, place: number, worth: number, times: 1 | -1): void {
    if (isSquare(place)) {
      const at = k * SQUARES + place - FIRST_SQUARE;
      // A broker that really stands there leaves the square empty.
      if (times < 0 && this.#laterOwner[at] === side) this.#laterOwner[at] = NONE;
      this.#owner[at] = times > 0 ? side : this.#laterOwner[at];
      this.#worth[at] = times > 0 ? worth : this.#laterWorth[at];
    } else {
      const at = (k * AREAS + place) * SIDES + side;
      this.#sums[at] += times * worth;
      this.#brokers[at] += times;
    }
  }

  #countAll(): void {
    for (let zone = 0; zone < ZONES; zone++) this.#count(zone);
  }

  #count(zone: number): void {
    for (let k = 0; k < this.count; k++) this.#values[k * ZONES + zone] = this.#valueOf(k, zone);
  }

  #valueOf(k: number, zone: number): number {
    if (zone === MARKET) return this.#counted.ofMarket(this.#owner, this.#worth, k * SQUARES);
    if (zone >= this.#stakes.view.quarters) return 0;
    return this.#counted.ofQuarter(zone, this.#sums, this.#brokers, (k * AREAS + area(zone, 0)) * SIDES);
  }

  /** What one more broker of the side would be worth to the seat, on average. */
  gain(side: number, place: number, worths: readonly number[]): number {
    const zone = zoneOfPlace(place);
    let sum = 0;
    for (let k = 0; k < this.count; k++) {
      this.#add(k, side, place, worths[k], 1);
      sum += this.#valueOf(k, zone) - this.#values[k * ZONES + zone];
      this.#add(k, side, place, worths[k], -1);
    }
    return sum / this.count + (isSquare(place) ? this.#stakes.weights[side] : 0); // Y-3.7
  }

  put(side: number, place: number, worths: readonly number[]): void {
    for (let k = 0; k < this.count; k++) this.#add(k, side, place, worths[k], 1);
    this.#count(zoneOfPlace(place));
  }

  /** Takes away a broker that was put. */
  lift(side: number, place: number, worths: readonly number[]): void {
    for (let k = 0; k < this.count; k++) this.#add(k, side, place, worths[k], -1);
    this.#count(zoneOfPlace(place));
  }

  /** Everything that is counted, on average. */
  value(): number {
    return this.#values.reduce((sum, value) => sum + value, 0) / this.count;
  }

  /** What it would bring to exchange two ships (Y-6, Captain). */
  gainOfSwap(a: number, b: number): number {
    const swap = (): void => this.#counted.swapShips(a, b);
    return this.#gainOf(swap, swap);
  }

  /** What it would bring to win every tie (Y-6, Intriguer). */
  gainOfTies(): number {
    const { seat, view } = this.#stakes;
    return this.#gainOf(
      () => this.#counted.setIntriguer(seat),
      () => this.#counted.setIntriguer(view.intriguer),
    );
  }

  /** What it would bring if commercial areas paid more (Y-6, Merchant). */
  gainOfMerchant(): number {
    return this.#gainOf(
      () => this.#counted.setMerchant(1),
      () => this.#counted.setMerchant(this.#stakes.view.merchant),
    );
  }

  /** What a change of how things are counted would bring. */
  #gainOf(change: () => void, restore: () => void): number {
    const before = this.value();
    change();
    this.#countAll();
    const gain = this.value() - before;
    restore();
    this.#countAll();
    return gain;
  }

  /** What it would bring to keep rivals out of a quarter from now on (Y-6, Queen). */
  gainOfClosing(quarter: number): number {
    const kept = this.#futures.filter(({ place }) => !isSquare(place) && quarterOf(place) === quarter);
    for (const { scenario, side, place, worth } of kept) this.#add(scenario, side, place, worth, -1);
    let sum = 0;
    for (let k = 0; k < this.count; k++) sum += this.#valueOf(k, quarter) - this.#values[k * ZONES + quarter];
    for (const { scenario, side, place, worth } of kept) this.#add(scenario, side, place, worth, 1);
    return sum / this.count;
  }
}

/** Y-3.8: all but one are placed; people keep the one they miss least. */
function brokersToCome({ screens }: State, seat: Seat): number[] {
  const behind = screens[seat].flatMap((count, value) => Array<number>(count).fill(value));
  return behind.slice(1);
}
