import { expect, test } from "vitest";
import { scene } from "./scene.ts";

const RED = 0;
const GREEN = 1;
const ORANGE = 2;
const BLUE = 3;
const POINTS = [20, 20, 20, 20];

test("C-14.1: prices after one, two and three passes", () => {
  const game = scene({
    order: [BLUE, RED, GREEN, ORANGE],
    deniers: [20, 20, 20, 20],
    road: { 9: ["mason", GREEN], 10: ["food-farm", ORANGE] },
  });
  game.play("3 pass");
  expect(game.deniers[BLUE]).toBe(21);
  game.play("0 place 7"); // the fixed peddler
  expect(game.deniers[RED]).toBe(18);
  game.play("1 pass\n2 place 9"); // another's mason
  expect([game.deniers[ORANGE], game.points[GREEN]]).toEqual([17, 1]);
  game.play("0 pass\n2 place 10"); // an own farm
  expect([game.deniers[ORANGE], game.points[ORANGE]]).toEqual([16, 0]);
  game.play("2 place castle");
  expect(game.deniers[ORANGE]).toBe(12);
});

test("C-14.2: stables: Blue before Red, the others follow", () => {
  const game = scene({ phase: 3, order: [RED, GREEN, ORANGE, BLUE], stables: [BLUE, RED] });
  expect(game.state.order).toEqual([BLUE, RED, GREEN, ORANGE]);
});

test("C-14.3: provost: pass, two back, two forward, one back: one back in all", () => {
  const game = scene({ phase: 4, provost: 10, deniers: [5, 5, 5, 5] });
  game.play("0 pass\n1 provost -2\n2 provost +2");
  expect(game.state.provost).toBe(10);
  const told = game.play("3 provost -1");
  expect(told[0]).toMatchObject({ kind: "provost", from: 10, to: 9 });
  expect(game.told("provost").map(({ deniers }) => deniers)).toEqual([2, 2, 1]);
});

test.each([
  ["two batches: 9 points and the favour", 2, 9, RED],
  ["one batch: 5 points, and the favour goes to the earlier player", 1, 5, BLUE],
])("C-14.4: one space left in the dungeon, %s", (_, batches, points, favoured) => {
  const game = scene({
    phase: 6,
    castle: [BLUE, RED],
    houses: [[0, 2, 2, 0]],
    cubes: ["food food wood wood stone stone", "", "", "food wood stone"],
  });
  game.play("3 batch food wood stone");
  for (let i = 0; i < batches; i++) game.play("0 batch food wood stone");
  if (batches === 1) game.play("0 stop");
  expect([game.points[RED], game.asked]).toEqual([points, `${favoured} line`]);
});

test("C-14.5: dungeon with 2, 3, 0 and 1 houses; a house in the walls does not count", () => {
  const game = scene({
    phase: 7,
    bailiff: 11,
    points: [1, 1, 1, 1],
    houses: [
      [2, 3, 0, 1],
      [0, 0, 1, 0],
    ],
  });
  game.play("0 favour money\n1 favour money");
  expect(game.told("scored").map(({ favours, points }) => [favours, points])).toEqual([
    [1, 0],
    [1, 0],
    [0, 1], // two points, but there was only one
    [0, 0],
  ]);
  expect(game.points).toEqual([1, 1, 0, 1]);
});

test("C-14.6: a favour in the dungeon scoring leaves the marker on 2 and gives 2 points", () => {
  const game = scene({ phase: 7, bailiff: 11, points: POINTS, houses: [[2, 1, 1, 1]], markers: [{ prestige: 2 }] });
  game.play("0 favour prestige");
  expect([game.marker(0, "prestige"), game.points[0]]).toEqual([2, 22]);
});

test("C-14.7: towers under construction, line c from 2 to 3: food, wood or stone, or cloth", () => {
  const game = scene({
    phase: 3,
    scored: 2,
    bailiff: 18,
    workers: { joust: 0 },
    deniers: [1, 1, 1, 1],
    cubes: ["cloth"],
    markers: [{ cubes: 2 }],
  });
  game.play("0 joust\n0 favour cubes");
  expect(game.legal).toEqual(["decline", "effect 1", "effect 2", "effect 3"]);
});

test("C-14.8: walls under construction, line d from 2 to 3: the park for 1 food, 3 points", () => {
  const game = scene({
    phase: 3,
    scored: 1,
    bailiff: 12,
    workers: { joust: 0 },
    deniers: [1, 1, 1, 1],
    cubes: ["cloth food"],
    markers: [{ building: 2 }],
  });
  game.play("0 joust\n0 favour building\n0 effect 3\n0 build park");
  expect([game.tile(9), game.points[0], game.cubes(0)]).toEqual(["park of 0", 3, ""]);
});

test("C-14.9: the statue: 2 stone and 1 gold on an own residence, 7 points and a favour", () => {
  const game = scene({
    phase: 5,
    provost: 9,
    workers: { "9": 0 },
    cubes: ["stone stone gold"],
    road: { 4: ["residence", 0], 9: ["architect", 0] },
  });
  game.play("0 build statue");
  expect([game.tile(4), game.points[0], game.cubes(0), game.asked]).toEqual(["statue of 0", 7, "", "0 line"]);
});

test.each([
  ["one space ahead", 9, 8, 10],
  ["behind", 5, 8, 9],
  ["on the same space", 8, 8, 9],
])("C-14.10: provost %s of the bailiff", (_, provost, bailiff, to) => {
  const game = scene({ phase: 7, provost, bailiff, points: POINTS });
  expect([game.state.bailiff, game.state.provost]).toEqual([to, to]);
});

test("C-14.10: a trigger passed scores its section unless it is scored already", () => {
  const passed = { phase: 7, provost: 12, bailiff: 11, points: POINTS };
  expect(scene(passed).told("section")).toHaveLength(1);
  expect(scene({ ...passed, scored: 1 }).told("section")).toEqual([]);
});
