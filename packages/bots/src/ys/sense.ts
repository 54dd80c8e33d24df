import type { Seat } from "@serai/kernel";
import { parts, places, type State } from "@serai/ys";

/*
 * Where a broker does some good, at a glance: the search asks a hundred thousand times a second. What lies face down
 * and is not the seat's own counts as a middling broker.
 */

const { BLACK, BLUE_CARD, COLOURS, MERCHANT_POINTS, COMMERCIAL_POINTS, NO_GEM, SHIPS, WHITE } = parts;
const { FIRST_SQUARE, columnOf, quarterOf, rowOf } = places;

const SIDES = 4;
const QUARTERS = 4;
const ROWS = 3;
const MIDDLING = 2;
/** What a gem is worth, before its price and its rivals are looked at. */
const A_GEM = 3.2;
const A_STEP = 0.22;
const CLOSE_RIVAL = 0.7;
const A_BLACK_GEM = 3.4;
/** The market: a square scores one at once; the highest total moves a price; so do columns. */
const A_SQUARE = 1;
const TOP_BIDDER = 0.2;
const COLUMN = 0.16;
/** What first place in a quarter has over each that is behind it, in gems. */
const FIRST = 2;
const A_PLACE = 0.75;

const CARD_POINTS: readonly number[] = [1.5, 1.5, 3, 3.5, 2.5, 3.5, 2.5, 3, 3, 2, 2.5, 3, 6, 4, 5];

/** How certain a lead is, from a table: surely won far ahead, surely lost far behind. */
const FINE = 32;
const SPAN = 8;
const SURE = Float64Array.from({ length: 2 * SPAN * FINE + 1 }, (_, i) => 1 / (1 + Math.exp(SPAN - i / FINE)));
function sure(lead: number, spread: number): number {
  const at = (lead / spread + SPAN) * FINE;
  return at <= 0 ? 0 : at >= SURE.length ? 1 : SURE[at | 0];
}

export class Sense {
  /** By side and by what is counted together: areas, quarters, rows, the market, columns. */
  readonly #areas = new Float64Array(SIDES * FIRST_SQUARE);
  readonly #quarters = new Float64Array(SIDES * QUARTERS);
  readonly #rows = new Float64Array(SIDES * ROWS);
  readonly #here = new Uint8Array(SIDES * FIRST_SQUARE);
  readonly #likings = new Float64Array(6);
  /** By quarter and value: what it would add to a seat's part of the ship; below zero where not reckoned yet. */
  readonly #ships = new Float64Array(QUARTERS * parts.VALUES);
  #seat: Seat = 0;
  #sides = SIDES;
  #spread = 1;

  /** Looks at the board as the seat sees it. */
  look(s: State, seat: Seat): void {
    this.#seat = seat;
    this.#sides = s.gems.length;
    const left = s.turns - Math.floor(s.turn / s.players);
    this.#spread = 0.7 + 0.35 * left;
    this.#areas.fill(0);
    this.#quarters.fill(0);
    this.#rows.fill(0);
    this.#here.fill(0);
    this.#ships.fill(-1);
    const { owner, place, value, up, seen } = s.brokers;
    for (let i = 0; i < owner.length; i++) {
      const side = owner[i];
      const known = side === seat || up[i] === 1 || ((seen[i] >> seat) & 1) === 1;
      const counts = s.marked === i ? parts.MARKED_WORTH : known ? value[i] : MIDDLING;
      const at = place[i];
      if (at >= FIRST_SQUARE) this.#rows[side * ROWS + rowOf(at)] += counts + 0.1;
      else {
        this.#areas[side * FIRST_SQUARE + at] += counts;
        this.#here[side * FIRST_SQUARE + at] = 1;
        this.#quarters[side * QUARTERS + quarterOf(at)] += counts + 0.1;
      }
    }
    this.#lookAtGems(s, seat);
  }

