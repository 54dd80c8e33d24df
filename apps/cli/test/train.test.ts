import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readModel } from "@serai/search/learn/read-model";
import { afterAll, expect, test } from "vitest";
import { serai } from "./serai.ts";

const folder = mkdtempSync(join(tmpdir(), "serai-train-"));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (...path: string[]): string => readFileSync(join(folder, ...path), "utf8");

test("a network is trained by self-play, and what it writes is small and can be read", {
  timeout: 60_000,
}, async () => {
  const files = ["--state", join(folder, "state.json"), "--out", join(folder, "bots")];
  const { code } = await serai(["train", "goofspiel", "--network", "--games", "40", "--workers", "1", ...files]);
  expect(code).toBe(0);
  const text = read("bots", "network.json");
  expect(text.length).toBeLessThan(60_000);
  expect(readModel(JSON.parse(text)).made).toMatchObject({ games: 40, generations: 1, seed: 1 });
  expect(JSON.parse(read("bots", "learning.json")).curve).toHaveLength(1);
  expect(read("bots", "learning.svg")).toContain("40 games");
  expect(JSON.parse(read("state.json"))).toMatchObject({ games: 40, generation: 1 });
});
