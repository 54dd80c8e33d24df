/** What is said around first games. */
export interface LearnText {
  readonly firstGame: string;
  readonly playFreely: string;
  step(step: number, steps: number): string;
  /** On the main button, while something on the table is lit. */
  readonly followLight: string;
  /** On a tap that teaches nothing. */
  readonly notThat: string;
  readonly watch: string;
  readonly yourChoice: string;
  readonly playOn: string;

  /** Before the first move in a game that is new to the device. */
  newTo(game: string): string;
  learnIn(minutes: number): string;
  readonly shortRules: string;
  readonly justPlay: string;
}
