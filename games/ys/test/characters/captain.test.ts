import { expect, test } from "vitest";
import { scene } from "../scene.ts";

const start = { step: "windowC", asked: 0, order: [0, 1, 2, 3], hands: { 0: ["captain"], 1: ["spy"] } } as const;

test("Y-6 Captain: when the count begins, swaps the ships of two quarters in use", () => {
  const game = scene({ ...start, ships: ["B;GR", "G;BR", "Y;BG", "R;BG"] });
  const [a, b, c, d] = game.state.docked;
  game.play("0 captain q1 q4");
  expect(game.view("spectator").docked).toEqual([d, b, c, a]);
});

test("Y-6 Captain: only quarters in use, each pair once, only in its window", () => {
  const game = scene({ ...start, players: 3, order: [0, 1, 2], options: { quarters: "3" } });
  expect(game.legal(0)).toEqual(["pass", "captain q1 q2", "captain q1 q3", "captain q2 q3"]);
  expect(game.refused("0 captain q1 q4")).toBe("card-cannot-do-that");
  expect(() => game.play("0 captain q2 q1")).toThrow("unreadable-action");
  expect(scene({ ...start, step: "windowE" }).refused("0 captain q1 q2")).toBe("card-not-now");
});
