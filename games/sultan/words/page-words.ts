// In one file with what the rules say.
export { text } from "@serai/text/sultan/en";
/** What the page of Sultan says beyond the rules' own words. */
export interface SultanWords {
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

export const en: SultanWords = {
  letters: ["W", "R", "Y", "G", "B"],
  gems: ["white gem", "red gem", "yellow gem", "green gem", "blue gem"],
  status: (round, rounds, turn, turns) => `Round ${round}/${rounds} · Turn ${turn}/${turns}`,
  cushion: (number, gem, notes) => [`Cushion ${number}: ${gem ?? "empty"}`, ...notes].join("; "),
  cushions: "Cushions",
  laid: (name) => `a card of ${name}`,
  turnedUp: (name, value) => `${value} of ${name}`,
  takes: (name) => `won by ${name}`,
  backToBag: "the gem went back into the bag",
  card: (value) => `Card ${value}`,
  start: "begins this turn",
  cardsLeft: (count) => (count === 1 ? "1 card in hand" : `${count} cards in hand`),
  drawn: "Drawn from the bag",
  behindScreen: "Behind your screen",
  nextLegend: "+ next gem",
  holding: (gem, count, points, next) => `${gem}: ${count}, worth ${points} points; the next one adds ${next}`,
  bag: "In the bag",
  played: "Played",
  worth: (points) => `gems ${points}`,
  bonus: (points) => `bonus ${points}`,
  pointsPlot: "Points by source",
  gemsPlot: "Gems by seat",
  bonuses: "Bonuses",
};
