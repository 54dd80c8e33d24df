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
  readonly back: string;
  readonly forward: string;
  readonly lastDecision: string;
  readonly nextDecision: string;
  readonly keys: string;
  readonly eyes: string;
  readonly spectator: string;
  readonly open: string;
  handOf(name: string): string;
  nothingSeen(name: string): string;

  /** What can be done with it. */
  readonly saveJson: string;
  readonly saveText: string;
  readonly copyLink: string;
  readonly copied: string;
  playOn(name: string): string;
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
  readonly turningPoints: string;
  costly(move: number, name: string, played: string, better: string, cost: string): string;
  turned(move: number, name: string, change: string): string;
  readonly luckAndPlay: string;
  readonly luckHint: string;
  readonly player: string;
  readonly fair: string;
  readonly deal: string;
  readonly play: string;
  readonly fortune: string;
  readonly outcome: string;
  decisions(count: number): string;
  readonly move: string;
  readonly played: string;
  readonly best: string;
  readonly before: string;
  readonly after: string;

  /** Hints. */
  readonly hint: string;
  readonly thinking: string;
  expects(share: string, give: string): string;
  sure(sure: string): string;
  readonly oneMove: string;
  hintRests(samples: number): string;
  readonly hintFailed: string;
  readonly forgotten: string;
  readonly close: string;
}
