import type { FigureModule } from "@serai/ui/exercise-figure.ts";
import type { Catalogue } from "@serai/ui/words/catalogue.ts";
import type { AnyExerciseKind, AnyExerciseText } from "@serai/words/exercises";

/** A game's exercises as the web app knows them; each part is fetched when wanted. */
export interface PracticeEntry {
  exercises(): Promise<readonly AnyExerciseKind[]>;
  readonly text: Catalogue<AnyExerciseText>;
  figure?(): Promise<FigureModule<unknown>>;
}
