/** Why the rules gave no answer. */
export type EngineFault =
  /** They did not come to an end. */
  | "looped"
  /** They threw something that is no refusal, or the log does not follow them. */
  | "threw"
  /** The version that the game began with is not on this server. */
  | "rules-missing";

/** A game could not be opened or played; its log is as it was. */
export class EngineFailure extends Error {
  readonly reason: EngineFault;
  /** Trying again is of no use: the game is to be set aside. */
  readonly isFinal: boolean;

  constructor(reason: EngineFault, isFinal: boolean, detail: string = reason) {
    super(detail);
    this.reason = reason;
    this.isFinal = isFinal;
  }
}
