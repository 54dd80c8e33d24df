import type { PracticeEntry } from "@serai/games/list/exercises.ts";
import { EXERCISES } from "@serai/games/list/generated/exercises.ts";

export const practiceGames: readonly string[] = Object.keys(EXERCISES);

export const hasExercises = (game: string): boolean => Object.hasOwn(EXERCISES, game);

export function practiceOf(game: string): PracticeEntry {
  if (!hasExercises(game)) throw new Error(`no exercises for ${game}`);
  return EXERCISES[game];
}
