import type { Seat } from "@serai/kernel";
import { parts, tieRanks, type View } from "../rules/index.ts";
import { type Holdings, Worth } from "./worth.ts";

const { BLACK, BLUE_CARD, COLOURS, NO_CARD, NO_GEM, ROUNDS, WHITE } = parts;

/** What a rival's point costs, all rivals together, against a point of one's own. */
const RIVALRY = 0.6;
/** No side, where fewer than three are present in a quarter. */
export const NOBODY_HERE = 4;

/** How much a played character is thought to bring, in points. Jeweller and Alchemist count gems instead. */
const CARD_POINTS: Readonly<Record<parts.CharacterName, number>> = {
  bishop: 1.5,
  spy: 1.5,
  illusionist: 3,
  queen: 3.5,
  magician: 2.5,
  mercenary: 3.5,
  captain: 2.5,
  herald: 3,
  intriguer: 3,
  merchant: 2,
  alchemist: 2.5,
  banker: 3,
  jeweller: 7,
  prince: 4,
  king: 5,
};

export const sumOfCounts = (counts: readonly number[]): number =>
  counts.reduce((sum, count, value) => sum + count * value, 0);

/** How much of the game is ahead, in rounds: this one counts in part until its last gem is taken. */
function aheadIn({ round, step, stage, counted, quarters }: View): number {
  const later = ROUNDS - 1 - round;
  switch (step) {
    case "taking":
    case "choosing":
      return later + (stage === "rows" || counted >= quarters ? 0.15 : (0.7 * (quarters - counted)) / quarters);
    case "columns":
    case "pricing":
    case "windowE":
    case "favour":
      return later;
    default:
      return later + 0.7;
  }
}

/** What everything that can be won this round is worth to one seat: its own points less a part of its rivals'. */
export class Stakes {
  readonly view: View;
  readonly seat: Seat;
  readonly sides: number;
  /** By side: what one of its points is worth to the seat. */
  readonly weights: readonly number[];
  readonly #worth: Worth;
  readonly #holdings: { readonly gems: number[][]; readonly prices: number[] };
  readonly #points: readonly number[];

  /** By side and gem, black included: what one more is worth to the side, and what that means to the seat. */
  readonly liking: readonly (readonly number[])[];
  readonly gem: readonly (readonly number[])[];
  /** By side. */
  readonly topBidder: readonly number[];
  /** By colour: a step up. */
  readonly step: readonly number[];

