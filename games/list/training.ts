/** How a game makes a file of weights that it ships, besides those that every game's training makes. */
export interface TrainingStage {
  /** The file in the game's bots/. */
  readonly file: string;
  readonly passes: number;
  /**
   * What the file holds after a pass, counted from 0, as plain JSON. `before` is what the pass before it made; a pass plays at
   * most so many games of each kind.
   */
  pass(at: number, before: unknown, mostGames: number): object;
}
