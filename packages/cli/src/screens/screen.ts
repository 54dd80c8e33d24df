import type { GameTypes } from "@serai/kernel";
import type { Language, Names } from "@serai/text";
import type { Paint } from "../shell.ts";

export interface Scene {
  readonly language: Language;
  readonly names: Names;
  readonly paint: Paint;
}

/** A game as lines of text: what one viewer sees, and nothing beyond its view. */
export interface Screen<T extends GameTypes> {
  draw(view: T["View"], scene: Scene): string[];
  /** The final scoring laid out, once the game is over. */
  final(view: T["View"], scene: Scene): string[];
}
