import type { GameTypes } from "@serai/kernel";
import type { FigureModule } from "@serai/ui/exercise-figure.ts";
import type { AnyGamePage } from "@serai/ui/page.ts";
import type { Catalogue } from "@serai/ui/words/catalogue.ts";
import type { AnyExerciseKind } from "@serai/words/exercises";
import type { GameText } from "@serai/words/game-text";
import { language } from "../device/settings.ts";
import { openPage, openRules } from "../games/registry.ts";
import { practiceOf } from "./exercises.ts";

/** Everything it takes to ask about positions of one game. */
export interface LoadedExercises {
  readonly page: AnyGamePage;
  readonly text: Catalogue<GameText<GameTypes>>;
  readonly rules: number;
  readonly kinds: readonly AnyExerciseKind[];
  readonly figure?: FigureModule<unknown>;
}

export async function loadExercises(game: string): Promise<LoadedExercises> {
  const { exercises, text: words, figure } = practiceOf(game);
  const { rules } = await openRules(game);
  const [{ page, text }, kinds, drawn] = await Promise.all([
    openPage(game, rules),
    exercises(),
    figure?.(),
    words.load(language.peek()),
  ]);
  return { page, text, rules, kinds, ...(drawn && { figure: drawn }) };
}
