import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seraiProcess } from "./serai.ts";

test("prints JSON and writes it to a file, with boardgame.io beside the same game", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "serai-bench-")), "bench.json");
  const words = ["bench", "--only", "goofspiel", "--rounds", "1", "--milliseconds", "5", "--json", "--out", file];
  const { code, out } = await seraiProcess(words);
  expect(code).toBe(0);
  expect(out).toBe(readFileSync(file, "utf8"));
  const { results } = JSON.parse(out);
  expect(results.map(({ seats }: { seats: number }) => seats)).toEqual([2, 3, 4]);
  for (const { silent, told, seen, largestView } of results) {
    for (const way of [silent, told, seen]) expect(way.gamesPerSecond).toBeGreaterThan(0);
    expect(largestView).toBeLessThanOrEqual(3000);
  }
  expect(results[2].peer.gamesPerSecond).toBeGreaterThan(0);
});
