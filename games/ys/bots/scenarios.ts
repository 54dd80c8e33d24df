import type { Chance, Seat } from "@serai/kernel";
import { type Memory, parts, places, type State, type View, ys } from "@serai/ys";
import { NOBODY_HERE, type Stakes } from "./stakes.ts";

const { COLOURS, COLUMN_STEPS, MARKED_WORTH, ROWS } = parts;
const { area, FIRST_SQUARE, isSquare, PLACES, quarterOf, within } = places;

const AREAS = FIRST_SQUARE;
const SQUARES = PLACES - FIRST_SQUARE;
const QUARTERS = 4;
/** The market, after the quarters, among what is counted together. */
const MARKET = QUARTERS;
const ZONES = QUARTERS + 1;
const NONE = -1;
/** Of two equal totals the better tie rank wins; ranks are below this. */
const TIES = 4;
const SIDES = NOBODY_HERE + 1;
/** In a column a total goes before the number of brokers, and that before everything else (Y-4.8). */
const A_BROKER = 4;
const A_POINT = 16;

/** How rivals are thought to choose where to place: an area by what it pays, a market square at this rate. */
const AREA_DRAW = 0.6;
const POINT_DRAW = 0.12;
const SQUARE_DRAW = 0.55;

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
  readonly #sides: number;
  readonly #firstRow: number;
  /** By scenario, side and area: totals and numbers of brokers. */
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

  readonly #ships: Float64Array[];
  /** By quarter, area and side. */
  #prizes: readonly (readonly (readonly number[])[])[];
  readonly #rows: readonly (readonly number[])[];
  /** By side, and by column: what goes before what where all else is equal. */
  #tieRanks: readonly number[];
  #columnRanks: readonly number[];
  /** Filled again and again while a market is counted: totals by side, and what columns come to. */
  readonly #inMarket: number[] = [NONE, NONE, NONE, NONE];
  readonly #inRow: number[] = [NONE, NONE, NONE, NONE];
  readonly #columns: number[] = [0, 0, 0, 0];

  constructor(stakes: Stakes, memory: Memory, chance: Chance, count: number) {
    const { view, sides } = stakes;
    this.count = count;
    this.#stakes = stakes;
    this.#sides = sides;
    this.#firstRow = parts.firstRowFor(view.players);
    this.#sums = new Int16Array(count * sides * AREAS);
    this.#brokers = new Int8Array(count * sides * AREAS);
    this.#owner = new Int8Array(count * SQUARES).fill(NONE);
    this.#worth = new Int8Array(count * SQUARES);
    this.#laterOwner = new Int8Array(count * SQUARES).fill(NONE);
    this.#laterWorth = new Int8Array(count * SQUARES);
    this.#values = new Float64Array(count * ZONES);
    this.#ships = view.docked.map((_, quarter) => shipTable(stakes, quarter));
    this.#prizes = view.docked.map((_, quarter) => stakes.prizes(quarter));
    this.#rows = stakes.rows();
    this.#tieRanks = stakes.tieRanks;
    this.#columnRanks = columnRanks(stakes, this.#tieRanks);
    const draw = drawFor(stakes, this.#prizes);
    for (let k = 0; k < count; k++) this.#fill(k, ys.sample(view, memory, chance), draw, chance);
    this.#countAll();
  }

  #fill(k: number, state: State, draw: (chance: Chance) => number, chance: Chance): void {
    const { seat, view } = this.#stakes;
    const { owner, place, value } = state.brokers;
    for (let i = 0; i < owner.length; i++)
      this.#add(k, owner[i], place[i], state.marked === i ? MARKED_WORTH : value[i], 1);
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
      const at = (k * this.#sides + side) * AREAS + place;
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
    if (zone === MARKET) return this.#marketValue(k);
    return zone < this.#stakes.view.quarters ? this.#quarterValue(k, zone) : 0;
  }

  /** Y-4.1 to Y-4.4. */
  #quarterValue(k: number, quarter: number): number {
    const tieRanks = this.#tieRanks;
    let first = NOBODY_HERE;
    let second = NOBODY_HERE;
    let third = NOBODY_HERE;
    let [firstKey, secondKey, thirdKey] = [NONE, NONE, NONE];
    let [port, commercial, palace] = [NOBODY_HERE, NOBODY_HERE, NOBODY_HERE];
    let [portKey, commercialKey, palaceKey] = [NONE, NONE, NONE];
    for (let side = 0; side < this.#sides; side++) {
      const at = (k * this.#sides + side) * AREAS + 3 * quarter;
      const inPort = this.#brokers[at];
      const inCommercial = this.#brokers[at + 1];
      const inPalace = this.#brokers[at + 2];
      if (inPort + inCommercial + inPalace === 0) continue;
      const tie = tieRanks[side];
      const key = (this.#sums[at] + this.#sums[at + 1] + this.#sums[at + 2]) * TIES + tie;
      if (key > firstKey) {
        [third, thirdKey, second, secondKey, first, firstKey] = [second, secondKey, first, firstKey, side, key];
      } else if (key > secondKey) {
        [third, thirdKey, second, secondKey] = [second, secondKey, side, key];
      } else if (key > thirdKey) {
        [third, thirdKey] = [side, key];
      }
      if (inPort > 0 && this.#sums[at] * TIES + tie > portKey) [port, portKey] = [side, this.#sums[at] * TIES + tie];
      if (inCommercial > 0 && this.#sums[at + 1] * TIES + tie > commercialKey)
        [commercial, commercialKey] = [side, this.#sums[at + 1] * TIES + tie];
      if (inPalace > 0 && this.#sums[at + 2] * TIES + tie > palaceKey)
        [palace, palaceKey] = [side, this.#sums[at + 2] * TIES + tie];
    }
    const [portPrize, commercialPrize, palacePrize] = this.#prizes[quarter];
    return (
      this.#ships[quarter][(first * SIDES + second) * SIDES + third] +
      (port === NOBODY_HERE ? 0 : portPrize[port]) +
      (commercial === NOBODY_HERE ? 0 : commercialPrize[commercial]) +
      (palace === NOBODY_HERE ? 0 : palacePrize[palace])
    );
  }

  /** Y-4.7 to Y-4.9. */
  #marketValue(k: number): number {
    const { step, topBidder } = this.#stakes;
    const inMarket = this.#inMarket.fill(NONE);
    const columns = this.#columns;
    for (let column = 0; column < columns.length; column++) columns[column] = this.#columnRanks[column];
    let value = 0;
    for (let row = this.#firstRow; row < ROWS; row++) {
      const inRow = this.#inRow.fill(NONE);
      for (let column = 0; column < COLOURS.length; column++) {
        const at = k * SQUARES + ROWS * column + row;
        const owner = this.#owner[at];
        if (owner === NONE) continue;
        const worth = this.#worth[at];
        inRow[owner] = Math.max(0, inRow[owner]) + worth;
        inMarket[owner] = Math.max(0, inMarket[owner]) + worth;
        columns[column] += worth * A_POINT + A_BROKER;
      }
      const winner = leader(inRow, this.#tieRanks);
      if (winner !== NONE) value += this.#rows[row][winner];
    }
    for (let column = 0; column < columns.length; column++) {
      let rank = 0;
      for (let other = 0; other < columns.length; other++) if (columns[other] > columns[column]) rank++;
      value += COLUMN_STEPS[rank] * step[column];
    }
    const top = leader(inMarket, this.#tieRanks);
    return top === NONE ? value : value + topBidder[top];
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
    const swap = (): void => {
      [this.#ships[a], this.#ships[b]] = [this.#ships[b], this.#ships[a]];
      this.#count(a);
      this.#count(b);
    };
    const before = this.value();
    swap();
    const gain = this.value() - before;
    swap();
    return gain;
  }

  /** What it would bring to win every tie (Y-6, Intriguer). */
  gainOfTies(): number {
    const before = this.value();
    const { tieRanks, seat } = this.#stakes;
    const intriguer = tieRanks.map((own, side) =>
      side === seat ? tieRanks.length - 1 : own - Number(own > tieRanks[seat]),
    );
    this.#breakTies(intriguer);
    const gain = this.value() - before;
    this.#breakTies(tieRanks);
    return gain;
  }

  #breakTies(tieRanks: readonly number[]): void {
    this.#tieRanks = tieRanks;
    this.#columnRanks = columnRanks(this.#stakes, tieRanks);
    this.#countAll();
  }

  /** What it would bring if commercial areas paid more (Y-6, Merchant). */
  gainOfMerchant(): number {
    const before = this.value();
    const prizes = this.#prizes;
    const paid = this.#stakes.weights.map((weight) => weight * parts.MERCHANT_POINTS);
    this.#prizes = prizes.map(([port, , palace]) => [port, paid, palace]);
    this.#countAll();
    const gain = this.value() - before;
    this.#prizes = prizes;
    this.#countAll();
    return gain;
  }

  /** What it would bring to keep rivals out of a quarter from now on (Y-6, Queen). */
  gainOfClosing(quarter: number): number {
    const kept = this.#futures.filter(({ place }) => !isSquare(place) && quarterOf(place) === quarter);
    for (const { scenario, side, place, worth } of kept) this.#add(scenario, side, place, worth, -1);
    let sum = 0;
    for (let k = 0; k < this.count; k++) sum += this.#quarterValue(k, quarter) - this.#values[k * ZONES + quarter];
    for (const { scenario, side, place, worth } of kept) this.#add(scenario, side, place, worth, 1);
    return sum / this.count;
  }
}

/** Who has most; −1 stands for a side that is not there. */
function leader(totals: readonly number[], tieRanks: readonly number[]): Seat {
  let best = NONE;
  for (let side = 0; side < tieRanks.length; side++)
    if (
      totals[side] !== NONE &&
      (best === NONE || totals[side] * TIES + tieRanks[side] > totals[best] * TIES + tieRanks[best])
    )
      best = side;
  return best;
}

/** Y-3.8: all but one are placed; people keep the one they miss least. */
function brokersToCome({ screens }: State, seat: Seat): number[] {
  const behind = screens[seat].flatMap((count, value) => Array<number>(count).fill(value));
  return behind.slice(1);
}

/** By first, second and third in the quarter. */
function shipTable(stakes: Stakes, quarter: number): Float64Array {
  const table = new Float64Array(SIDES ** 3);
  const all = [...stakes.weights.keys(), NOBODY_HERE];
  for (const first of all)
    for (const second of all)
      for (const third of all) {
        const twice = first === second || second === third || first === third;
        const gap = (first === NOBODY_HERE && second !== first) || (second === NOBODY_HERE && third !== second);
        if (gap || (twice && third !== NOBODY_HERE) || (first === second && first !== NOBODY_HERE)) continue;
        table[(first * SIDES + second) * SIDES + third] = stakes.ship(quarter, first, second, third);
      }
  return table;
}

/** Y-4.8: the seat orders tied columns as it likes where it has the best front; else as they lie. */
function columnRanks({ seat, step, view }: Stakes, tieRanks: readonly number[]): number[] {
  const humans = tieRanks.slice(0, view.players);
  const decides = tieRanks[seat] === Math.max(...humans);
  const ascending = [0, 1, 2, 3].sort((a, b) => (decides ? step[a] - step[b] : b - a));
  return COLOURS.map((_, column) => ascending.indexOf(column));
}

/** Where a rival's broker is likely to go. */
function drawFor(
  { view, weights }: Stakes,
  prizes: readonly (readonly (readonly number[])[])[],
): (chance: Chance) => number {
  const open = openToRivals(view);
  const rival = weights.findIndex((weight) => weight < 0);
  const list: number[] = [];
  const cumulated: number[] = [];
  let total = 0;
  for (let place = 0; place < PLACES; place++) {
    if (!within(open, place)) continue;
    const prize = isSquare(place) ? 0 : prizes[quarterOf(place)][place % 3][rival] / weights[rival];
    total += isSquare(place) ? SQUARE_DRAW : AREA_DRAW + POINT_DRAW * prize;
    list.push(place);
    cumulated.push(total);
  }
  return (chance) => {
    const at = (chance.int(10_000) / 10_000) * total;
    return list[cumulated.findIndex((upTo) => upTo > at)];
  };
}

/** Y-3.6, Y-6 Queen. */
function openToRivals(view: View): places.Zone {
  let open = places.zoneInUse(view.quarters, parts.firstRowFor(view.players));
  for (const { place } of view.brokers) if (isSquare(place)) open &= ~places.zoneOf(place);
  if (view.closed >= QUARTERS) open &= ~places.zoneOf(view.closed - QUARTERS);
  else if (view.closed >= 0) open &= ~places.QUARTER_ZONES[view.closed];
  return open;
}
