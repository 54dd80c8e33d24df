import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serai } from "./serai.ts";

const folder = mkdtempSync(join(tmpdir(), "serai-arena-"));

test("the arena plays a contest with two workers and writes the same report every time", async () => {
  const file = (name: string): string => join(folder, name);
  const words = ["arena", "goofspiel", "--seats", "trader,random,random", "--games", "6", "--seed", "3"];
  const { code, out } = await serai([...words, "--out", file("a.json")]);
  expect(code).toBe(0);
  expect(out).toMatch(/trader +6 /);
  await serai([...words, "--workers", "1", "--out", file("b.json")]);
  const [a, b] = ["a.json", "b.json"].map((name) => readFileSync(file(name), "utf8"));
  expect(a).toBe(b);
  expect(JSON.parse(a).played[0].standings[0]).toMatchObject({ bot: "trader", games: 6 });
});

test("an interrupted arena goes on where it was, and plays again what had other settings", async () => {
  const file = join(folder, "half.json");
  const words = ["arena", "goofspiel", "--seats", "simple,random", "--games", "4", "--workers", "1", "--out", file];
  await serai(words);
  const whole = readFileSync(file, "utf8");
  const marked = whole.replace('"bot": "simple"', '"bot": "kept"');
  writeFileSync(file, marked);
  expect((await serai(words)).out).toContain("kept");
  expect(readFileSync(file, "utf8")).toBe(marked);
  writeFileSync(file, marked.replace('"iterations": "levels"', '"iterations": 9'));
  await serai(words);
  expect(readFileSync(file, "utf8")).toBe(whole);
});

test("the arena puts its tables in a document, a row a contest, and finds out first whether there is a place for them", async () => {
  const file = join(folder, "document.md");
  const words = [
    "arena",
    "goofspiel",
    "--seats",
    "simple,random,random",
    "--games",
    "3",
    "--workers",
    "1",
    "--table",
    file,
  ];
  expect(await serai(words)).toMatchObject({ code: 2 });
  writeFileSync(file, "before\n<!-- /arena -->\n<!-- arena -->\n");
  expect(await serai(words)).toMatchObject({ code: 2 });
  writeFileSync(file, "before\n<!-- arena -->\nold\n<!-- /arena -->\nafter\n");
  expect(await serai(words)).toMatchObject({ code: 0 });
  const once = readFileSync(file, "utf8");
  expect(once).toMatch(
    /^before\n<!-- arena -->\n\n\| goofspiel \| games .*\n(\| --- )+\|\n\| simple, 2 random \| 3 \| /,
  );
  expect(once).toMatch(/ : \d+\.\d \|\n\n<!-- \/arena -->\nafter\n$/);
  await serai(words);
  expect(readFileSync(file, "utf8")).toBe(once);
});

test("an unknown bot gets one line", async () => {
  expect(await serai(["arena", "sultan", "--seats", "wizard,random"])).toMatchObject({ code: 2 });
});

test("training goes on where it was stopped", async () => {
  const state = join(folder, "state.json");
  const weights = join(folder, "weights.json");
  const words = ["train", "goofspiel", "--state", state, "--out", weights];
  expect((await serai([...words, "--games", "40"])).code).toBe(0);
  const { code, out } = await serai([...words, "--games", "80"]);
  expect(code).toBe(0);
  expect(out).toContain("40 games");
  expect(JSON.parse(readFileSync(weights, "utf8"))).toMatchObject({ games: 80, seed: 1 });
});
