/** One for each series in turn, on 8 × 8: plain, rising, level, falling, dotted, upright, crossed, squared, zigzag. */
const PATTERNS = [
  "",
  "M-2 2l4-4M0 8l8-8M6 10l4-4",
  "M0 4h8",
  "M-2 6l4 4M0 0l8 8M6-2l4 4",
  "M3.5 4h1",
  "M4 0v8",
  "M0 0l8 8M0 8l8-8",
  "M0 4h8M4 0v8",
  "M0 6l4-4 4 4",
];

interface PatternProps {
  readonly id: string;
  readonly nth: number;
}

/** Drawn over the colour of a series, in ink that shows on it. */
export const Pattern = ({ id, nth }: PatternProps) => (
  <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
    <path class="plot-pattern" d={PATTERNS[nth % PATTERNS.length]} />
  </pattern>
);
