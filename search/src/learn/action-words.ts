import type { Action, Notation } from "@serai/kernel";

/*
 * An action as features, from the way the game writes it down: "lay 9 at 2" is the words lay, 9 in the second place, at,
 * 2 in the fourth, and the whole of it where a game has few actions.
 */

/** More different actions than these are told apart by their words alone. */
const MOST_WHOLE = 256;
const MOST_WORDS = 512;

function* wordsOf(text: string): Generator<string> {
  const [verb, ...rest] = text.split(" ");
  yield verb;
  for (const [at, word] of rest.entries()) yield `${verb} ${at + 1} ${word}`;
}

/** The words of actions that were seen, ascending: what a network tells actions apart by. */
export function vocabularyOf(notation: Notation, actions: Iterable<Action>): string[] {
  const texts = [...new Set(actions)].map((action) => notation.write(action)).sort();
  const words = new Set(texts.flatMap((text) => [...wordsOf(text)]));
  if (texts.length <= MOST_WHOLE) for (const text of texts) words.add(text);
  return [...words].sort().slice(0, MOST_WORDS);
}

/** Which words of the vocabulary an action has. */
export class ActionWords {
  readonly #notation: Notation;
  readonly #places: ReadonlyMap<string, number>;
  readonly #known = new Map<Action, readonly number[]>();

  constructor(notation: Notation, vocabulary: readonly string[]) {
    this.#notation = notation;
    this.#places = new Map(vocabulary.map((word, at) => [word, at]));
  }

  of(action: Action): readonly number[] {
    const known = this.#known.get(action);
    if (known) return known;
    const text = this.#notation.write(action);
    const words = [...new Set([...wordsOf(text), text])].flatMap((word) => this.#places.get(word) ?? []);
    this.#known.set(action, words);
    return words;
  }
}
