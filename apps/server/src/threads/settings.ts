/** What every thread for rules or bots is started with. */
export interface ThreadsSettings {
  /** The address of the module that games are read from: a game cannot be sent from one thread to another. */
  readonly games: string;
  readonly timeLimits: TimeLimits;
}

/** Milliseconds of work that one question may take. */
export interface TimeLimits {
  /** An action or a view takes one, opening a long game some tens. */
  readonly rules: number;
  /** In the thread apart, where no sound table waits. */
  readonly apart: number;
  /** The strongest bot thinks a third of it. */
  readonly bot: number;
}

export const TIME_LIMITS_MS: TimeLimits = { rules: 1_000, apart: 5_000, bot: 3_000 };
