// Written by `npm run games` from the folders of games: do not edit.
import { catalogue } from "@serai/ui/words/catalogue.ts";
import type { AnyExerciseText } from "@serai/words/exercises";
import type { PracticeEntry } from "../exercises.ts";

/** In the order they are offered. */
export const EXERCISES: Readonly<Record<string, PracticeEntry>> = {
  sultan: {
    exercises: async () => (await import("../../sultan/learn/exercises.ts")).exercises,
    text: catalogue<AnyExerciseText>({
      en: async () => (await import("../../sultan/words/exercises/en.ts")).exercises,
      hu: async () => (await import("../../sultan/words/exercises/hu.ts")).exercises,
      nl: async () => (await import("../../sultan/words/exercises/nl.ts")).exercises,
    }),
    figure: () => import("../../sultan/page/exercise-figure.tsx"),
  },
  byzanz: {
    exercises: async () => (await import("../../byzanz/learn/exercises.ts")).exercises,
    text: catalogue<AnyExerciseText>({
      en: async () => (await import("../../byzanz/words/exercises/en.ts")).exercises,
      hu: async () => (await import("../../byzanz/words/exercises/hu.ts")).exercises,
      nl: async () => (await import("../../byzanz/words/exercises/nl.ts")).exercises,
    }),
  },
  ys: {
    exercises: async () => (await import("../../ys/learn/exercises.ts")).exercises,
    text: catalogue<AnyExerciseText>({
      en: async () => (await import("../../ys/words/exercises/en.ts")).exercises,
      hu: async () => (await import("../../ys/words/exercises/hu.ts")).exercises,
      nl: async () => (await import("../../ys/words/exercises/nl.ts")).exercises,
    }),
  },
  caylus: {
    exercises: async () => (await import("../../caylus/learn/exercises.ts")).exercises,
    text: catalogue<AnyExerciseText>({
      en: async () => (await import("../../caylus/words/exercises/en.ts")).exercises,
      hu: async () => (await import("../../caylus/words/exercises/hu.ts")).exercises,
      nl: async () => (await import("../../caylus/words/exercises/nl.ts")).exercises,
    }),
  },
};