  /** What one more gem of each colour may bring: dear colours, and those where rivals are near, more. */
  #lookAtGems(s: State, seat: Seat): void {
    let best = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      let liking = A_GEM + A_STEP * (s.prices[colour] - parts.FIRST_PRICE);
      for (let side = 0; side < this.#sides; side++) {
        const lead = s.gems[side][colour] - s.gems[seat][colour];
        if (side !== seat && lead >= 0 && lead <= 1) liking += CLOSE_RIVAL;
      }
      this.#likings[colour] = liking;
      best = Math.max(best, liking);
    }
    this.#likings[BLACK] = A_BLACK_GEM;
    this.#likings[WHITE] = best;
  }

  liking(gem: number): number {
    return this.#likings[gem];
  }

  /** What a broker of that value adds at the place, in points. */
  gain(s: State, place: number, value: number): number {
    return place < FIRST_SQUARE ? this.#inCity(s, place, value) : this.#onMarket(s, place, value);
  }

  #inCity(s: State, place: number, value: number): number {
    const quarter = quarterOf(place);
    const own = this.#seat;
    const inArea = this.#areas[own * FIRST_SQUARE + place];
    const present = this.#here[own * FIRST_SQUARE + place] === 1;
    let rival = 0.3;
    for (let side = 0; side < this.#sides; side++)
      if (side !== own) rival = Math.max(rival, this.#areas[side * FIRST_SQUARE + place] + 0.3);
    const after = sure(inArea + value - rival, this.#spread);
    const before = present ? sure(inArea - rival, this.#spread) : 0;
    return (after - before) * prizeOf(s, quarter, place % 3) + this.#ofShip(s, quarter, value);
  }

  #ofShip(s: State, quarter: number, value: number): number {
    const at = quarter * parts.VALUES + value;
    if (this.#ships[at] < 0) this.#ships[at] = Math.max(0, this.#reckonShip(s, quarter, value));
    return this.#ships[at];
  }

  #reckonShip(s: State, quarter: number, value: number): number {
    const { large, small } = SHIPS[s.docked[quarter]];
    const gem = (2 * this.#likings[large] + this.#likings[small[0]] + this.#likings[small[1]]) / 4;
    const own = this.#quarters[this.#seat * QUARTERS + quarter];
    return gem * (this.#gemsWon(quarter, own + value + 0.1) - (own === 0 ? 0 : this.#gemsWon(quarter, own)));
  }

  /** Gems that a total in the quarter may win. */
  #gemsWon(quarter: number, total: number): number {
    let gems = FIRST;
    for (let side = 0; side < this.#sides; side++)
      if (side !== this.#seat)
        gems -= A_PLACE * (1 - sure(total - this.#quarters[side * QUARTERS + quarter] - 0.5, 2 * this.#spread));
    return Math.max(0, gems);
  }

  #onMarket(s: State, place: number, value: number): number {
    const row = rowOf(place);
    const gem = s.market[row];
    const own = this.#rows[this.#seat * ROWS + row];
    let rival = 0.3;
    for (let side = 0; side < this.#sides; side++)
      if (side !== this.#seat) rival = Math.max(rival, this.#rows[side * ROWS + row] + 0.3);
    const won = sure(own + value - rival, this.#spread) - (own === 0 ? 0 : sure(own - rival, this.#spread));
    const prize = gem === NO_GEM ? 0 : this.#likings[gem];
    const colour = columnOf(place);
    let mean = 0;
    for (let side = 0; side < this.#sides; side++) mean += s.gems[side][colour] / this.#sides;
    const column = COLUMN * (s.gems[this.#seat][colour] - mean) * (value + 0.5);
    return A_SQUARE + won * prize + column + TOP_BIDDER * value;
  }
}

/** Y-4.3. */
function prizeOf(s: State, quarter: number, kind: number): number {
  if (kind === places.PORT) return A_BLACK_GEM;
  if (kind === places.COMMERCIAL) return s.merchant === 1 ? MERCHANT_POINTS : COMMERCIAL_POINTS;
  const card = s.palaces[quarter];
  if (card < 0) return 0;
  return card === BLUE_CARD ? A_GEM + 1 : CARD_POINTS[card] * (s.round === parts.ROUNDS - 1 ? 0.3 : 1);
}
