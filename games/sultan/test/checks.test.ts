import { fuzz } from "@serai/kernel";
import { expect, test } from "vitest";
import { checks, sultan } from "../rules/index.ts";

// Every count with every combination of options several times; `npx serai fuzz sultan` plays on.
test("random play over every count and option has no fault and leaks nothing", () => {
  const report = fuzz(sultan, checks, { games: 60, seed: 7, every: 8 });
  expect(report.faults).toEqual([]);
  expect(report.moves).toBeGreaterThan(3_000);
});
