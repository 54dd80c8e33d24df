import type { KindName } from "../rules/index.ts";

/** What the screen in the terminal says beyond the words of the rules. */
export interface TerminalWords {
  readonly kinds: Readonly<Record<KindName, string>>;
  readonly when: (round: number, rounds: number) => string;
  readonly lot: (size: number) => string;
  readonly ahead: string;
  readonly market: string;
  readonly empty: string;
  readonly hand: string;
  readonly scored: string;
  readonly inHand: (cards: number) => string;
  readonly sales: (count: number) => string;
  readonly points: (points: number) => string;
  readonly lotCard: (size: number) => string;
  readonly passed: string;
  readonly leads: string;
  readonly done: string;
  readonly sold: string;
  readonly left: string;
}
