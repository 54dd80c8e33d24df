import { expect, test } from "vitest";
import { scene } from "../scene.ts";

const start = { step: "windowE", asked: 0, order: [0, 1, 2, 3], hands: { 0: ["alchemist"] } } as const;

test("Y-6 Alchemist: when the count has ended, changes one own coloured gem to another colour", () => {
  const game = scene({ ...start, gems: { 0: [1, 0, 0, 0, 3] } });
  expect(game.legal(0)).toEqual([
    "pass",
    "alchemist keep",
    "alchemist blue to green",
    "alchemist blue to yellow",
    "alchemist blue to red",
  ]);
  expect(game.refused("0 alchemist red to blue")).toBe("card-cannot-do-that");
  expect(() => game.play("0 alchemist black to blue")).toThrow("unreadable-action");
  game.play("0 alchemist blue to red");
  expect(game.gems(0)).toEqual({ red: 1, black: 3 });
});

test("Y-6.2 Alchemist: may always be played and left unused", () => {
  const game = scene(start);
  expect(game.legal(0)).toEqual(["pass", "alchemist keep"]);
  game.play("0 alchemist keep");
  expect(game.state.hands[0]).toEqual([]);
});

test("Y-6 Alchemist: not in another window", () => {
  expect(scene({ ...start, step: "windowC" }).refused("0 alchemist keep")).toBe("card-not-now");
});
