/** What the page says around one-minute exercises; the questions are the games' own. */
export interface PracticeText {
  readonly practice: string;
  /** Of the exercise that everybody has today. */
  readonly daily: string;
  readonly more: string;
  /** On a card that leads there. */
  readonly invite: string;
  readonly start: string;
  readonly done: string;
  streak(days: number): string;

  /** Under the position. */
  readonly chooseFirst: string;
  readonly answers: string;
  readonly right: string;
  readonly wrong: string;
  best(answer: string): string;
  readonly another: string;
  readonly backTo: string;
  readonly none: string;
}
