import type { PracticeEntry } from "@serai/games/list/exercises.ts";
import { EXERCISES } from "@serai/games/list/generated/exercises.ts";
import { type AnyExercise, type AnyExerciseKind, exerciseFrom } from "@serai/words/exercises";
import { type Day, dailyOf } from "./day.ts";

export const practiceGames: readonly string[] = Object.keys(EXERCISES);

export const hasExercises = (game: string): boolean => Object.hasOwn(EXERCISES, game);

export function practiceOf(game: string): PracticeEntry {
  if (!hasExercises(game)) throw new Error(`no exercises for ${game}`);
  return EXERCISES[game];
}

/** The n-th exercise of a day: 0 is the one that everybody has, the others are for those who want more. */
export function exerciseOf(game: string, kinds: readonly AnyExerciseKind[], day: Day, n: number): AnyExercise {
  const kind = dailyOf(kinds, day, n);
  return exerciseFrom(kind, `${game} ${kind.id} ${day} ${n}`);
}
