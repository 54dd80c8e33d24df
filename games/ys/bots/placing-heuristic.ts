import type { Seat } from "@serai/kernel";
import { parts, places, type State, sumOf } from "../rules/index.ts";
import { CARD_POINTS, worthWith } from "./features.ts";

/*
 * A quick heuristic of what a broker gains at a place: the search asks for it a hundred thousand times a second. Of rivals
 * it uses what lies face up and which brokers are unseen (Y-1.1), not where they are: brokers face down and still to come
 * count as the mean of the unseen ones, with their variance.
 */

const { BLACK, BLUE_CARD, commercialPoints, NO_GEM, SHIPS, WHITE } = parts;
const { FIRST_SQUARE, columnOf, quarterOf, rowOf } = places;

const SIDES = 4;
const QUARTERS = 4;
const ROWS = 3;
/*
 * Found by playing variants of the heuristic against each other: points in a commercial area are worth more than the same in
 * gems, which others gather too; a ship is less sure than it looks.
 */
const COMMERCIAL = 1.2;
const SHIP = 0.7;
const ROW = 1.2;
/** The market: a square scores one at once, and columns move prices. */
const A_SQUARE = 1;
const COLUMN = 0.12;
/** How many of the brokers to come go to an area and to a row. */
const TO_AREA = 0.08;
const TO_QUARTER = 0.15;
const TO_ROW = 0.1;
/** What is won when tied, by who has the better front so far (Y-4.5). */
const TIE_EDGE = 0.25;

/** How certain a lead is, from a table: surely won far ahead, surely lost far behind. */
const FINE = 32;
const SPAN = 8;
const SURE = Float64Array.from({ length: 2 * SPAN * FINE + 1 }, (_, i) => 1 / (1 + Math.exp(SPAN - i / FINE)));
function sure(lead: number, keen: number): number {
  const at = (lead * keen + SPAN) * FINE;
  return at <= 0 ? 0 : at >= SURE.length ? 1 : SURE[at | 0];
}

/** What is counted together: areas, then quarters, then rows. */
const FIRST_QUARTER = FIRST_SQUARE;
const FIRST_ROW = FIRST_QUARTER + QUARTERS;
const ZONES = FIRST_ROW + ROWS;
const rateOf = (zone: number): number => (zone < FIRST_QUARTER ? TO_AREA : zone < FIRST_ROW ? TO_QUARTER : TO_ROW);

export class PlacingHeuristic {
  /** By side and zone: what lies there, as far as the seat knows it; how many brokers; how many of them unknown. */
  readonly #sums = new Float64Array(SIDES * ZONES);
  readonly #here = new Uint8Array(SIDES * ZONES);
  readonly #unknown = new Uint8Array(SIDES * ZONES);
  /** By side: brokers to come, the mean of its unseen brokers and how far they lie from it, the edge in ties. */
  readonly #toCome = new Float64Array(SIDES);
  readonly #mean = new Float64Array(SIDES);
  readonly #variance = new Float64Array(SIDES);
  readonly #edge = new Float64Array(SIDES);
  /** By rival and zone: what its total may come to, how sharply a lead over it tells, how likely it stays away. */
  readonly #expected = new Float64Array(SIDES * ZONES);
  readonly #keen = new Float64Array(SIDES * ZONES);
  readonly #away = new Float64Array(SIDES * ZONES);
  readonly #likings = new Float64Array(6);
  /** By quarter and rank: what the ship brings. */
  readonly #ranks = new Float64Array(QUARTERS * SIDES);
  /** By zone and value: what it would add there; NaN where not reckoned yet. */
  readonly #gains = new Float64Array(ZONES * parts.VALUES);
  #seat: Seat = 0;
  #sides = SIDES;

