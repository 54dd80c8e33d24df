import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gameIds } from "@serai/games/list/index.ts";
import { readRecord } from "@serai/kernel";
import { describe, expect, test } from "vitest";
import { serai } from "./serai.ts";

const always = (line: string): string => `${line}\n`.repeat(2000);

describe.each(gameIds)("%s", (id) => {
  test.each(["en", "hu", "nl"])("is played to its end in %s by choosing the first action", async (lang) => {
    const { code, out, err } = await serai(
      ["play", id, "--bot", "random", "--seed", "terminal", "--lang", lang],
      always("1"),
    );
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/Final scoring|Végső értékelés|Eindtelling/);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });
});

test("the finished game can be kept, and replays", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "serai-play-")), "mine.json");
  await serai(["play", "goofspiel", "--players", "2", "--bot", "random", "--out", file], always("1"));
  expect(readRecord(readFileSync(file, "utf8")).seats).toContain("You");
  expect((await serai(["replay", file])).code).toBe(0);
});

test("numbers, notation, mistakes, help and leaving", async () => {
  const lines = ["?", "", "99", "bid 99", "bid  13", "bid 13", "hello", "1", "q"];
  const { code, out } = await serai(
    ["play", "goofspiel", "--players", "2", "--bot", "random", "--seed", "x"],
    `${lines.join("\n")}\n`,
  );
  expect(code).toBe(0);
  expect(out).toContain("as records do, for instance: bid 1");
  expect(out).toContain("“99” is not a move in this game. Choose 1 to 13.");
  expect(out).toContain("“bid 99” is not a move in this game.");
  expect(out).toContain("You bid 13.");
  expect(out).toContain("You no longer hold the 13. Choose 1 to 12.");
  expect(out).toContain("“hello” is not a move in this game.");
  expect(out).toContain("You bid 1.");
  expect(out.trimEnd()).toMatch(/Until the next game!$/);
  expect(out).not.toContain("Final scoring");
});

test("B-4.1 a sale is offered out of turn, made with its number, declined with Enter", async () => {
  const answers = async (lines: string): Promise<string[]> => {
    const { out } = await serai(["play", "byzanz", "--bot", "random", "--seed", "terminal"], lines);
    return [...out.matchAll(/you may do this now\.[^>]*> +(\S+ \S+)/g)].map(([, next]) => next);
  };
  expect((await answers(always("1")))[0]).toBe("You sold");
  expect((await answers(always("\n1")))[0]).not.toBe("You sold");
});

test("an end of input leaves the table", async () => {
  const { code, out } = await serai(["play", "sultan", "--bot", "random"], "");
  expect(code).toBe(0);
  expect(out).toContain("Until the next game!");
});

test("rivals' cards stay hidden until they are turned up", async () => {
  const { out } = await serai(["play", "sultan", "--bot", "random", "--seed", "hidden"], always("1"));
  expect(out).toMatch(/\w+ ▒/);
  expect(out).not.toMatch(/(Aysel|Bahram|Corvina) (laid the|drew a new hand)/);
});
