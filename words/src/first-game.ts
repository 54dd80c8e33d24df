import type { Action, GameTypes, OptionValues, Seat } from "@serai/kernel";
import type { Language, Names } from "./game-text.ts";

/**
 * A first game teaches while it is played: a real game by the real rules on a fixed key. For as long as the script runs,
 * rivals do what it says and the player is led to its own moves in it; then the same game goes on freely.
 */
export interface FirstGame<T extends GameTypes, Id extends string> {
  /** 64 hexadecimal digits. */
  readonly key: string;
  readonly options: OptionValues;
  readonly seats: number;
  /** The learner's. */
  readonly seat: Seat;
  /** How long the led part takes at most. */
  readonly minutes: number;
  /** Everybody's moves, as a record writes them. */
  readonly moves: readonly string[];
  readonly steps: readonly LessonStep<Id>[];
  /** For how many decisions after the script the player still gets advice. */
  readonly advised: number;
  readonly text: Readonly<Record<Language, () => Promise<FirstGameText<T, Id>>>>;
}

/** One idea. All steps up to an `act`, and that one, belong to the same decision of the player. */
export type LessonStep<Id extends string> =
  /** Makes the player's next move of the script. */
  | { readonly id: Id; readonly kind: "act"; readonly point: readonly Pointer[] }
  /** Taps the answer among the pieces pointed at; in the game nothing happens. */
  | { readonly id: Id; readonly kind: "find"; readonly point: readonly Pointer[]; readonly answer: Pointer };

/** A piece as the page marks it (`data-piece`), behind the part of the table where it lies: `hand hand-card:12`. */
export type Pointer = `${"board" | "hand" | "seats"} ${string}`;

/** What is said in one language. `*` stand around the name of a thing where it first appears. */
export interface FirstGameText<T extends GameTypes, Id extends string> {
  readonly steps: Readonly<Record<Id, StepText<T>>>;
  /** After the script, at a decision of the player's own. */
  advice(view: T["View"], names: Names): string;
  /** When the player plays on alone. */
  readonly farewell: string;
}

export interface StepText<T extends GameTypes> {
  say(lesson: Lesson<T>): string;
  /** On another tap: what would come of it, where that teaches something. */
  otherwise?(tried: Tried<T>): string | undefined;
}

/** What sentences take their numbers from. */
export interface Lesson<T extends GameTypes> {
  readonly view: T["View"];
  readonly names: Names;
  /** The player's next move of the script. */
  readonly wanted: Action;
}

/** What the player tried instead. */
export interface Tried<T extends GameTypes> extends Lesson<T> {
  /** The move it amounts to, where that is a legal one. */
  readonly action?: Action;
  /** What would happen then, up to the player's next decision, as the player would see it. */
  readonly events: readonly T["Event"][];
  /** What was tapped where something was to be found: `cushion:1`. */
  readonly piece?: string;
}

export type AnyFirstGame = FirstGame<GameTypes, string>;
export type AnyFirstGameText = FirstGameText<GameTypes, string>;

/** Sentences no longer than this, two of them a step, and a step no longer than that: all of it is read on a phone. */
export const LONGEST_SENTENCE = 120;
export const LONGEST_STEP = 175;

/** Pieces of a text: those between `*` are names of things, to be set apart. */
export const namesIn = (text: string): { readonly text: string; readonly isName: boolean }[] =>
  text.split("*").map((piece, i) => ({ text: piece, isName: i % 2 === 1 }));
