import type { Seat } from "@serai/kernel";
import { ROUNDS, type State, tableFor, WORTH } from "../rules/index.ts";

/** The share of a later bonus that a gem on the way to it is worth, more the more turns are left. */
const LATER_BONUS = 0.45;
const LATER_BONUS_A_TURN = 0.05;
/** The share of a gem's worth to a rival that denying it is worth. */
const DENIAL = 0.35;
/** What the highest card of a hand is worth kept back, in middling gems. */
const KEPT_BACK = 0.45;
/** How much likelier than by chance a rival goes for the same cushion. */
const SAME_CUSHION = 1.15;

function turnsLeft(s: State): number {
  const { turns } = tableFor(s.players);
  return (ROUNDS - 1 - s.round) * turns + (turns - 1 - s.turn);
}

/** What one more gem of the colour adds to a collection, and what it brings nearer. */
function gainOf(owned: number, colour: number, bonus: readonly number[], left: number): number {
  const last = bonus.length - 1;
  const now = bonus[Math.min(owned, last)];
  const one = bonus[Math.min(owned + 1, last)];
  const two = bonus[Math.min(owned + 2, last)];
  const three = bonus[Math.min(owned + 3, last)];
  const share = Math.min(LATER_BONUS, left * LATER_BONUS_A_TURN);
  return WORTH[colour] + one - now + share * (two - one) + share * share * (three - two);
}

/** The gem's worth to the seat, and a part of its worth to the rival who gains most. */
export function worthOfGem(s: State, seat: Seat, colour: number): number {
  const { bonus } = tableFor(s.players);
  const left = turnsLeft(s);
  let denied = 0;
  for (let other = 0; other < s.players; other++)
    if (other !== seat) denied = Math.max(denied, gainOf(s.gems[other][colour], colour, bonus, left));
  return gainOf(s.gems[seat][colour], colour, bonus, left) + (DENIAL * denied) / (s.players - 1);
}

const worths = new Float64Array(3);
const rivalCards = new Int32Array(3);

/** What lays are worth to a seat that was the k-th to lay this turn, or is. */
export class LayEvaluation {
  #toCome = 0;
  #mean = 0;
  #cushions = 0;
  #dearest = 0;

  /** Only what lay there before the k-th card is looked at. */
  prepare(s: State, seat: Seat, k: number): void {
    const { cushions, dearestCard, cardsPerTurn } = tableFor(s.players);
    this.#cushions = cushions;
    this.#dearest = dearestCard;
    this.#mean = 0;
    for (let cushion = 0; cushion < cushions; cushion++) {
      worths[cushion] = worthOfGem(s, seat, s.shown[cushion]);
      this.#mean += worths[cushion] / cushions;
      rivalCards[cushion] = 0;
    }
    for (let i = 0; i < k; i++) if ((s.start + i) % s.players !== seat) rivalCards[s.laidAt[i]]++;
    this.#toCome = s.players * cardsPerTurn - k - 1;
  }

  /** `higher` is the share of the rest of the hand that the card beats: what it could do later. */
  worth(card: number, cushion: number, higher: number): number {
    const beats = (card - 0.5) / this.#dearest;
    const spared = 1 - ((1 - beats) * SAME_CUSHION) / this.#cushions;
    const odds = beats ** rivalCards[cushion] * spared ** this.#toCome;
    return odds * worths[cushion] - KEPT_BACK * this.#mean * higher;
  }
}
