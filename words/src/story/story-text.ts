/** The words around the events of a game that is told as a text. */
export interface StoryText {
  readonly players: string;
  readonly start: string;
  readonly result: string;
  /** One line of the result: a rank, a name, points. */
  place(rank: number, name: string, points: number): string;
}
