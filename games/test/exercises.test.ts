import { LANGUAGES } from "@serai/words";
import { type AnyExerciseKind, type AnyExerciseText, exerciseFrom } from "@serai/words/exercises";
import { describe, expect, test } from "vitest";
import { exercises as byzanz } from "../byzanz/learn/exercises.ts";
import { exercises as caylus } from "../caylus/learn/exercises.ts";
import { exercises as sultan } from "../sultan/learn/exercises.ts";
import { exercises as ys } from "../ys/learn/exercises.ts";

const GAMES: Readonly<Record<string, readonly AnyExerciseKind[]>> = { sultan, byzanz, ys, caylus };
const EACH = 100;

const NAMES = ["Anna", "Béla", "Cili", "Dani", "Emma", "Feri"];
const names = (seat: number): string => NAMES[seat] ?? "";

const kinds = Object.entries(GAMES).flatMap(([game, all]) => all.map((kind) => ({ game, kind, id: kind.id })));

test.each(Object.entries(GAMES))("%s has at least two kinds", (_game, all) => {
  expect(new Set(all.map(({ id }) => id)).size).toBeGreaterThanOrEqual(2);
});

describe.each(kinds)("$game: $id", ({ game, kind }) => {
  const made = Array.from({ length: EACH }, (_, i) => exerciseFrom(kind, `${game} ${kind.id} ${i}`));

  test("every exercise has one best answer among several that differ", () => {
    for (const { answers, best } of made) {
      expect(answers.length).toBeGreaterThanOrEqual(2);
      expect(new Set(answers).size).toBe(answers.length);
      expect(answers.filter((answer) => answer === best)).toHaveLength(1);
    }
  });

  test("positions differ from day to day, and the same words lead to the same exercise", () => {
    expect(new Set(made.map(({ view }) => JSON.stringify(view))).size).toBeGreaterThan(EACH * 0.9);
    const [first] = made;
    const again = exerciseFrom(kind, `${game} ${kind.id} 0`);
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
  });

  test.each(LANGUAGES)("question and verdicts are sentences in %s", async (language) => {
    const { exercises: text }: { exercises: AnyExerciseText } = await import(
      `../${game}/words/exercises/${language}.ts`
    );
    const wrong = new Set<string>();
    for (const one of made) {
      const { question, answers, best } = one;
      const sentences = [
        text.question(question, names),
        ...[best, ...answers.slice(0, 8)].map((answer) => text.verdict(one.judge(answer), names)),
      ];
      for (const sentence of sentences)
        if (!/^[\p{Lu}\d].*[.?!]$/u.test(sentence) || /undefined|NaN| {2}|\[object|-\d/.test(sentence))
          wrong.add(sentence);
      // A number has no label but this one; a move may have its own.
      if (one.by === "number") expect(text.answer(question, best)).toBe(String(best));
    }
    expect([...wrong].slice(0, 5)).toEqual([]);
  });
});
