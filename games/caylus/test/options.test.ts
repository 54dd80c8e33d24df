import { expect, test } from "vitest";
import { scene } from "./scene.ts";

const atMason = {
  phase: 5,
  provost: 9,
  workers: { "9": 0 },
  cubes: ["stone cloth"],
  road: { 9: ["mason", 1] },
} as const;

test("C-11.1: the jeweller can be built with the option only", () => {
  expect(scene(atMason).legal).toEqual(["decline", "build church"]);
  const game = scene({ ...atMason, options: { jeweller: true } });
  expect(game.legal).toEqual(["decline", "build church", "build jeweller"]);
  game.play("0 build jeweller");
  expect([game.points[0], game.cubes(0)]).toEqual([6, ""]);
});

test.each([3, 4])("C-11.2: the lawyer is worth %i points where the option says so", (lawyerVp) => {
  const game = scene({ phase: 5, provost: 8, workers: { "8": 0 }, cubes: ["wood cloth"], options: { lawyerVp } });
  game.play("0 build lawyer");
  expect(game.points[0]).toBe(lawyerVp);
});

test("C-11.3: for beginners every favour is three points at once, and there is no limit of four", () => {
  const church = scene({ ...atMason, options: { beginner: true } });
  church.play("0 build church");
  expect([church.points[0], church.told("favour")]).toEqual([6, []]);
  const game = scene({
    phase: 7,
    scored: 1,
    bailiff: 23,
    houses: [[], [5, 1, 1, 1], [6, 1, 1, 1]],
    options: { beginner: true },
    cubes: ["", "", "", ""],
    deniers: [0, 0, 0, 0],
  });
  expect(game.points[0]).toBe(18);
  expect(game.state.markers.every((marker) => marker === 0)).toBe(true);
});

test("C-11.4: gold is not money", () => {
  const game = scene({ phase: 5, provost: 7, workers: { "7": 0 }, cubes: ["gold gold"], deniers: [0, 0, 0, 0] });
  expect(game.told("useless")).toHaveLength(1);
});
