export const CONTROLS = [
  "home",
  "chat",
  "help",
  "language",
  "settings",
  "take-back",
  "hint",
  "hand-over",
  "confirm",
  "skip",
  "clear-choice",
] as const;
export type Control = (typeof CONTROLS)[number];

/** What help says whatever the game. */
export interface HelpText {
  readonly help: string;
  /** How to ask about a piece. */
  readonly howToAsk: string;
  readonly is: string;
  readonly now: string;
  readonly forYou: string;
  readonly signs: string;
  readonly wholeRules: string;
  /** Everything on the screen, to be asked about one by one. */
  readonly pieces: string;
  readonly unknown: string;

  readonly seat: {
    readonly own: string;
    of(name: string): string;
    bot(level: string): string;
    readonly askedOwn: string;
    asked(name: string): string;
  };
  readonly clock: Named;
  readonly changed: Named;
  readonly controls: Readonly<Record<Control, Named>>;
  readonly legend: {
    readonly seat: string;
    readonly asked: string;
    readonly changed: string;
    readonly open: string;
    readonly chosen: string;
    readonly clock: string;
  };
}

export interface Named {
  readonly title: string;
  readonly is: string;
}
