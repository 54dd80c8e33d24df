import { expect, test } from "vitest";
import { newId } from "../src/new-id.ts";

test("an id is 22 letters, digits, _ and -, begins with no dash, and is never the same twice", () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(ids.filter((id) => !/^[A-Za-z0-9_][A-Za-z0-9_-]{21}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(2_000);
});
