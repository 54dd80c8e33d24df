/** Where a table stands: on the server, on this device for one person, or on this device for several in turn. */
export type TablePlace = "online" | "device" | "shared";

/** What the pages say of themselves, and about playing without the server. */
export interface OfflineText {
  /** To a newcomer. */
  readonly welcome: string;
  readonly promises: readonly string[];

  /** Opening a table. */
  readonly where: string;
  readonly places: Readonly<Record<TablePlace, string>>;
  readonly placeHints: Readonly<Record<TablePlace, string>>;
  readonly people: string;
  peopleCount(count: number): string;
  /** The label of the field for the name of the n-th person. */
  nameOf(person: number): string;
  /** The n-th person's name where none was given. */
  nameless(person: number): string;

  /** Without the server. */
  readonly noServer: string;
  readonly fellBack: string;
  readonly friendsNeedServer: string;

  /** The list of tables. */
  readonly onDevice: string;
  readonly finished: string;
  remove(game: string): string;

  /** Passing the device on. */
  passTo(name: string): string;
  readonly passHint: string;
  iAm(name: string): string;
  readonly botsPlay: string;
  /** Taking the device out of turn. */
  readonly interrupt: string;
  readonly othersFirst: string;
}
