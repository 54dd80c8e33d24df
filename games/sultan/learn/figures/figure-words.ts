import type { PageWords } from "../../words/page-words.ts";

/** What the drawings of Sultan's rules say. */
export interface FigureWords {
  readonly page: PageWords;
  readonly names: readonly string[];
  readonly short: readonly [show: string, lay: string, take: string];
  readonly players: { readonly two: string; readonly more: string };
  bonus(count: number, isMost: boolean): string;
  readonly scoring: string;
  readonly gems: string;
  readonly offer: readonly Step[];
  readonly laying: readonly Step[];
  readonly reveal: {
    readonly higher: Step;
    readonly equal: Step;
    readonly alone: Step;
    readonly nobody: Step;
  };
  count(gems: number, bonus: number): string;
}

interface Step {
  readonly label: string;
  readonly caption: string;
}
