import type { Seat } from "@serai/kernel";
import { ROUNDS, type State, scoreOf, tableFor, WORTH } from "../rules/index.ts";

export const turnsLeft = (s: State): number => {
  const { turns } = tableFor(s.players);
  return (ROUNDS - 1 - s.round) * turns + (turns - 1 - s.turn);
};

/** What may say who will win. Everything is public but the cards still in hand. */
export const FEATURE_NAMES: readonly string[] = [
  "points",
  "points, early",
  "next bonuses, while three turns are left",
  "next bonuses, early",
  "bonuses after next, while six turns are left",
  "bonuses after next, early",
  "cards in hand",
  "cards in hand, squared",
  "cards in the deck",
  "mean card in hand",
];

export function fillFeatures(s: State, seat: Seat, into: Float64Array): void {
  const { bonus, turns, dearestCard } = tableFor(s.players);
  const last = bonus.length - 1;
  const left = s.step === "over" ? 0 : turnsLeft(s) + 1;
  const early = left / (ROUNDS * turns);
  const gems = s.gems[seat];
  let next = 0;
  let further = 0;
  for (let colour = 0; colour < WORTH.length; colour++) {
    const owned = gems[colour];
    const reached = bonus[Math.min(owned + 1, last)];
    next += (reached - bonus[Math.min(owned, last)]) / 10;
    further += (bonus[Math.min(owned + 2, last)] - reached) / 10;
  }
  const points = scoreOf(gems, s.players) / 10;
  const hand = sumOf(s.hands[seat]) / (turns * dearestCard);
  into[0] = points;
  into[1] = points * early;
  into[2] = next * Math.min(1, left / 3);
  into[3] = next * early;
  into[4] = further * Math.min(1, left / 6);
  into[5] = further * early;
  into[6] = hand;
  into[7] = hand * hand;
  into[8] = sumOf(s.decks[seat]) / (turns * dearestCard);
  into[9] = s.hands[seat].length === 0 ? 0 : (hand * turns) / s.hands[seat].length;
}

function sumOf(cards: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += cards[i];
  return sum;
}
