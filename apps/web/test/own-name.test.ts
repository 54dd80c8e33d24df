import { expect, test } from "vitest";
import { othersNamed } from "../src/lobby/own-name.ts";

test("people who share a device keep the names they gave; the others get names of their own, no two alike", () => {
  const names = othersNamed(["", " Béla ", ...Array<string>(8).fill("")], "Anna");
  expect(names[1]).toBe("Béla");
  expect(new Set(["Anna", "", ...names]).size).toBe(12);
});
