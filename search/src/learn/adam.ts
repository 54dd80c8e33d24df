const FIRST = 0.9;
const SECOND = 0.999;
const TINY = 1e-8;
/** Pulls weights that nothing speaks for towards zero. */
const DECAY = 1e-5;

/** Where Adam stands: means of the slopes and of their squares, weight by weight. */
export interface Moments {
  steps: number;
  readonly means: Float32Array;
  readonly squares: Float32Array;
}

export const freshMoments = (size: number): Moments => ({
  steps: 0,
  means: new Float32Array(size),
  squares: new Float32Array(size),
});

/** One step of Adam down the gradient of so many positions; the gradient is set to zero for the next. */
export function descend(
  weights: Float32Array,
  gradient: Float32Array,
  positions: number,
  moments: Moments,
  rate: number,
): void {
  const { means, squares } = moments;
  moments.steps++;
  const step = (rate * Math.sqrt(1 - SECOND ** moments.steps)) / (1 - FIRST ** moments.steps);
  for (let i = 0; i < weights.length; i++) {
    const slope = gradient[i] / positions + DECAY * weights[i];
    means[i] = FIRST * means[i] + (1 - FIRST) * slope;
    squares[i] = SECOND * squares[i] + (1 - SECOND) * slope * slope;
    weights[i] -= (step * means[i]) / (Math.sqrt(squares[i]) + TINY);
    gradient[i] = 0;
  }
}