  constructor(view: View, seat: Seat) {
    this.view = view;
    this.seat = seat;
    const holders = view.neutral === undefined ? view.seats : [...view.seats, view.neutral];
    this.sides = holders.length;
    const rivals = view.players - 1;
    this.weights = holders.map((_, side) => (side === seat ? 1 : side < view.players ? -RIVALRY / rivals : 0));
    this.#worth = new Worth(aheadIn(view));
    this.#holdings = { gems: holders.map(({ gems }) => [...gems]), prices: [...view.prices] };
    this.#points = this.#worth.points(this.#holdings);
    const grown = holders.map((_, side) => [...COLOURS.keys(), BLACK].map((gem) => this.#pointsWith(side, gem)));
    this.liking = grown.map((byGem, side) => byGem.map((points) => points[side] - this.#points[side]));
    this.gem = grown.map((byGem) => byGem.map((points) => this.#weigh(points)));
    const moved = [1, -1].flatMap((step) => COLOURS.map((_, colour) => this.#pointsMoved(colour, step)));
    this.step = COLOURS.map(
      (_, colour) => (this.#weigh(moved[colour]) - this.#weigh(moved[colour + COLOURS.length])) / 2,
    );
    this.topBidder = holders.map((_, side) => {
      const gains = moved.map((points) => points[side]);
      return this.#weigh(moved[gains.indexOf(Math.max(...gains))]);
    });
  }

  /** What a change of everybody's points is worth to the seat. */
  #weigh(points: readonly number[]): number {
    let sum = 0;
    for (let side = 0; side < this.sides; side++) sum += this.weights[side] * (points[side] - this.#points[side]);
    return sum;
  }

  #pointsWith(side: number, gem: number): number[] {
    this.#holdings.gems[side][gem]++;
    const points = this.#worth.points(this.#holdings);
    this.#holdings.gems[side][gem]--;
    return points;
  }

  #pointsMoved(colour: number, step: number): number[] {
    const { prices } = this.#holdings;
    const before = prices[colour];
    prices[colour] = Math.max(0, Math.min(parts.TOP_PRICE, before + step));
    const points = this.#worth.points(this.#holdings);
    prices[colour] = before;
    return points;
  }

  /** What holdings made from the present ones are worth to the seat, beside the present ones. */
  change(make: (holdings: { readonly gems: number[][]; readonly prices: number[] }) => void): number {
    const holdings = {
      gems: this.#holdings.gems.map((own) => [...own]),
      prices: [...this.#holdings.prices],
    } satisfies Holdings;
    make(holdings);
    return this.#weigh(this.#worth.points(holdings));
  }

  /** Y-4.5, by side, with fronts as they are now: who goes first in a tie, if this seat has the Intriguer; -1 for none. */
  tieRanks(intriguer: Seat): number[] {
    const { players, order, seats } = this.view;
    return tieRanks({ players, order, intriguer, fronts: seats.map(({ front }) => front) });
  }

  /** A gem as it can be taken: white is whatever its side likes best (Y-1.3). */
  colourTaken(side: number, gem: number): number {
    if (gem !== WHITE) return gem;
    const liking = this.liking[side];
    return [0, 1, 2, 3].reduce((best, colour) => (liking[colour] > liking[best] ? colour : best));
  }

  /** Y-4.3, by area and side: the black gem, the points, the card in the palace. */
  prizes(quarter: number): number[][] {
    const { merchant, palaces } = this.view;
    const points = parts.commercialPoints(merchant);
    return [
      this.gem.map((byGem) => byGem[BLACK]),
      this.weights.map((weight) => weight * points),
      this.weights.map((weight, side) => weight * this.#cardPoints(palaces[quarter], side)),
    ];
  }

  #cardPoints(card: number, side: number): number {
    if (card === NO_CARD) return 0;
    const bestGem = this.liking[side][this.colourTaken(side, WHITE)];
    if (card === BLUE_CARD || side >= this.view.players) return bestGem;
    const name = parts.CHARACTERS[card];
    if (name === "prince" || name === "king") return CARD_POINTS[name];
    const { cards, fresh } = this.view.seats[side];
    const rounds = ROUNDS - 1 - this.view.round;
    // Two a round: what cannot be played any more is worth nothing.
    const room = rounds * parts.CARDS_A_ROUND - cards - fresh;
    if (room <= 0) return 0;
    return name === "jeweller" ? 1.9 * bestGem : CARD_POINTS[name];
  }

  /** Y-4.7, by row and side; nothing in a row that is not in use. */
  rows(): number[][] {
    return this.view.market.map((gem) =>
      this.weights.map((_, side) => (gem === NO_GEM ? 0 : this.gem[side][this.colourTaken(side, gem)])),
    );
  }

  /** Y-4.2: what the ship brings when these sides are first, second and third there. */
  ship(quarter: number, first: number, second: number, third: number): number {
    const aboard = parts.gemsAboard(this.view.docked[quarter], this.view.players);
    let sum = 0;
    const places = [first, second, third];
    for (const place of parts.picksFor(this.view.players)) {
      const side = places[place];
      if (side === NOBODY_HERE) break;
      let pick = 0;
      for (let i = 1; i < aboard.length; i++)
        if (this.#pickValue(side, aboard[i]) > this.#pickValue(side, aboard[pick])) pick = i;
      sum += this.gem[side][this.colourTaken(side, aboard[pick])];
      aboard.splice(pick, 1);
    }
    return sum;
  }

  /** White first among equals: nobody else then gets the choice. */
  #pickValue(side: number, gem: number): number {
    return this.liking[side][this.colourTaken(side, gem)] + (gem === WHITE ? 0.1 : 0);
  }
}
