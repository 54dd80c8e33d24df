import { expect, test } from "vitest";
import { bailiffNext, castleForecast, costAt, reachOf, roomAt, stepsShort, workersAt } from "../rules/help.ts";
import { CASTLE, INN, roadPlace, STABLES } from "../rules/places.ts";
import { scene } from "./scene.ts";

test("costAt: the price on the bridge, 1 for own buildings and for the inn's guest", () => {
  const { state } = scene({ bridge: [3], guest: 1, road: { 9: ["mason", 0] } });
  expect([costAt(state, 0, CASTLE), costAt(state, 0, roadPlace(9)), costAt(state, 1, CASTLE)]).toEqual([2, 1, 1]);
});

test("reachOf: which workers the provost's stand would reach, and how far he is short", () => {
  const { state } = scene({ workers: { "3": 0, "7": 1, "16": 2 } });
  expect(reachOf(state)).toEqual({ reached: [3], missed: [7, 16] });
  expect(reachOf(state, 7)).toEqual({ reached: [3, 7], missed: [16] });
  expect([stepsShort(state, 3), stepsShort(state, 8)]).toEqual([0, 2]);
});

test("workersAt, roomAt: who stands on a place, and how many can", () => {
  const { state } = scene({ castle: [2, 0], stables: [1], workers: { inn: 3 } });
  expect([CASTLE, STABLES, INN].map((place) => workersAt(state, place))).toEqual([[2, 0], [1], [3]]);
  expect([roomAt(CASTLE, 3), roomAt(STABLES, 3), roomAt(STABLES, 2), roomAt(INN, 3)]).toEqual([3, 3, 0, 1]);
});

test("castleForecast: what each section would bring, where the next house goes, what is due", () => {
  const { state } = scene({
    bailiff: 10,
    provost: 11,
    houses: [
      [3, 2, 1, 0],
      [0, 0, 1, 0],
    ],
  });
  expect(bailiffNext(state)).toBe(12);
  const [dungeon, walls, towers] = castleForecast(state);
  expect(dungeon).toMatchObject({ left: 0, isDue: true, isOpen: false, isScored: false });
  expect(dungeon.seats.map(({ favours, penalty }) => [favours, penalty])).toEqual([
    [1, 0],
    [1, 0],
    [0, 0],
    [0, 2],
  ]);
  expect(walls).toMatchObject({ left: 9, isDue: false, isOpen: true });
  expect(towers.seats[0].penalty).toBe(4);
});
