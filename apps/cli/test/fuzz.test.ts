import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Goofspiel } from "@serai/games/goofspiel/rules/index.ts";
import { type Game, readRecord } from "@serai/kernel";
import { expect, test, vi } from "vitest";
import { serai } from "./serai.ts";

test("ends with a line of totals", async () => {
  const { code, out } = await serai(["fuzz", "sultan", "--games", "20", "--seed", "1", "--every", "20"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^total: 20 games, \d+ moves, 0 faults, [\d.]+ s\n$/m);
});

test("`all` plays every game", async () => {
  const { code, out } = await serai(["fuzz", "all", "--games", "6"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^sultan: 6 games/m);
  expect(out).toMatch(/^goofspiel: 6 games/m);
});

test("a fault is saved as a record that replay opens", async () => {
  // Everything is loaded anew, so that the command can be given a list with other rules.
  vi.resetModules();
  const { checks, goofspiel } = await import("@serai/games/goofspiel/rules/index.ts");
  // Rules with a planted fault: the last two cards are listed and cannot be played.
  const broken: Game<Goofspiel> = {
    ...goofspiel,
    apply(state, seat, action, chance, tell) {
      if (state.prizes.length < 2) throw new Error("planted");
      goofspiel.apply(state, seat, action, chance, tell);
    },
  };
  vi.doMock("@serai/games/list/index.ts", () => ({
    gameIds: () => ["goofspiel"],
    gameById: () => ({ game: broken, checks, bots: [] }),
  }));
  const { fuzz } = await import("../src/commands/fuzz.ts");
  const { openShell } = await import("../src/shell.ts");
  const out: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "serai-fuzz-"));
  const shell = { ...openShell("en"), out: (line: string) => out.push(line) };
  expect(await fuzz.run(["goofspiel", "--games", "12", "--seed", "7", "--out", folder], shell)).toBe(1);
  expect(readdirSync(folder).sort()[0]).toBe("fault-goofspiel-7-1.json");
  expect(readdirSync(folder)).toHaveLength(10);
  expect(out[0]).toMatch(/^Fault \(crash\): Error: planted/);
  expect(out).toContain("… and 2 more faults, not saved.");
  const record = readRecord(readFileSync(join(folder, "fault-goofspiel-7-1.json"), "utf8"));
  expect(record.actions.length).toBeGreaterThan(10);
  const replayed = await serai(["replay", join(folder, "fault-goofspiel-7-1.json")]);
  expect(replayed.code).toBe(0);
  expect(replayed.out).toContain("The game is not over.");
});
