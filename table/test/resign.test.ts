import { expect, test } from "vitest";
import { ranksWithResigned } from "../src/resigned-ranks.ts";
import { codeOf, Sitting, startOf } from "./helpers.ts";

test("people who resigned come behind all others, the first to resign last; ties of the others stay", () => {
  expect(ranksWithResigned([1, 2, 2, 4], [])).toEqual([1, 2, 2, 4]);
  expect(ranksWithResigned([1, 2, 2, 4], [0])).toEqual([4, 1, 1, 3]);
  expect(ranksWithResigned([1, 2, 3, 4], [2, 0])).toEqual([3, 1, 4, 2]);
  expect(ranksWithResigned([2, 1], [1, 0])).toEqual([1, 2]);
});

test("a resigned seat is its bot's to the end: its person does nothing there any more, nor after a restart", () => {
  const sitting = new Sitting(startOf(3, { kind: "live", decision: 20, reserve: 30 }));
  sitting.act(0, "step");
  sitting.do(0, { type: "resign" });
  const { length } = sitting.log;
  const tryAll = (): void => {
    for (const type of ["resign", "back", "leave", "pause", "resume", "order", "undo"] as const)
      expect(codeOf(() => sitting.do(0, { type }))).toBe("resigned");
    expect(codeOf(() => sitting.act(0, "end"))).toBe("resigned");
    expect(sitting.standing(1)).toMatchObject({ away: [0], resigned: [0] });
  };
  tryAll();
  sitting.restart();
  tryAll();
  expect(sitting.log).toHaveLength(length);
  expect(sitting.table.botsToPlay(sitting.now)).toEqual([0]);
});

test("people who are away may resign; when all have resigned, bots play it out at once and nobody is waited for", () => {
  const sitting = new Sitting(startOf(2, { kind: "none" }));
  sitting.do(0, { type: "leave" });
  sitting.do(1, { type: "leave" });
  expect(sitting.table.botsToPlay(sitting.now)).toEqual([]);
  sitting.do(1, { type: "resign" });
  expect(sitting.table.botsToPlay(sitting.now)).toEqual([]);
  sitting.do(0, { type: "resign" });
  for (let moves = 0; !sitting.table.over && moves < 1_000; moves++) sitting.playBots();
  expect(sitting.table.awaited).toEqual([]);
  expect(sitting.table.result?.ranks).toEqual([1, 1]);
  expect(sitting.table.outcome?.result.ranks).toEqual([1, 2]);
});

test("nobody resigns after the end", () => {
  const sitting = new Sitting(startOf(1, { kind: "none" }, 1));
  while (!sitting.table.over) {
    if (sitting.table.botsToPlay(sitting.now).length > 0) sitting.playBots();
    else sitting.act(0, sitting.standing(0).legal[0]);
  }
  expect(codeOf(() => sitting.do(0, { type: "resign" }))).toBe("game-over");
});
