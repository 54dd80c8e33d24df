/** What the screen in the terminal says beyond the words of the rules. */
export interface TerminalWords {
  readonly prize: (prize: number) => string;
  readonly ahead: string;
  readonly holds: string;
  readonly points: (points: number) => string;
  readonly hasBid: string;
}
