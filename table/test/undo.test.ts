import { expect, test, vi } from "vitest";
import { Table } from "../src/index.ts";
import { codeOf, Sitting, startOf } from "./helpers.ts";
import { steps } from "./steps-game.ts";

const sit = (): Sitting => new Sitting(startOf(3, { kind: "none" }));

test("what a bot did for somebody who was away cannot be taken back by them", () => {
  const sitting = sit();
  sitting.do(0, { type: "leave" });
  sitting.playBots();
  sitting.do(0, { type: "back" });
  expect(sitting.standing(0)).toMatchObject({ view: { steps: 1 }, undo: false });
  expect(codeOf(() => sitting.do(0, { type: "undo" }))).toBe("not-undoable");
});

test("a decision may be taken back ten times; the next turn has its own ten", () => {
  const sitting = sit();
  const tenTimes = (seat: number): void => {
    for (let i = 0; i < 10; i++) {
      sitting.act(seat, "step");
      sitting.do(seat, { type: "undo" });
    }
  };
  tenTimes(0);
  sitting.act(0, "step");
  expect(sitting.standing(0).undo).toBe(false);
  expect(codeOf(() => sitting.do(0, { type: "undo" }))).toBe("too-many-undos");
  sitting.restart();
  expect(codeOf(() => sitting.do(0, { type: "undo" }))).toBe("too-many-undos");
  sitting.act(0, "end");
  tenTimes(1);
});

test("reading a log plays every move once, taken back or not", () => {
  const sitting = sit();
  for (let turn = 0; turn < 3; turn++) {
    for (let i = 0; i < 10; i++) {
      sitting.act(turn, "step");
      sitting.act(turn, "step");
      sitting.do(turn, { type: "undo" });
      if (i < 9) sitting.do(turn, { type: "undo" });
    }
    sitting.act(turn, "end");
  }
  const moves = sitting.log.filter(({ what }) => what.kind === "move").length;
  const apply = vi.spyOn(steps, "apply");
  const again = new Table(steps, sitting.start, sitting.log);
  expect(apply).toHaveBeenCalledTimes(moves);
  apply.mockRestore();
  for (const seat of [0, 1, 2]) {
    expect(again.whole(seat, sitting.now)).toEqual(sitting.table.whole(seat, sitting.now));
    expect(again.sightOf(seat)).toEqual(sitting.table.sightOf(seat));
  }
});
