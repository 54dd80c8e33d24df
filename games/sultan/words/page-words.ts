/** What the page of Sultan says beyond the rules' own words. */
export interface PageWords {
  /** A letter or two for every gem, white to blue: its mark beside shape and colour. */
  readonly letters: readonly string[];
  readonly gems: readonly string[];
  status(round: number, rounds: number, turn: number, turns: number): string;
  /** Spoken: a cushion, its gem, and what lies there or became of it. */
  cushion(number: number, gem: string | undefined, notes: readonly string[]): string;
  readonly cushions: string;
  laid(name: string): string;
  turnedUp(name: string, value: number): string;
  takes(name: string): string;
  readonly backToBag: string;
  card(value: number): string;
  readonly start: string;
  cardsLeft(count: number): string;
  readonly drawn: string;
  readonly behindScreen: string;
  /** What the small numbers under the own gems mean. */
  readonly nextLegend: string;
  /** Spoken: so many gems of a colour, what they bring, what the next one would add. */
  holding(gem: string, count: number, points: number, next: number): string;
  readonly bag: string;
  readonly played: string;
  worth(points: number): string;
  bonus(points: number): string;
  readonly pointsPlot: string;
  readonly gemsPlot: string;
  readonly bonuses: string;
}
