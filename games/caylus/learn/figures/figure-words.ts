/** What the drawings of Caylus's rules say. */
export interface FigureWords {
  readonly names: readonly string[];
  /** One a phase. */
  readonly short: readonly [string, string, string, string, string, string, string];
  readonly scoring: string;
  /** After none, one, two and three have passed. */
  readonly placing: readonly [Step, Step, Step, Step];
  /** Before, three moves, the road, the bailiff. */
  readonly provost: readonly [Step, Step, Step, Step, Step];
  /** Before, and three batches. */
  readonly castle: readonly [Step, Step, Step, Step];
  /** The table at the start, a first favour, a later one. */
  readonly favours: readonly [Step, Step, Step];
  /** Before, built, a residence, a prestige building. */
  readonly building: readonly [Step, Step, Step, Step];
}

interface Step {
  readonly label: string;
  readonly caption: string;
}
