import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serai } from "./serai.ts";

test("freeze keeps rules and bots in one plain file that needs nothing, and never writes it again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "serai-frozen-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await serai(["freeze", "goofspiel", "--out", folder])).toMatchObject({ code: 0, err: "" });
  const file = join(folder, "1.js");
  const code = readFileSync(file, "utf8");
  expect(code).not.toMatch(/^\s*import\b|\bimport\(|\brequire\(/m);
  const { game, levels } = await import(file);
  expect([game.id, game.rules]).toEqual(["goofspiel", 1]);
  expect(levels.map(({ id }: { id: string }) => id)).toEqual(["apprentice", "trader", "merchant", "master"]);

  const again = await serai(["freeze", "goofspiel", "--out", folder]);
  expect(again.code).toBe(1);
  expect(again.err).toContain("is there already");
  expect(readFileSync(file, "utf8")).toBe(code);
});

test("freeze of a game that does not exist is refused", async () => {
  expect((await serai(["freeze", "chess"])).code).toBe(2);
});
