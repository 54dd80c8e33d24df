import { expect, test } from "vitest";
import { codeOf, Sitting, startOf } from "./helpers.ts";

const live = (decision: number, reserve = 0): Sitting => new Sitting(startOf(2, { kind: "live", decision, reserve }));

test("acting and taking back gives no time back", () => {
  const sitting = live(30, 60);
  for (let i = 0; i < 5; i++) {
    sitting.pass(10);
    sitting.act(0, "step");
    sitting.pass(4);
    sitting.do(0, { type: "undo" });
  }
  expect(sitting.left(0)).toBe(30 + 60 - 5 * 14);
});

test("an action whose time would be over by now stands", () => {
  const sitting = live(30);
  sitting.pass(29);
  sitting.act(0, "step");
  expect(sitting.standing(0).undo).toBe(true);
  sitting.pass(1);
  expect(sitting.standing(0).undo).toBe(false);
  expect(codeOf(() => sitting.do(0, { type: "undo" }))).toBe("not-undoable");
  expect(sitting.left(0)).toBe(29);
});

test("leaving and coming back gives no time back", () => {
  const sitting = live(30);
  for (let i = 0; i < 3; i++) {
    sitting.pass(9);
    sitting.do(0, { type: "leave" });
    sitting.do(0, { type: "back" });
  }
  expect(sitting.left(0)).toBe(3);
});

test("a decision whose time ran out is the bot's, also when its person is back before the bot has answered", () => {
  const sitting = live(30);
  sitting.pass(31);
  const [late] = sitting.table.lateSeats(sitting.now);
  sitting.log.push(sitting.table.timeOut(late, sitting.now));
  sitting.do(0, { type: "back" });
  expect(codeOf(() => sitting.act(0, "end"))).toBe("time-out");
  expect(sitting.table.lateSeats(sitting.now)).toEqual([]);
  expect(sitting.table.botsToPlay(sitting.now)).toEqual([0]);
  sitting.playBots();
  expect(sitting.table.botsToPlay(sitting.now)).toEqual([]);
  expect(sitting.left(0)).toBe(30);
  sitting.act(0, "end");
});

test("a pause between an action and its undo counts for nobody", () => {
  const sitting = live(30, 10);
  sitting.pass(10);
  sitting.act(0, "step");
  for (const seat of [0, 1]) sitting.do(seat, { type: "pause" });
  sitting.pass(3_600);
  sitting.do(1, { type: "resume" });
  sitting.pass(5);
  sitting.do(0, { type: "undo" });
  expect(sitting.left(0)).toBe(30 + 10 - 15);
});

test("a host's clock that goes back gives nobody time and punishes nobody", () => {
  const sitting = live(30);
  sitting.pass(10);
  sitting.act(0, "end");
  sitting.pass(-3_600);
  expect(sitting.left(1)).toBe(30);
  sitting.act(1, "step");
  expect(sitting.left(1)).toBe(30);
  expect(sitting.log.at(-1)?.at).toBe(sitting.log[0].at);
});
