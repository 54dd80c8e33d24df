import type { CharacterName } from "../../rules/parts.ts";

/** What the drawings of Ys's rules say. */
export interface FigureWords {
  readonly names: readonly string[];
  readonly characters: Readonly<Record<CharacterName | "blue", { readonly name: string }>>;
  readonly short: readonly [arrivals: string, order: string, placing: string, counting: string];
  readonly scoring: string;
  readonly brokers: string;
  readonly gems: string;
  readonly ships: string;
  readonly city: string;
  /** Face up, face down, the front. */
  readonly placing: readonly [Step, Step, Step];
  /** Hidden, turned up, the ship, port, shops, palace, a lone 0. */
  readonly count: readonly [Step, Step, Step, Step, Step, Step, Step];
  /** Hidden, rows, columns, the top bidder. */
  readonly market: readonly [Step, Step, Step, Step];
  /** The dearest colour, the cheapest, black gems. */
  readonly final: readonly [Step, Step, Step];
  /** By the moment at which they are played. */
  readonly windows: readonly [Step, Step, Step, Step, Step];
}

interface Step {
  readonly label: string;
  readonly caption: string;
}
