import { expect, test } from "vitest";
import { scene } from "../scene.ts";

const start = { step: "windowE", asked: 0, order: [0, 1, 2, 3], hands: { 0: ["banker"] } } as const;

test("Y-6 Banker: when the count has ended, one colour up 1 and another down 1, both", () => {
  const game = scene(start);
  expect(game.legal(0)).toHaveLength(1 + 12);
  game.play("0 banker red up blue down");
  expect(game.state.prices).toEqual([6, 7, 7, 8]);
});

test("Y-1.7 Banker: moves past an end are not offered", () => {
  const game = scene({ ...start, prices: [14, 0, 7, 7] });
  expect(game.refused("0 banker blue up red down")).toBe("card-cannot-do-that");
  expect(game.refused("0 banker red up green down")).toBe("card-cannot-do-that");
  game.play("0 banker green up blue down");
  expect(game.state.prices).toEqual([13, 1, 7, 7]);
});

test("Y-6.2 Banker: impossible, it may not be played, and the stop still happens", () => {
  const game = scene({ ...start, prices: [14, 14, 14, 14] });
  expect(game.legal(0)).toEqual(["pass"]);
});

test("Y-6 Banker: not the same colour twice, not in another window", () => {
  expect(() => scene(start).play("0 banker red up red down")).toThrow("unreadable-action");
  expect(scene({ ...start, step: "windowC" }).refused("0 banker red up blue down")).toBe("card-not-now");
});
