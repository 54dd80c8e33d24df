import { fuzz } from "@serai/kernel";
import { expect, test } from "vitest";
import { caylus, checks } from "../rules/index.ts";

// 32 tables: every player count with every combination of options.
test("every count and option, a game each: no fault, no leak", () => {
  const { faults } = fuzz(caylus, checks, { games: 32, seed: 5, every: 24 });
  expect(faults).toEqual([]);
});
