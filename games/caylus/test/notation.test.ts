import { expect, test } from "vitest";
import { ACTIONS, caylus, verbOf } from "../rules/index.ts";

const { read, write } = caylus.notation;

test.each([
  ...["pass", "decline", "stop", "home", "stay", "joust", "place gate", "place trading-post", "place castle"],
  ...["place 1", "place 28", "move inn", "move 12", "provost -3", "provost +1", "use 1", "use 2", "give gold"],
  ...["give food food stone cloth", "take wood", "take food food", "build church", "build neutral-farm"],
  ...["residence 28", "batch food wood gold", "favour building", "effect 5"],
])("%s is read as it is written", (text) => {
  const action = read(text);
  expect(action).toBeTypeOf("number");
  expect(write(action ?? -1)).toBe(text);
});

test.each([
  ...["", " pass", "pass ", "Pass", "place", "place 0", "place 29", "place road", "move", "provost 0", "provost 1"],
  ...["provost +4", "use 0", "use 3", "give", "give wood food", "give gold gold", "take food food food", "build"],
  ...["residence 0", "residence 29", "batch wood stone cloth", "batch food wood", "favour", "effect 0", "effect 6"],
  "toString",
])("%j is no action", (text) => {
  expect(read(text)).toBeUndefined();
});

test("every number is read as it is written, or is no action", () => {
  const texts = Array.from({ length: ACTIONS }, (_, action) => write(action));
  const readable = texts.filter((text) => !text.startsWith("unknown "));
  expect(new Set(readable).size).toBe(readable.length);
  for (const text of readable) expect(write(read(text) ?? -1)).toBe(text);
  expect(texts.length - readable.length).toBe(3); // provost 0, residence 0, effect 0
  for (const action of [-1, 0.5, Number.NaN, ACTIONS, 2 ** 53]) expect(verbOf(action)).toBeUndefined();
});
