import type { Hint, Review, Sight } from "@serai/bots";
import type { GameRecord, GameTypes } from "@serai/kernel";

/** To the analyst, one question each: what a finished game turned on, or what to do in a seat that sees this. */
export type Question =
  | { readonly kind: "review"; readonly record: GameRecord }
  | { readonly kind: "hint"; readonly game: string; readonly sight: Sight<GameTypes> };

/** `samples` is how many continuations were imagined for a decision. */
export type Reviewed = Review & { readonly samples: number };
export type Hinted = Hint & { readonly samples: number };

/** From the analyst. */
export type Answer =
  | { readonly kind: "progress"; readonly done: number; readonly of: number }
  | { readonly kind: "review"; readonly review: Reviewed }
  | { readonly kind: "hint"; readonly hint: Hinted }
  | { readonly kind: "failed" };
