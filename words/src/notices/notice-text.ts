/** What is sent to somebody who is not here. It says whose turn it is and where, and never anything of the game. */
export interface Notice {
  readonly title: string;
  readonly body: string;
}

export interface NoticeText {
  /** `others`: the names of the others at the table. */
  turn(game: string, others: readonly string[]): Notice;
  /** Once, while there is still some time. */
  reminder(game: string, others: readonly string[]): Notice;
  /** A place is kept at so many tables that wait for everybody to sit down. */
  invitation(game: string, tables: number): Notice;
  readonly test: Notice;
  confirm(link: string): Notice;
  /** Under every mail. */
  stop(settings: string): string;
}
