import type { Chance } from "@serai/kernel";

const FINE = 2 ** 30;

/** An index, drawn in proportion to the weights. */
export function draw(weights: Float64Array, count: number, chance: Pick<Chance, "int">): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += weights[i];
  let left = (chance.int(FINE) / FINE) * sum;
  for (let i = 0; i < count; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return count - 1;
}

/** Sets all but the `keep` largest weights to zero. Weights are above zero. */
export function keepLargest(weights: Float64Array, count: number, keep: number): void {
  if (keep >= count) return;
  // The kept ones are negative until the others are zero.
  for (let kept = 0; kept < keep; kept++) {
    let largest = 0;
    for (let i = 1; i < count; i++) if (weights[i] > weights[largest]) largest = i;
    weights[largest] = -weights[largest];
  }
  for (let i = 0; i < count; i++) weights[i] = weights[i] < 0 ? -weights[i] : 0;
}
