/** What the pages say about a finished game and about the bots' opinion of play. Shares are written out already: "42 %". */
export interface ReplayText {
  /** Opening a game. */
  readonly title: string;
  readonly fileHint: string;
  readonly file: string;
  readonly notARecord: string;
  readonly notToBeHad: string;

  /** Going through it. */
  readonly moment: string;
  momentOf(at: number, of: number): string;
  readonly toStart: string;
  readonly toEnd: string;
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly forward: string;
  readonly lastDecision: string;
  readonly nextDecision: string;
  readonly keys: string;
  readonly perspective: string;
  readonly spectator: string;
  readonly open: string;
  handOf(name: string): string;
  nothingSeen(name: string): string;
  readonly youMoved: string;

  /** What can be done with it. */
  readonly saveJson: string;
  readonly saveText: string;
  readonly copyLink: string;
  readonly copied: string;
  playOn(name: string): string;
  readonly playOnAsYou: string;
  readonly playOnFailed: string;

  /** The review. */
  readonly review: string;
  readonly reviewHint: string;
  readonly startReview: string;
  readonly cancel: string;
  progress(done: number, of: number): string;
  readonly reviewFailed: string;
  estimate(samples: number): string;
  readonly plot: string;
  readonly plotHint: string;
  readonly mattered: string;
  readonly nothingMattered: string;
  /** A decision and the better one, both as labels of buttons. */
  mistake(move: number, name: string, played: string, better: string): string;
  /** How much it mattered. */
  readonly weight: Readonly<Record<"decisive" | "heavy" | "light", string>>;
  /** Cards and others' play changed the player's chance, for better or worse. */
  swung(move: number, name: string, isUp: boolean): string;
  swungForYou(move: number, isUp: boolean): string;
  readonly look: string;
  readonly tryIt: string;
  tryItAs(move: number, name: string): string;
  readonly soundTitle: string;
  sound(name: string, sound: number, of: number): string;
  readonly inNumbers: string;
  readonly player: string;
  decisions(count: number): string;
  readonly move: string;
  readonly played: string;
  readonly best: string;
  readonly before: string;
  readonly after: string;

  /** Hints. */
  readonly hint: string;
  readonly thinking: string;
  readonly clear: string;
  readonly closeCall: string;
  /** Points are written out already: "34 points". */
  expectsPoints(points: string, next: string | undefined): string;
  fewer(points: string): string;
  readonly asGood: string;
  /** Above the alternatives. */
  readonly others: string;
  readonly won: string;
  readonly lost: string;
  points(points: number): string;
  readonly oneMove: string;
  readonly hintRests: string;
  readonly hintFailed: string;
  readonly forgotten: string;
  readonly close: string;
}
