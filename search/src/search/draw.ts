import type { Chance } from "@serai/kernel";

const FINE = 2 ** 30;

/** A place of the list, each as likely as its weight says. */
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

/** Leaves a weight to the so many largest alone. Weights are above zero. */
export function keepLargest(weights: Float64Array, count: number, keep: number): void {
  if (keep >= count) return;
  // Those kept are marked by their sign until the others are gone.
  for (let kept = 0; kept < keep; kept++) {
    let largest = 0;
    for (let i = 1; i < count; i++) if (weights[i] > weights[largest]) largest = i;
    weights[largest] = -weights[largest];
  }
  for (let i = 0; i < count; i++) weights[i] = weights[i] < 0 ? -weights[i] : 0;
}
