import { fuzz } from "@serai/kernel";
import { expect, test } from "vitest";
import { checks, ys } from "../rules/index.ts";

/** Every player count with every combination of options: 32 + 64 + 32. `npx serai fuzz ys` plays on, and looks more often. */
const TABLES = 128;

test("random play finds no fault at any count with any options", () => {
  const report = fuzz(ys, checks, { games: TABLES, seed: 4, every: 96 });
  expect(report.faults).toEqual([]);
  expect(report.games).toBe(TABLES);
});
