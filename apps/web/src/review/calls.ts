import type { GameRecord, GameTypes } from "@serai/kernel";
import type { Hint, Review, Sight } from "@serai/search";

/** To the analyst, one question each: what a finished game turned on, or what to do in a seat that sees this. */
export type Question =
  | { readonly kind: "review"; readonly record: GameRecord }
  | { readonly kind: "hint"; readonly game: string; readonly sight: Sight<GameTypes> };

/** `samples` is how many continuations were imagined for a decision. */
export type Reviewed = Review & { readonly samples: number };

/** From the analyst. */
export type Answer =
  | { readonly kind: "progress"; readonly done: number; readonly of: number }
  | { readonly kind: "review"; readonly review: Reviewed }
  | { readonly kind: "hint"; readonly hint: Hint }
  | { readonly kind: "failed" };
