/** What every rules page says, whatever the game. */
export interface RulesPageText {
  title(game: string): string;
  readonly rules: string;
  readonly short: string;
  readonly aim: string;
  readonly turn: string;
  readonly scoring: string;
  readonly whole: string;
  /** Over the switch between the steps of a drawing. */
  readonly steps: string;
  readonly contents: string;
  readonly search: string;
  /** How many clauses have what is searched; # stands for the number. */
  readonly found: { readonly none: string; readonly one: string; readonly many: string };
  readonly ruling: string;
  readonly booklet: string;
  readonly why: string;
  readonly options: string;
  readonly optionsHint: string;
  readonly editions: string;
  readonly play: string;
  readonly allGames: string;
  /** What holds in every game here. */
  readonly general: string;
  readonly generalClauses: readonly { readonly id: string; readonly text: string }[];
}
