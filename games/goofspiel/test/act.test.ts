import { act, everybody, FastChance, firstOf, has, leftOf, rank, refusalFor, seatsIn, viewersOf } from "@serai/kernel";
import { expect, test } from "vitest";
import { goofspiel } from "../rules/index.ts";

const start = () => goofspiel.setup({}, 3, new FastChance(1));

test("an action that is not listed is refused and changes nothing", () => {
  const state = start();
  const before = JSON.stringify(state);
  for (const [seat, action, code] of [
    [0, 14, "card-not-in-hand"],
    [0, Number.NaN, "card-not-in-hand"],
    [3, 1, "not-asked"],
    [-1, 1, "not-asked"],
  ] as const) {
    expect(refusalFor(goofspiel, state, seat, action)?.code).toBe(code);
    expect(() => act(goofspiel, state, seat, action, new FastChance(1))).toThrow(code);
  }
  expect(JSON.stringify(state)).toBe(before);
});

test("a secret choice once made stands (G-3)", () => {
  const state = start();
  act(goofspiel, state, 1, 5, new FastChance(1));
  expect(refusalFor(goofspiel, state, 1, 6)?.code).toBe("not-asked");
});

test("after the end everything is refused", () => {
  const state = start();
  for (let card = 1; card <= 13; card++)
    for (const seat of [0, 1, 2]) act(goofspiel, state, seat, card, new FastChance(1));
  expect(refusalFor(goofspiel, state, 0, 1)?.code).toBe("game-over");
});

test("seats as bits: who is in, who is first, who sits to the left (G-1)", () => {
  expect([...seatsIn(0b10110)]).toEqual([1, 2, 4]);
  expect(firstOf(0b10100)).toBe(2);
  expect([0, 1, 2].map((seat) => has(0b101, seat))).toEqual([true, false, true]);
  expect(everybody(4)).toBe(0b1111);
  expect([0, 3].map((seat) => leftOf(seat, 4))).toEqual([1, 0]);
  expect(viewersOf(2)).toEqual([0, 1, "spectator"]);
});

test("equal seats share a rank and the ranks they fill are skipped (G-4)", () => {
  expect(rank([[5], [9], [5], [1]])).toEqual([2, 1, 2, 4]);
  expect(
    rank([
      [5, 1],
      [5, 2],
    ]),
  ).toEqual([2, 1]);
});
