import type { GameTypes } from "@serai/kernel";
import type { Knowledge } from "./knowledge.ts";

const MOST_MEASURES = 64;
const measured = new Float64Array(MOST_MEASURES);

type Weighted<T extends GameTypes> = Pick<Knowledge<T>, "fillFeatures" | "featureNames" | "weights">;

/** What each seat's chance to win seems to be: they sum to one. */
export function estimate<T extends GameTypes>(
  knowledge: Weighted<T>,
  state: T["State"],
  seats: number,
  into: Float64Array,
): void {
  fillStrengths(knowledge, state, seats, into);
  softmax(into, seats);
}

/** How strong each seat seems by its weighted features; 0 where a game has none. */
export function fillStrengths<T extends GameTypes>(
  knowledge: Weighted<T>,
  state: T["State"],
  seats: number,
  into: Float64Array,
): void {
  const { weights } = knowledge.weights;
  for (let seat = 0; seat < seats; seat++) {
    knowledge.fillFeatures(state, seat, measured);
    let strength = 0;
    for (let i = 0; i < weights.length; i++) strength += weights[i] * measured[i];
    into[seat] = strength;
  }
}

/** Strengths turned into chances, in place. */
export function softmax(strengths: Float64Array, seats: number): void {
  let most = strengths[0];
  for (let seat = 1; seat < seats; seat++) if (strengths[seat] > most) most = strengths[seat];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    strengths[seat] = Math.exp(strengths[seat] - most);
    sum += strengths[seat];
  }
  for (let seat = 0; seat < seats; seat++) strengths[seat] /= sum;
}
