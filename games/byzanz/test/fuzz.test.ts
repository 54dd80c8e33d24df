import { fuzz } from "@serai/kernel";
import { expect, test } from "vitest";
import { byzanz, checks } from "../rules/index.ts";

// 48 tables: every player count with every length, scores open and not. `npx serai fuzz byzanz` plays on.
test("every count and option: no fault, no leak", () => {
  const { faults } = fuzz(byzanz, checks, { games: 48, seed: 3, every: 24 });
  expect(faults).toEqual([]);
});
