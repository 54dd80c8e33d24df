import { expect, test } from "vitest";
import { listIn } from "../src/list.ts";

test.each([
  ["en", "one, two and three", "one and two"],
  ["hu", "one, two és three", "one és two"],
  ["nl", "one, two en three", "one en two"],
] as const)("%s writes lists as it should", (language, three, two) => {
  const list = listIn(language);
  expect([["one", "two", "three"], ["one", "two"], ["one"], []].map(list)).toEqual([three, two, "one", ""]);
});
