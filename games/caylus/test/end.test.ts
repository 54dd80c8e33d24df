import { expect, test } from "vitest";
import { caylus, sources } from "../rules/index.ts";
import { scene } from "./scene.ts";

const POINTS = [20, 20, 20, 20];

test("C-4 phase 7: a section is scored when the bailiff reaches or passes its trigger", () => {
  const at = (bailiff: number, provost: number): number =>
    scene({ phase: 7, bailiff, provost, points: POINTS }).state.scored;
  expect([at(10, 10), at(11, 11), at(10, 12), at(11, 12)]).toEqual([0, 1, 1, 1]);
});

test("C-4 phase 7: a full section is scored at once, and only once", () => {
  const full = scene({ phase: 7, houses: [[2, 2, 1, 1]], points: POINTS });
  expect(full.told("section")).toEqual([{ kind: "section", section: 0, houses: [2, 2, 1, 1], reason: "full" }]);
  const later = scene({ phase: 7, bailiff: 11, scored: 1, houses: [[2, 2, 1, 1]], points: POINTS });
  expect([later.told("section"), later.state.bailiff]).toEqual([[], 12]);
});

test.each([
  [0, 11, [0, 1, 2, 6], [-2, 0, 0, 0], [0, 0, 1, 1]],
  [1, 17, [0, 1, 2, 3], [-3, 0, 0, 0], [0, 0, 1, 2]],
  [1, 17, [4, 5, 1, 0], [0, 0, 0, -3], [2, 3, 0, 0]],
  [2, 23, [0, 1, 2, 3], [-4, 0, 0, 0], [0, 0, 1, 1]],
  [2, 23, [4, 5, 1, 0], [0, 0, 0, -4], [2, 2, 0, 0]],
  [2, 23, [6, 7, 0, 1], [0, 0, -4, 0], [3, 3, 0, 0]],
])("C-5: section %i, bailiff from %i, houses %j: points %j, favours %j", (scored, bailiff, houses, points, favours) => {
  const own = Array.from({ length: scored }, () => [0, 0, 0, 0]);
  const game = scene({ phase: 7, scored, bailiff, houses: [...own, houses], points: POINTS, cubes: ["", "", "", ""] });
  while (game.state.step === "line" || game.state.step === "effect")
    game.play(`${game.state.asked} ${game.legal.includes("decline") ? "decline" : game.legal.at(-1)}`);
  const told = game.told("scored");
  const bySeat = [0, 1, 2, 3].map((seat) => told.find((event) => event.seat === seat));
  expect(bySeat.map((event) => 0 - (event?.points ?? Number.NaN) + 0)).toEqual(points);
  expect(bySeat.map((event) => event?.favours)).toEqual(favours);
});

test("C-5, C-12.16, C-12.21: in turn order, each seat finishing its favours before the next", () => {
  const game = scene({
    phase: 7,
    scored: 1,
    bailiff: 17,
    order: [3, 1, 0, 2],
    houses: [[], [2, 3, 1, 5]],
    points: POINTS,
    cubes: ["", "", "", ""],
  });
  game.play("3 favour money\n3 favour prestige\n3 favour building");
  expect(game.asked).toBe("1 line");
  game.play("1 favour money\n1 favour prestige");
  expect(game.asked).toBe("0 line");
});

test("C-12.12: two sections in one turn: in order, columns opening in between, one favour per line for all of it", () => {
  const game = scene({
    phase: 7,
    bailiff: 17,
    houses: [
      [2, 1, 1, 1],
      [3, 1, 1, 1],
    ],
    markers: [{ prestige: 2, money: 2 }],
    cubes: ["", "", "", ""],
    points: POINTS,
  });
  game.play("0 favour prestige");
  // The dungeon's own favour is still capped; the walls' are not.
  expect([game.marker(0, "prestige"), game.state.scored]).toEqual([2, 1]);
  expect(game.legal).toEqual(["favour money", "favour cubes", "favour building"]);
  game.play("0 favour money\n0 favour building");
  expect([game.marker(0, "money"), game.state.scored]).toEqual([3, 2]);
});

test("C-8: favours of the walls' scoring are capped at column 4", () => {
  const game = scene({ phase: 7, scored: 1, bailiff: 17, houses: [[], [2, 1, 1, 1]], markers: [{ prestige: 4 }] });
  game.play("0 favour prestige");
  expect(game.marker(0, "prestige")).toBe(4);
});

test("C-9: the game ends after the towers and their favours; gold 3, other cubes 1 for 3, deniers 1 for 4", () => {
  const game = scene({
    phase: 7,
    scored: 2,
    bailiff: 23,
    houses: [[], [], [2, 1, 1, 1]],
    cubes: ["gold gold food food wood stone cloth", "food wood", "gold food food food", ""],
    deniers: [4, 3, 9, 0],
    points: [1, 2, 3, 4],
  });
  expect(game.asked).toBe("0 line");
  game.play("0 favour money");
  expect(game.asked).toBe("over");
  expect(game.points).toEqual([1 + 6 + 1 + 1, 2, 3 + 3 + 1 + 2, 4]);
  expect(caylus.result(game.state)).toEqual({ scores: [9, 2, 9, 4], ranks: [1, 4, 1, 3] });
});

test("C-9: the sources of the points add up to the score", () => {
  const game = scene({ phase: 7, scored: 2, bailiff: 23, deniers: [8, 8, 8, 8], points: POINTS });
  expect(sources(game.state).map((from) => Object.values(from).reduce((sum, n) => sum + n, 0))).toEqual(game.points);
  expect(sources(game.state)[0].penalties).toBe(-4);
});

test("C-1: points never fall below 0", () => {
  const game = scene({ phase: 7, bailiff: 11, points: [1, 0, 5, 2] });
  expect(game.points).toEqual([0, 0, 3, 0]);
});

test("C-1: points go on past 99", () => {
  const game = scene({ phase: 6, castle: [0], points: [98], cubes: ["food wood stone"] });
  game.play("0 batch food wood stone");
  expect(game.points[0]).toBe(103);
});

test("C-5: houses that went on into the walls count when the walls are scored", () => {
  const houses = [
    [2, 2, 2, 2],
    [2, 0, 1, 0],
  ];
  const game = scene({ phase: 7, scored: 1, bailiff: 17, houses, points: POINTS });
  expect(game.told("scored").map(({ favours, points }) => [favours, points])[0]).toEqual([1, 0]);
  game.play("0 favour prestige");
  expect(game.told("scored").map(({ favours, points }) => [favours, points])).toEqual([
    [1, 0],
    [0, 3],
    [0, 0],
    [0, 3],
  ]);
});

test("C-4 phase 7: after the last favour a new turn begins with income", () => {
  const game = scene({ phase: 7, turn: 4, deniers: [0, 0, 0, 0], points: POINTS });
  expect([game.state.turn, game.state.phase, game.deniers]).toEqual([5, 2, [2, 2, 2, 2]]);
});
