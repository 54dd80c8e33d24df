import { knowledge as goofspielKnowledge } from "@serai/games/goofspiel/bots/knowledge.ts";
import { type Goofspiel, goofspiel } from "@serai/games/goofspiel/rules/index.ts";
import { FastChance, firstOf } from "@serai/kernel";
import { expect, test } from "vitest";
import type { Analyst } from "../src/analyst.ts";
import { defaultAnalyst } from "../src/defaults.ts";
import { hint } from "../src/hint.ts";
import { SeatMemories } from "../src/seat-memories.ts";

const analyst: Analyst<Goofspiel> = defaultAnalyst(goofspiel, goofspielKnowledge);
const state = goofspiel.setup({}, 3, new FastChance(2));
const sight = new SeatMemories(goofspiel, state, 3).sightOf(state, 1);

test("a hint ranks up to three things to do, with the points to expect of each", () => {
  const { ranked, expected } = hint(analyst, sight, 1);
  expect(expected).toBe("open");
  expect(ranked.length).toBeGreaterThan(1);
  expect(ranked.length).toBeLessThanOrEqual(3);
  expect(ranked[0].behind).toBe(0);
  for (const { action, share, errorMargin, points, behind, reasons } of ranked) {
    expect(sight.legal).toContain(action);
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
    expect(errorMargin).toBeGreaterThan(0);
    // 91 points are shared by three.
    expect(points).toBeGreaterThan(0);
    expect(points).toBeLessThan(91);
    expect(behind).toBeGreaterThanOrEqual(0);
    expect(reasons).toEqual([]);
  }
});

test("the same sight and seed give the same hint", () => {
  expect(hint(analyst, sight, 7)).toEqual(hint(analyst, sight, 7));
});

test("one thing to do is clear", () => {
  const { ranked, isClear } = hint(analyst, { ...sight, legal: [sight.legal[3]] }, 1);
  expect([ranked.length, isClear]).toEqual([1, true]);
});

test("two moves with the same reasons are one advice", () => {
  const { ranked } = hint({ ...analyst, reasons: () => ["all alike"] }, sight, 1);
  expect(ranked.map(({ reasons }) => reasons)).toEqual([["all alike"]]);
});

test("where the game is decided points decide, and the hint says so", () => {
  // All prizes but the last three went to one seat: 85 of 91 points.
  const game = goofspiel.setup({}, 3, new FastChance(3));
  while (game.prizes.length > 2) {
    const seat = firstOf(goofspiel.deciders(game));
    const cards = Array.from({ length: 13 }, (_, i) => i + 1).filter((card) => (game.hands[seat] >> card) & 1);
    goofspiel.apply(game, seat, cards[0], new FastChance(1));
  }
  game.points[0] = 80;
  game.points[1] = game.points[2] = 0;
  const expected = [0, 1].map((seat) => {
    const found = hint(analyst, new SeatMemories(goofspiel, game, 3).sightOf(game, seat), 1);
    const points = found.ranked.map((advice) => advice.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    return found.expected;
  });
  expect(expected).toEqual(["won", "lost"]);
});
