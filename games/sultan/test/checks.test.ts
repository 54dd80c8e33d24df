import { fuzz } from "@serai/kernel";
import { expect, test } from "vitest";
import { checks, sultan } from "../rules/index.ts";

test("random play over every count and option has no fault and leaks nothing", () => {
  const report = fuzz(sultan, checks, { games: 150, seed: 7, every: 4 });
  expect(report.faults).toEqual([]);
  expect(report.moves).toBeGreaterThan(9_000);
});