  /** Looks at the board as the seat sees it. */
  look(s: State, seat: Seat): void {
    this.#seat = seat;
    this.#sides = s.gems.length;
    this.#sums.fill(0);
    this.#here.fill(0);
    this.#unknown.fill(0);
    this.#gains.fill(Number.NaN);
    this.#lookBehindScreens(s, seat);
    this.#lookAtBoard(s, seat);
    this.#expect(seat);
    worthWith(parts.ROUNDS - s.round).likings(s, seat, this.#likings);
    let best = 0;
    for (let colour = 0; colour < parts.COLOURS.length; colour++) best = Math.max(best, this.#likings[colour]);
    this.#likings[WHITE] = best;
    for (let quarter = 0; quarter < s.quarters; quarter++) this.#lookAtShip(s, quarter);
  }

  /** Which brokers of a side are unseen is public, where they are is not. */
  #lookBehindScreens(s: State, seat: Seat): void {
    for (let side = 0; side < this.#sides; side++) {
      let [count, sum, squares] = [0, 0, 0];
      const add = (value: number, times: number): void => {
        count += times;
        sum += value * times;
        squares += value * value * times;
      };
      if (side < s.players) for (let value = 0; value < parts.VALUES; value++) add(value, s.screens[side][value]);
      else for (const set of s.neutrals) for (const value of set) add(value, 1);
      this.#toCome[side] = side < s.players ? Math.max(0, count - 1) : count;
      const { owner, value, up, seen } = s.brokers;
      for (let i = 0; i < owner.length; i++)
        if (owner[i] === side && up[i] === 0 && ((seen[i] >> seat) & 1) === 0) add(value[i], 1);
      this.#mean[side] = count === 0 ? 0 : sum / count;
      this.#variance[side] = count === 0 ? 0 : squares / count - this.#mean[side] ** 2;
      this.#edge[side] =
        side >= s.players ? -TIE_EDGE : TIE_EDGE * Math.sign(sumOf(s.fronts[seat]) - sumOf(s.fronts[side]));
    }
    if (s.intriguer >= 0) this.#edge[s.intriguer] = -TIE_EDGE;
    if (s.intriguer === seat) this.#edge.fill(TIE_EDGE);
  }

  #lookAtBoard(s: State, seat: Seat): void {
    const { owner, place, value, up, seen } = s.brokers;
    for (let i = 0; i < owner.length; i++) {
      const side = owner[i];
      const known = side === seat || up[i] === 1 || ((seen[i] >> seat) & 1) === 1 || s.marked === i;
      const counts = s.marked === i ? parts.MARKED_WORTH : known ? value[i] : this.#mean[side];
      const at = place[i];
      if (at >= FIRST_SQUARE) this.#add(side, FIRST_ROW + rowOf(at), counts, known);
      else {
        this.#add(side, at, counts, known);
        this.#add(side, FIRST_QUARTER + quarterOf(at), counts, known);
      }
    }
  }

