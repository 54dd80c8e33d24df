import type { Seat } from "@serai/kernel";
import { type State, scoreOf } from "../rules/index.ts";
import { FEATURES, FITTED, FittedEvaluation, roundsLeft, SALES } from "./fitted-evaluation.ts";

/** What may say who will win: the points to expect, which tell the more the nearer the end. */
export const FEATURE_NAMES: readonly string[] = ["points to expect", "points to expect, by rounds left"];

/** Points are measured in fives. */
const FIVE = 5;

const evaluation = new FittedEvaluation();
const features = new Float64Array(FEATURES);

export function fillFeatures(s: State, seat: Seat, into: Float64Array): void {
  const points = pointsToExpect(s, seat) / FIVE;
  into[0] = points;
  into[1] = points / (1 + roundsLeft(s));
}

/** What the seat has, and what it may still expect. */
function pointsToExpect(s: State, seat: Seat): number {
  const left = evaluation.features(s, seat, features);
  const scored = scoreOf(s.scored[seat]);
  if (left === 0) return scored + features[SALES];
  const weights = FITTED[s.players][left - 1];
  let sum = scored;
  for (let i = 0; i < FEATURES; i++) sum += weights[i] * features[i];
  return sum;
}
