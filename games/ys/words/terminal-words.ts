import type { AreaWords, CardsWords, GemWords } from "./shared.ts";

/** What the screen in the terminal says beyond the words of the rules. */
export interface TerminalWords {
  readonly gems: GemWords;
  readonly areas: AreaWords;
  readonly characters: CardsWords;
  readonly neutral: string;
  readonly when: (round: number, rounds: number) => string;
  readonly turn: (turn: number, turns: number) => string;
  readonly order: string;
  readonly quarter: (number: number) => string;
  readonly ship: string;
  readonly large: string;
  readonly points: (points: number) => string;
  readonly closed: string;
  readonly market: string;
  readonly row: (number: number) => string;
  readonly price: string;
  readonly front: string;
  readonly behind: (count: number) => string;
  readonly throne: string;
  readonly cards: (ready: number, fresh: number) => string;
  readonly played: string;
  readonly ownScreen: string;
  readonly ownCards: string;
  readonly ownFresh: string;
  readonly track: string;
  readonly total: string;
}
