/** What fills the gaps of a refusal's sentence; numbers and words only, so that a seat's sight is easily checked. */
export type RefusalParams = Readonly<Record<string, string | number>>;

/** Refusals that every game shares; each game adds its own codes. */
export type CommonRefusal =
  | "not-asked" // this seat has nothing to decide now
  | "not-listed" // the action is not among those that are legal
  | "unreadable-action" // the text is no action of this game
  | "game-over"
  | "unknown-game"
  | "unknown-rules"
  | "unknown-bot"
  | "bad-seats"
  | "bad-option"
  | "bad-record"
  | "bad-seen" // not what a device keeps of a start
  | "no-key"; // the record holds a commitment only and cannot be replayed

/** A typed refusal. It is thrown before anything is changed. */
export class Refusal<Code extends string = string> extends Error {
  readonly code: Code;
  readonly params: RefusalParams;

  constructor(code: Code, params: RefusalParams = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = "Refusal";
    this.code = code;
    this.params = params;
  }
}

export const refuse = <Code extends string>(code: Code, params: RefusalParams = {}): Refusal<Code> =>
  new Refusal(code, params);
