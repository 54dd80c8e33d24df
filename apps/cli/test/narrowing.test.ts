import { expect, test } from "vitest";
import { beginnings, completions, type ListedAction, narrowed } from "../src/narrowing.ts";

const PLACES = ["port", "market", "palace"];
const OFFERS: readonly ListedAction[] = Array.from({ length: 60 }, (_, i) => ({
  number: i + 1,
  notation: `place ${i % 5} q${1 + (i % 4)}.${PLACES[i % 3]}`,
  words: `Bróker ${i % 5}, ${PLACES[i % 3]}`,
}));

test("a list narrows by words of the notation or of the language, with or without accents", () => {
  const found = narrowed(OFFERS, "broker 3 PORT");
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ notation }) => /^place 3 q\d\.port$/.test(notation))).toBe(true);
  expect(narrowed(OFFERS, "q9")).toEqual([]);
  expect(narrowed(OFFERS, "")).toHaveLength(60);
});

test("many actions are shown by how they begin, and every one of them is counted", () => {
  const starts = beginnings(OFFERS);
  expect(starts.map(({ start }) => start)).toEqual(["place 0", "place 1", "place 2", "place 3", "place 4"]);
  expect(starts.reduce((sum, { count }) => sum + count, 0)).toBe(60);
});

test("a line is completed word by word", () => {
  const notations = OFFERS.map(({ notation }) => notation);
  expect(completions(notations, "pl")).toEqual(["place "]);
  expect(completions(notations, "place ")).toHaveLength(5);
  expect(completions(notations, "place 3 q1").every((one) => one.startsWith("place 3 q1."))).toBe(true);
  expect(completions(notations, "sell")).toEqual([]);
});
