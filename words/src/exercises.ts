import { type Chance, FastChance, type GameTypes, type Seat } from "@serai/kernel";
import type { Names } from "./game-text.ts";

/**
 * A one-minute exercise: a real position, a question, and exactly one best answer. `Q` is what is asked, `V` what is said
 * of an answer; both are the game's own and typed, so that a new kind of exercise does not compile until it has its words.
 */
export interface Exercise<T extends GameTypes, Q, V> {
  readonly question: Q;
  readonly seat: Seat;
  readonly view: T["View"];
  /** Answered by a move on the table, or by one of a few numbers. */
  readonly by: "move" | "number";
  /** What is needed of the table: the rest would only be in the way, or tell the answer. A figure is the game's own. */
  readonly shows: "board" | "hand" | "table" | "figure";
  /** Actions, or numbers: at least two. */
  readonly answers: readonly number[];
  readonly best: number;
  /** Chosen already, under the page's own names: the answer is what is left to choose. */
  readonly picked?: Readonly<Record<string, number>>;
  judge(answer: number): V;
}

export interface ExerciseKind<T extends GameTypes, Q, V> {
  readonly id: string;
  /** `undefined` where this luck leads to no position that is worth asking about. */
  make(chance: Chance): Exercise<T, Q, V> | undefined;
}

export type AnyExercise = Exercise<GameTypes, unknown, unknown>;
export type AnyExerciseKind = ExerciseKind<GameTypes, unknown, unknown>;

/** What a game's exercises say in one language. */
export interface ExerciseText<Q, V> {
  /** The question: one or two short sentences. */
  question(question: Q, names: Names): string;
  /** Afterwards: why the best answer is the best, or why another is not. One or two short sentences. */
  verdict(verdict: V, names: Names): string;
  /** An answer as the label of a button; `undefined` where the move's own label says it. */
  answer(question: Q, answer: number): string | undefined;
}

export type AnyExerciseText = ExerciseText<unknown, unknown>;

/** Far more than any kind needs: the tests count. */
const MOST_TRIES = 2_000;

/** The exercise of that kind that follows from the words, the same wherever they are the same. */
export function exerciseFrom<T extends GameTypes, Q, V>(kind: ExerciseKind<T, Q, V>, words: string): Exercise<T, Q, V> {
  const chance = new FastChance(hashOf(words));
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const made = kind.make(chance);
    if (made) return made;
  }
  throw new Error(`no exercise ${kind.id} follows from ${words}`);
}

/** FNV-1a. */
function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