  #add(side: number, zone: number, counts: number, known: boolean): void {
    const at = side * ZONES + zone;
    this.#sums[at] += counts;
    this.#here[at] = 1;
    if (!known) this.#unknown[at]++;
  }

  /** What rivals' totals may come to. */
  #expect(seat: Seat): void {
    for (let side = 0; side < this.#sides; side++) {
      if (side === seat) continue;
      const mean = this.#mean[side];
      const variance = this.#variance[side];
      for (let zone = 0; zone < ZONES; zone++) {
        const at = side * ZONES + zone;
        const more = this.#toCome[side] * rateOf(zone);
        if (this.#here[at] === 1) {
          this.#away[at] = 0;
          this.#expected[at] = this.#sums[at] + more * mean;
          this.#keen[at] = 1.702 / Math.sqrt(0.2 + this.#unknown[at] * variance + more * (variance + mean * mean));
        } else {
          // Where it comes at all it comes with one, or with more.
          this.#away[at] = Math.exp(-more);
          const many = more / (1 - this.#away[at] + 1e-9);
          this.#expected[at] = many * mean;
          this.#keen[at] = 1.702 / Math.sqrt(0.2 + variance + (many - 1) * (variance + mean * mean));
        }
      }
    }
  }

  /** What each rank takes, as the seat likes it: the first two, then what others leave. */
  #lookAtShip(s: State, quarter: number): void {
    const { large, small } = SHIPS[s.docked[quarter]];
    const likings = this.#likings;
    const a = likings[large];
    const b = Math.max(likings[small[0]], likings[small[1]]);
    const c = Math.min(likings[small[0]], likings[small[1]]);
    const sum = a + b + c;
    const at = quarter * SIDES;
    if (s.players === 4) {
      const lowest = Math.min(a, c);
      this.#ranks[at] = a >= b ? 2 * a : a + b;
      this.#ranks[at + 1] = (sum + a) / 4;
      this.#ranks[at + 2] = (lowest + (sum + a) / 4) / 2;
      this.#ranks[at + 3] = 0;
    } else {
      this.#ranks[at] = sum - Math.min(a, c);
      this.#ranks[at + 1] = (Math.min(a, c) + sum / 3) / 2;
      this.#ranks[at + 2] = this.#ranks[at + 3] = 0;
    }
  }

  /** What a broker of that value adds at the place, in points. */
  gain(s: State, place: number, value: number): number {
    if (place >= FIRST_SQUARE) return this.#onMarket(s, place, value);
    return this.#inZone(s, place, value) + SHIP * this.#inZone(s, FIRST_QUARTER + quarterOf(place), value);
  }

  #inZone(s: State, zone: number, value: number): number {
    const at = zone * parts.VALUES + value;
    if (Number.isNaN(this.#gains[at])) {
      const own = this.#seat * ZONES + zone;
      const before = this.#here[own] === 1 ? this.#worthIn(s, zone, this.#sums[own]) : 0;
      this.#gains[at] = this.#worthIn(s, zone, this.#sums[own] + value) - before;
    }
    return this.#gains[at];
  }

  /** What a total in the zone may bring. */
  #worthIn(s: State, zone: number, total: number): number {
    if (zone >= FIRST_QUARTER && zone < FIRST_ROW) return this.#ofShip(zone, total);
    const prize =
      zone < FIRST_QUARTER
        ? prizeOf(s, quarterOf(zone), zone % 3, this.#likings)
        : this.#likingOf(s.market[zone - FIRST_ROW]);
    if (prize === 0) return 0;
    let won = 1;
    for (let side = 0; side < this.#sides; side++) if (side !== this.#seat) won *= this.#beats(side, zone, total);
    return prize * won;
  }

  #likingOf(gem: number): number {
    return gem === NO_GEM ? 0 : this.#likings[gem];
  }

  #beats(side: number, zone: number, total: number): number {
    const at = side * ZONES + zone;
    const away = this.#away[at];
    return away + (1 - away) * sure(total - this.#expected[at] + this.#edge[side], this.#keen[at]);
  }

  /** Gems by rank, and every rank as likely as so many rivals are ahead. */
  #ofShip(zone: number, total: number): number {
    // Chances that none, one and two are ahead.
    let [none, one, two] = [1, 0, 0];
    for (let side = 0; side < this.#sides; side++) {
      if (side === this.#seat) continue;
      const behind = this.#beats(side, zone, total);
      two = two * behind + one * (1 - behind);
      one = one * behind + none * (1 - behind);
      none *= behind;
    }
    const at = (zone - FIRST_QUARTER) * SIDES;
    return none * this.#ranks[at] + one * this.#ranks[at + 1] + two * this.#ranks[at + 2];
  }

  #onMarket(s: State, place: number, value: number): number {
    const colour = columnOf(place);
    let mean = 0;
    for (let side = 0; side < this.#sides; side++) mean += s.gems[side][colour] / this.#sides;
    const column = COLUMN * (s.gems[this.#seat][colour] - mean) * (value + 0.5);
    return A_SQUARE + ROW * this.#inZone(s, FIRST_ROW + rowOf(place), value) + column;
  }
}

/** Y-4.3. */
function prizeOf(s: State, quarter: number, kind: number, likings: Float64Array): number {
  if (kind === places.PORT) return likings[BLACK];
  if (kind === places.COMMERCIAL) return COMMERCIAL * commercialPoints(s.merchant);
  const card = s.palaces[quarter];
  if (card < 0) return 0;
  return card === BLUE_CARD ? likings[WHITE] : CARD_POINTS[card] * (s.round === parts.ROUNDS - 1 ? 0.3 : 1);
}
