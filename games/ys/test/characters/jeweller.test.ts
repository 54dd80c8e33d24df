import { expect, test } from "vitest";
import { scene } from "../scene.ts";

const start = { step: "windowE", asked: 0, order: [0, 1, 2, 3], hands: { 0: ["jeweller"] } } as const;

test("Y-6 Jeweller: when the count has ended, takes two coloured gems of choice", () => {
  const game = scene(start);
  expect(game.legal(0)).toHaveLength(1 + 10);
  game.play("0 jeweller green red");
  expect(game.gems(0)).toEqual({ green: 1, red: 1 });
  const twice = scene(start);
  twice.play("0 jeweller red red");
  expect(twice.gems(0)).toEqual({ red: 2 });
});

test("Y-6 Jeweller: neither black nor white, each pair one way, not in another window", () => {
  for (const pair of ["black red", "white red", "red green"])
    expect(() => scene(start).play(`0 jeweller ${pair}`)).toThrow("unreadable-action");
  expect(scene({ ...start, step: "windowP" }).refused("0 jeweller red red")).toBe("card-not-now");
});
