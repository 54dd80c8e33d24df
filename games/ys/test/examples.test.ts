import { expect, test } from "vitest";
import { colourPoints, parts, thronePoints } from "../rules/index.ts";
import { beforeCount, scene } from "./scene.ts";

// Blue, orange, purple and yellow sit in seats 0 to 3.

test("Y-8.1 bids", () => {
  const game = scene({ order: [0, 1, 2, 3] });
  // Orange holds order card 2, yellow 4; blue and purple the others.
  game.play("0 bid 1 0\n1 bid 4 1\n2 bid 4 2\n3 bid 3 2");
  expect(game.waiting()).toEqual([2]);
  game.play("2 order 4");
  expect(game.waiting()).toEqual([1]);
  game.play("1 order 1");
  expect(game.waiting()).toEqual([3]);
  game.play("3 order 3");
  expect(game.state.order).toEqual([1, 0, 3, 2]);
});

test("Y-8.2 a quarter", () => {
  const game = beforeCount({
    order: [1, 0, 3, 2],
    ships: ["B;GR", "B;GR", "B;GR", "B;GR"],
    palaces: ["herald", "spy", "captain", "banker"],
    fronts: { 0: [1, 0, 4], 1: [4, 1, 0], 2: [4, 2, 1], 3: [3, 2, 1] },
    brokers: `
      3 4 up q1.port
      2 3 down q1.port
      0 2 up q1.port
      3 4 down q1.commercial
      1 4 up q1.commercial
      0 3 down q1.commercial
      0 4 up q1.palace
      2 3 up q1.palace
      1 1 down q1.palace`,
  });
  game.play("2 pass");
  expect(game.events("ranked")[0]).toMatchObject({ seats: [0, 3, 2, 1], totals: [9, 8, 6, 5] });
  game.play("0 take blue\n0 take red\n3 take blue");
  expect([0, 1, 2, 3].map((seat) => game.gems(seat))).toEqual([
    { blue: 1, red: 1 },
    {},
    { green: 1 },
    { blue: 1, black: 1 },
  ]);
  expect(game.events("tie")).toEqual([
    {
      kind: "tie",
      what: "commercial",
      at: 0,
      total: 4,
      seats: [3, 1],
      by: ["front"],
      fronts: [6, 5],
      positions: [2, 0],
    },
  ]);
  expect(game.state.scores).toEqual([0, 0, 0, 3]);
  expect(game.events("character")).toEqual([{ kind: "character", seat: 0, card: parts.cardOf("herald") }]);
});

test("Y-8.3 the market", () => {
  const game = beforeCount({
    order: [1, 0, 3, 2],
    market: ["white", "yellow", "red"],
    fronts: { 0: [1, 0, 4], 1: [4, 1, 0], 2: [4, 2, 1], 3: [3, 2, 1] },
    brokers: `
      0 3 up market.blue.1
      1 0 down market.blue.2
      2 1 up market.blue.3
      1 4 down market.green.1
      0 1 up market.red.1
      3 3 down market.red.2
      2 0 down market.red.3`,
  });
  game.play("2 pass");
  expect(game.events("tie")).toEqual([
    { kind: "tie", what: "row", at: 0, total: 4, seats: [1, 0], by: ["order"], fronts: [5, 5], positions: [0, 1] },
  ]);
  game.play("1 gem green");
  expect([0, 1, 2, 3].map((seat) => game.gems(seat))).toEqual([{}, { green: 1 }, { red: 1 }, { yellow: 1 }]);
  expect(game.events("columnsTied")).toEqual([
    { kind: "columnsTied", columns: [0, 3], seat: 2, by: "front", fronts: [5, 5, 7, 6] },
  ]);
  game.play("2 best blue");
  expect(game.state.prices).toEqual([9, 6, 5, 8]);
  expect(game.events("tie").at(-1)).toMatchObject({ what: "market", seats: [1, 0], by: ["order"], total: 4 });
  game.play("1 price green up");
  expect(game.state.prices).toEqual([9, 7, 5, 8]);
});

test("Y-8.4 scoring a colour and the throne room", () => {
  expect(colourPoints([6, 5, 5, 3], parts.COLOUR_POINTS[0])).toEqual([24, 12, 12, 6]);
  expect(thronePoints([8, 8, 5, 2])).toEqual([9, 9, 3, 0]);
});
