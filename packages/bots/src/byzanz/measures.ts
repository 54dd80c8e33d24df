import { type State, scoreOf, tableFor } from "@serai/byzanz";
import type { Seat } from "@serai/kernel";
import { Holding, MOST_HOPED } from "./worth.ts";

/** What may say who will win. */
export const MEASURES: readonly string[] = [
  "points",
  "what the hand sells for",
  "… with one card more",
  "… with two",
  "… with three",
  "points, early",
  "what the hand sells for, early",
  "… with one card more, early",
  "… with two, early",
  "… with three, early",
  "merchants",
  "cards in hand",
  "cards in hand, early",
  "cards to come from a lot this round",
  "seats that pick after it",
];

/** The first measures of a hand, and as many again that count early only. */
export const [
  OF_POINTS,
  OF_SALES,
  OF_POINTS_EARLY,
  OF_SALES_EARLY,
  OF_MERCHANTS,
  OF_SIZE,
  OF_SIZE_EARLY,
  OF_LOT,
  OF_PICK,
] = [0, 1, 5, 6, 10, 11, 12, 13, 14];
/** Points, and cards, are measured in fives. */
export const FIVE = 5;
/** Rounds left are measured against this. */
export const MANY_ROUNDS = 4;

const holding = new Holding();

/** Rounds still to be played, this one included. */
export const roundsLeft = (s: State): number =>
  s.step === "lastSale" || s.step === "over" ? 0 : tableFor(s.players).rounds - s.options.shorter - s.round;

export function measure(s: State, seat: Seat, into: Float64Array): void {
  holding.clear();
  holding.addAll(s.hands[seat]);
  holding.addAll(s.laid[seat]);
  const sold = holding.sold();
  const early = roundsLeft(s) / MANY_ROUNDS;
  const points = scoreOf(s.scored[seat]) / FIVE;
  into[OF_POINTS] = points;
  into[OF_POINTS_EARLY] = points * early;
  for (let hoped = 0; hoped <= MOST_HOPED; hoped++) {
    into[OF_SALES + hoped] = sold[hoped] / FIVE;
    into[OF_SALES_EARLY + hoped] = (sold[hoped] / FIVE) * early;
  }
  into[OF_MERCHANTS] = holding.merchants;
  into[OF_SIZE] = holding.size / FIVE;
  into[OF_SIZE_EARLY] = (holding.size / FIVE) * early;
  measureRound(s, seat, into);
}

/** What the round still has in store for the seat: a lot, and its turn at the market. */
function measureRound(s: State, seat: Seat, into: Float64Array): void {
  const { lots } = tableFor(s.players);
  const lotCard = s.lotCards[seat];
  let cards = 0;
  if (lotCard === 0 && playing(s))
    for (let i = s.won; i < lots.length; i++) cards += (lots[i] - 1) / (lots.length - s.won);
  let later = 0;
  for (let i = 0; i < lots.length; i++) if (lots[i] > lotCard) later++;
  const turn = lots.length - 1 - lots.indexOf(lotCard);
  const picks = playing(s) && lotCard > 0 && turn >= s.picks;
  into[OF_LOT] = cards / FIVE;
  into[OF_PICK] = picks ? later / FIVE : 0;
}

const playing = (s: State): boolean => s.step !== "lastSale" && s.step !== "over";
