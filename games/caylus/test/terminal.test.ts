import { LANGUAGES } from "@serai/words/game-text";
import { expect, test } from "vitest";
import { caylus } from "../rules/index.ts";
import { screen } from "../terminal.ts";
import { scene } from "./scene.ts";

const paper = {
  names: (seat: number): string => ["Anna", "Béla", "Cili", "Dani"][seat],
  paint: (_style: string, text: string): string => text,
  table: (rows: readonly (readonly string[])[]): string[] => rows.map((row) => row.join(" | ")),
};

const game = scene({
  bridge: [3],
  guest: 1,
  workers: { gate: 0, "9": 2 },
  castle: [1],
  houses: [[2, 0, 0, 1]],
  road: { 9: ["mason", 0], 10: ["residence", 2] },
  waiting: { 9: 0 },
});

test.each(LANGUAGES)("the screen shows the whole table in %s", (language) => {
  const lines = screen.draw(caylus.view(game.state, 0), { ...paper, language }).join("\n");
  for (const name of ["Anna", "Béla", "Cili", "Dani"]) expect(lines).toContain(name);
  expect(lines).not.toMatch(/undefined|NaN/);
});

test("who stands where, whose it is, where provost and bailiff are, what a worker costs", () => {
  const lines = screen.draw(caylus.view(game.state, 0), { ...paper, language: "en" });
  expect(lines[0]).toBe("Turn 1 · Workers   A worker costs 2 deniers");
  const guest = screen.draw(caylus.view(game.state, 1), { ...paper, language: "en" });
  expect(guest[0]).toContain("1 denier");
  const all = lines.join("\n");
  expect(all).toContain("Gate [Anna]");
  expect(all).toContain("Inn (guest: Béla)");
  expect(all).toContain("Castle [Béla]");
  expect(all).toContain("9 Mason (Anna) [Cili] <becomes a residence>");
  expect(all).toContain("6 Carpenter <provost, bailiff>");
  expect(all).toContain("Dungeon | 3/6 | 5 points | → 12 | Anna 2, Dani 1");
});

test.each(LANGUAGES)(
  "no line is wider than a terminal in %s, and the board leaves room for the question",
  (language) => {
    const built = scene({
      workers: { gate: 0, guild: 1, "1": 2, "9": 2, "11": 3, "16": 0 },
      road: {
        ...{ 9: ["mason", 0], 10: ["residence", 2], 11: ["alchemist", 1], 12: ["food-farm", 3], 13: ["church", 0] },
        ...{ 14: ["architect", 1], 15: ["market", 2], 17: ["cathedral", 0], 18: ["cloth-farm", 3] },
      },
      provost: 19,
      bailiff: 20,
    });
    /** Four seats and what stands over them. */
    const seats = 5;
    const lines = screen.draw(caylus.view(built.state, 0), { ...paper, language });
    const board = lines.slice(0, -seats);
    expect(board.filter((line) => line.length > 80)).toEqual([]);
    expect(board.length).toBeLessThanOrEqual(18);
  },
);

test("at the end: ranks and where the points came from", () => {
  const over = scene({ phase: 7, scored: 2, bailiff: 23, points: [9, 9, 5, 30], deniers: [8, 0, 0, 0] });
  const lines = screen.final(caylus.view(over.state, "spectator"), { ...paper, language: "en" });
  expect(lines[0]).toBe("1. Dani: 27 points");
  expect(lines[3]).toContain("Penalties -4");
});
