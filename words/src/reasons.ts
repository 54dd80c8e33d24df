import type { Names } from "./game-text.ts";

/** What speaks for a move, as one language says it: for hints and reviews. */
export interface ReasonText<R> {
  /** One short sentence that holds for any player: a hint says it to the one whose move it is, a review of anybody. */
  reason(reason: R, names: Names): string;
}

export type AnyReasonText = ReasonText<unknown>;
