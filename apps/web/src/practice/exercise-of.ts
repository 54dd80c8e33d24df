import { type AnyExercise, type AnyExerciseKind, exerciseFrom } from "@serai/words/exercises";
import { type Day, dailyOf } from "./day.ts";

/** The n-th exercise of a day: 0 is the one that everybody has, the others are for those who want more. */
export function exerciseOf(game: string, kinds: readonly AnyExerciseKind[], day: Day, n: number): AnyExercise {
  const kind = dailyOf(kinds, day, n);
  return exerciseFrom(kind, `${game} ${kind.id} ${day} ${n}`);
}
