import type { Seat } from "@serai/kernel";
import { columnArbiter, compareColumns, firstSide, parts, rankSides, SIDES } from "../rules/index.ts";
import { NOBODY_HERE, type Stakes } from "./stakes.ts";

const { COLOURS, COLUMN_STEPS, ROWS } = parts;

const AREAS_A_QUARTER = 3;
/** In tables by rank: every side, and nobody. */
const RANKED = NOBODY_HERE + 1;
/** No broker on a square. */
export const NONE = -1;

/** What a count is worth to the seat. Who comes first in it is asked of the rules. */
export class CountValue {
  readonly #stakes: Stakes;
  readonly #firstRow: number;
  readonly #ships: Float64Array[];
  /** By quarter, area and side. */
  #prizes: readonly (readonly (readonly number[])[])[];
  readonly #rows: readonly (readonly number[])[];
  /** By side, and by column: what goes first where all else is equal. */
  #ties: readonly number[];
  #columnRanks: readonly number[];
  /** Filled again by every count. */
  readonly #ranking: Seat[] = [];
  readonly #totals = [0, 0, 0, 0];
  readonly #brokers = [0, 0, 0, 0];
  readonly #rowTotals = [0, 0, 0, 0];
  readonly #rowBrokers = [0, 0, 0, 0];
  readonly #columnTotals = COLOURS.map(() => 0);
  readonly #columnBrokers = COLOURS.map(() => 0);

  constructor(stakes: Stakes) {
    const { view } = stakes;
    this.#stakes = stakes;
    this.#firstRow = parts.firstRowFor(view.players);
    this.#ships = view.docked.map((_, quarter) => shipTable(stakes, quarter));
    this.#prizes = view.docked.map((_, quarter) => stakes.prizes(quarter));
    this.#rows = stakes.rows();
    this.#ties = stakes.tieRanks(view.intriguer);
    this.#columnRanks = columnRanks(stakes, this.#ties);
  }

  /** By quarter, area and side: what winning the area brings. */
  get prizes(): readonly (readonly (readonly number[])[])[] {
    return this.#prizes;
  }

  /** Y-4.1 to Y-4.4: totals and brokers by area and side, from the quarter's first area on. */
  ofQuarter(quarter: number, totals: ArrayLike<number>, brokers: ArrayLike<number>, from: number): number {
    for (let side = 0; side < SIDES; side++) {
      const at = from + side;
      this.#totals[side] = totals[at] + totals[at + SIDES] + totals[at + 2 * SIDES];
      this.#brokers[side] = brokers[at] + brokers[at + SIDES] + brokers[at + 2 * SIDES];
    }
    const ranking = this.#ranking;
    const present = rankSides(this.#totals, this.#brokers, 0, this.#ties, ranking);
    const first = present > 0 ? ranking[0] : NOBODY_HERE;
    const second = present > 1 ? ranking[1] : NOBODY_HERE;
    const third = present > 2 ? ranking[2] : NOBODY_HERE;
    let value = this.#ships[quarter][(first * RANKED + second) * RANKED + third];
    for (let kind = 0; kind < AREAS_A_QUARTER; kind++) {
      const winner = firstSide(totals, brokers, from + kind * SIDES, this.#ties);
      if (winner >= 0) value += this.#prizes[quarter][kind][winner];
    }
    return value;
  }

  /** Y-4.7 to Y-4.9: by market square, from `from` on, whose broker stands there and what it counts. */
  ofMarket(owners: ArrayLike<number>, worths: ArrayLike<number>, from: number): number {
    const { step, topBidder } = this.#stakes;
    for (let i = 0; i < SIDES; i++) this.#totals[i] = this.#brokers[i] = 0;
    for (let i = 0; i < COLOURS.length; i++) this.#columnTotals[i] = this.#columnBrokers[i] = 0;
    let value = 0;
    for (let row = this.#firstRow; row < ROWS; row++) {
      const winner = this.#countRow(owners, worths, from + row);
      if (winner >= 0) value += this.#rows[row][winner];
    }
    for (let column = 0; column < COLOURS.length; column++) value += COLUMN_STEPS[this.#rankOf(column)] * step[column];
    const top = firstSide(this.#totals, this.#brokers, 0, this.#ties);
    return top < 0 ? value : value + topBidder[top];
  }

  /** Adds a row to the totals of the market, and says who wins it. */
  #countRow(owners: ArrayLike<number>, worths: ArrayLike<number>, from: number): Seat {
    const totals = this.#rowTotals;
    const brokers = this.#rowBrokers;
    for (let i = 0; i < SIDES; i++) totals[i] = brokers[i] = 0;
    for (let column = 0; column < COLOURS.length; column++) {
      const owner = owners[from + ROWS * column];
      if (owner === NONE) continue;
      const worth = worths[from + ROWS * column];
      totals[owner] += worth;
      brokers[owner]++;
      this.#totals[owner] += worth;
      this.#brokers[owner]++;
      this.#columnTotals[column] += worth;
      this.#columnBrokers[column]++;
    }
    return firstSide(totals, brokers, 0, this.#ties);
  }

  #rankOf(column: number): number {
    let rank = 0;
    for (let other = 0; other < COLOURS.length; other++) if (this.#isAbove(other, column)) rank++;
    return rank;
  }

  #isAbove(a: number, b: number): boolean {
    const more = compareColumns(this.#columnTotals, this.#columnBrokers, a, b);
    return more === 0 ? this.#columnRanks[a] > this.#columnRanks[b] : more > 0;
  }

  /** Exchanges two ships (Y-6, Captain). */
  swapShips(a: number, b: number): void {
    [this.#ships[a], this.#ships[b]] = [this.#ships[b], this.#ships[a]];
  }

  /** Counts as if this seat had played the Intriguer; -1 for none. */
  setIntriguer(seat: Seat): void {
    this.#ties = this.#stakes.tieRanks(seat);
    this.#columnRanks = columnRanks(this.#stakes, this.#ties);
  }

  /** Counts as if the Merchant had been played (1) or not (0). */
  setMerchant(merchant: number): void {
    const paid = this.#stakes.weights.map((weight) => weight * parts.commercialPoints(merchant));
    this.#prizes = this.#prizes.map(([port, , palace]) => [port, paid, palace]);
  }
}

/** By first, second and third in the quarter. */
function shipTable(stakes: Stakes, quarter: number): Float64Array {
  const table = new Float64Array(RANKED ** 3);
  const all = [...stakes.weights.keys(), NOBODY_HERE];
  for (const first of all)
    for (const second of all)
      for (const third of all) {
        const twice = first === second || second === third || first === third;
        const gap = (first === NOBODY_HERE && second !== first) || (second === NOBODY_HERE && third !== second);
        if (gap || (twice && third !== NOBODY_HERE) || (first === second && first !== NOBODY_HERE)) continue;
        table[(first * RANKED + second) * RANKED + third] = stakes.ship(quarter, first, second, third);
      }
  return table;
}

/** Y-4.8: the seat orders tied columns as it likes where it is the one to do it; else as they lie. */
function columnRanks({ seat, step, view }: Stakes, ties: readonly number[]): number[] {
  const decides = columnArbiter(ties, view.players) === seat;
  const ascending = [0, 1, 2, 3].sort((a, b) => (decides ? step[a] - step[b] : b - a));
  return COLOURS.map((_, column) => ascending.indexOf(column));
}
