import { blackPoints, parts } from "../rules/index.ts";

const { BLACK, COLOURS, COLOUR_POINTS } = parts;

/** Gems by side and colour, black last; prices by colour. */
export interface Holdings {
  readonly gems: readonly (readonly number[])[];
  readonly prices: readonly number[];
}

/** How far a lead in gems, or in price, is likely to shift in a round of play, and how many gems of a colour come. */
const GEM_DRIFT = 1.5;
const PRICE_DRIFT = 1.9;
const GEMS_A_ROUND = 1.1;
const BLACK_A_ROUND = 0.8;
/** Leads are looked up from −SPAN to SPAN. */
const SPAN = 24;

/** Y-5.1: the best place is worth this in the cheapest colour, and so much more for every colour that is cheaper. */
const CHEAPEST = COLOUR_POINTS[COLOUR_POINTS.length - 1][0];
const A_RANK = COLOUR_POINTS[0][0] - COLOUR_POINTS[1][0];
/** Every rival who owns as many costs a quarter of the best place. */
const A_PLACE = 1 / 4;

/** Chance that a lead stays above zero when it drifts; a step where nothing more can happen. */
function stays(lead: number, drift: number): number {
  if (drift === 0) return lead > 0 ? 1 : 0;
  return 1 / (1 + Math.exp((-1.702 * lead) / drift));
}

/**
 * What holdings are worth at the end (section 4), for one who does not know yet how the rest of the game will shift
 * them. With nothing ahead it is the final score exactly.
 */
export class Worth {
  readonly #ahead: number;
  /** By lead in gems: the chance that the rival ends with as many or more. */
  readonly #caught: readonly number[];
  /** By lead in price, in halves: the chance that the colour ends above the other. */
  readonly #above: readonly number[];
  readonly #best: number[] = COLOURS.map(() => 0);

  /** `ahead`: rounds still to be counted, this one in part. */
  constructor(ahead: number) {
    this.#ahead = ahead;
    const leads = Array.from({ length: 2 * SPAN + 1 }, (_, i) => i - SPAN);
    const gemDrift = GEM_DRIFT * Math.sqrt(ahead);
    const priceDrift = PRICE_DRIFT * Math.sqrt(ahead);
    this.#caught = leads.map((lead) => 1 - stays(lead - 0.5, gemDrift));
    this.#above = leads.map((lead) => stays(lead + 0.5, priceDrift));
  }

  /** Points that each side may expect from its gems. */
  points({ gems, prices }: Holdings): number[] {
    this.#rankColours(prices);
    return gems.map((own, side) => {
      let points = this.#black(own[BLACK]);
      for (let colour = 0; colour < COLOURS.length; colour++) points += this.#inColour(gems, side, colour, own[colour]);
      return points;
    });
  }

  /** Points that one more gem may bring the side itself, by colour and black. */
  likings({ gems, prices }: Holdings, side: number, into: Float64Array): void {
    this.#rankColours(prices);
    const own = gems[side];
    for (let colour = 0; colour < COLOURS.length; colour++)
      into[colour] =
        this.#inColour(gems, side, colour, own[colour] + 1) - this.#inColour(gems, side, colour, own[colour]);
    into[BLACK] = this.#black(own[BLACK] + 1) - this.#black(own[BLACK]);
  }

  /** Y-5.1: ties go to the left. */
  #rankColours(prices: readonly number[]): void {
    const best = this.#best.fill(CHEAPEST);
    for (let left = 0; left < best.length; left++)
      for (let right = left + 1; right < best.length; right++) {
        const above = this.#above[SPAN + prices[left] - prices[right]];
        best[left] += A_RANK * above;
        best[right] += A_RANK * (1 - above);
      }
  }

  #inColour(gems: readonly (readonly number[])[], side: number, colour: number, own: number): number {
    let share = 1;
    for (let rival = 0; rival < gems.length; rival++)
      if (rival !== side)
        share -= A_PLACE * this.#caught[SPAN + Math.max(-SPAN, Math.min(SPAN, own - gems[rival][colour]))];
    const hasSome = own > 0 ? 1 : 1 - Math.exp(-GEMS_A_ROUND * this.#ahead);
    return this.#best[colour] * share * hasSome;
  }

  /** Y-5.2, with those still to come. */
  #black(own: number): number {
    const later = own + BLACK_A_ROUND * this.#ahead;
    const whole = Math.floor(later);
    return blackPoints(whole) + (later - whole) * (blackPoints(whole + 1) - blackPoints(whole));
  }
}
