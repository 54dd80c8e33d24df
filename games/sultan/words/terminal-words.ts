import type { ColourName } from "../rules/index.ts";

/** What the screen in the terminal says beyond the words of the rules. */
export interface TerminalWords {
  readonly colours: Readonly<Record<ColourName, string>>;
  readonly when: (round: number, rounds: number, turn: number, turns: number) => string;
  readonly cushion: (number: number) => string;
  readonly drawn: string;
  readonly lastReveal: string;
  readonly nobody: string;
  readonly hand: string;
  readonly gems: string;
  readonly bag: string;
  readonly played: string;
  readonly inHand: (cards: number) => string;
  readonly starts: string;
  readonly total: string;
}
