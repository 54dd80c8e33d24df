import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { readModel } from "@serai/search/learn/read-model";
import { afterAll, expect, test } from "vitest";
import { serai } from "./serai.ts";

const folder = mkdtempSync(join(tmpdir(), "serai-train-"));
afterAll(() => rmSync(folder, { recursive: true }));

const textOf = (...path: string[]): string => readFileSync(join(folder, ...path), "utf8");

test("a network is trained by self-play, and what it writes is small and can be read", async () => {
  const files = ["--state", join(folder, "state.json"), "--out", join(folder, "bots")];
  const { code } = await serai(["train", "goofspiel", "--network", "--games", "40", "--workers", "1", ...files]);
  expect(code).toBe(0);
  const text = textOf("bots", "network.json");
  expect(text.length).toBeLessThan(60_000);
  expect(readModel(JSON.parse(text)).made).toMatchObject({ games: 40, generations: 1, seed: 1 });
  expect(JSON.parse(textOf("bots", "learning.json")).curve).toHaveLength(1);
  expect(textOf("bots", "learning.svg")).toContain("40 games");
  expect(JSON.parse(textOf("state.json"))).toMatchObject({ games: 40, generation: 1 });
});

test("a network that only tells who will win is trained from games of the bots' own policy", async () => {
  const [state, out] = [join(folder, "value-state.json"), join(folder, "value")];
  const words = ["train", "sultan", "--value", "--workers", "1", "--state", state, "--out", out];
  expect((await serai([...words, "--games", "60"])).code).toBe(0);
  const text = textOf("value", "value-network.json");
  expect(text.length).toBeLessThan(60_000);
  const { vocabulary, made, shape } = readModel(JSON.parse(text));
  expect(made).toMatchObject({ games: 60, generations: 1, seed: 1 });
  expect(vocabulary).toEqual([]);
  const shipped = readModel(JSON.parse(readFileSync(join(GAMES, "sultan/bots/value-network.json"), "utf8")));
  expect(shape).toEqual(shipped.shape);
});

const GAMES = resolve(import.meta.dirname, "../../../games");

const isIn = (folder: string) => (file: string) => dirname(file).endsWith(folder) && file.endsWith(".json");

test("one command makes every file of weights that the games ship, and the same again from where it stands", async () => {
  const [out, states] = [join(folder, "all"), join(folder, "states")];
  const words = ["train", "all", "--games", "20", "--workers", "1", "--out", out, "--state", states];
  const { code } = await serai(words);
  expect(code).toBe(0);
  const filesIn = (root: string): string[] =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter(isIn("bots"))
      .sort();
  const made = filesIn(out);
  expect(made).toEqual(filesIn(GAMES));
  expect(made).toContain("byzanz/bots/evaluation-weights.json");
  const read = (root: string) => made.map((file) => JSON.parse(readFileSync(join(root, file), "utf8")));
  const [before, shipped] = [read(out), read(GAMES)];
  for (const [i, one] of before.entries()) {
    expect(Object.keys(one)).toEqual(Object.keys(shipped[i]));
    expect(one.weights.length).toBe(shipped[i].weights.length);
  }
  rmSync(out, { recursive: true });
  await serai(words);
  expect(read(out).map(({ weights }) => weights)).toEqual(before.map(({ weights }) => weights));
});
