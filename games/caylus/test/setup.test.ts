import { FastChance, readOptions } from "@serai/kernel";
import { expect, test } from "vitest";
import {
  BUILDINGS,
  type BuildingId,
  copiesOf,
  EMPTY,
  type Group,
  IS_USABLE,
  NEUTRALS,
  pointsOf,
} from "../rules/buildings.ts";
import { caylus, KIND_COUNT, SECTIONS } from "../rules/index.ts";
import { setUp } from "../rules/setup.ts";
import { scene } from "./scene.ts";

const begin = (players: number, seed = 1) =>
  caylus.setup(readOptions(caylus.options, {}, players), players, new FastChance(seed));
const beforeIncome = (players: number, seed: number) =>
  setUp(readOptions(caylus.options, {}, players), players, new FastChance(seed));

test("C-1, C-7: 40 tiles: 6 neutral, 8 wood, 9 stone, 9 prestige; the residences are not counted", () => {
  const count = (group: Group): number =>
    BUILDINGS.reduce((sum, part, b) => sum + (part.group === group ? copiesOf(b, false) : 0), 0);
  expect(NEUTRALS).toHaveLength(6);
  expect([count("wood"), count("stone"), count("prestige")]).toEqual([8, 9, 9]);
});

test("C-1: nothing is secret: a watcher sees what a player sees", () => {
  const s = begin(5);
  expect({ ...caylus.view(s, "spectator"), viewer: 3 }).toEqual(caylus.view(s, 3));
});

test("C-2.1: every wood, stone and prestige tile is there from the start, the architect twice", () => {
  const s = begin(4);
  expect(s.supply.reduce((sum, left) => sum + left, 0)).toBe(26);
  const game = scene();
  expect([game.left("architect"), game.left("jeweller"), game.left("cathedral")]).toEqual([2, 0, 1]);
});

test("C-2.2: the neutral tiles are shuffled onto spaces 1 to 6", () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const tiles = begin(3, seed).tiles.slice(1, 7);
    expect([...tiles].sort((a, b) => a - b)).toEqual(NEUTRALS);
    seen.add(tiles.join());
  }
  expect(seen.size).toBeGreaterThan(15);
});

test("C-2.3: the first turn order is random", () => {
  const orders = new Set(Array.from({ length: 40 }, (_, seed) => begin(3, seed).order.join("")));
  expect(orders.size).toBe(6);
});

test.each([
  [2, [5, 5]],
  [3, [5, 6, 6]],
  [4, [5, 6, 6, 7]],
  [5, [5, 6, 6, 7, 7]],
])("C-2.4: deniers by place in the first turn order, %i players", (players, deniers) => {
  for (let seed = 0; seed < 5; seed++) {
    const s = beforeIncome(players, seed);
    expect(s.order.map((seat) => s.deniers[seat])).toEqual(deniers);
  }
});

test("C-2.5, C-2.6: cubes, workers, points, markers, bailiff and provost at the start", () => {
  const s = begin(5);
  for (let seat = 0; seat < 5; seat++)
    expect(s.cubes.slice(seat * KIND_COUNT, (seat + 1) * KIND_COUNT)).toEqual([2, 1, 0, 0, 0]);
  expect(s.workers).toEqual([6, 6, 6, 6, 6]);
  expect(s.points).toEqual([0, 0, 0, 0, 0]);
  expect(s.markers.every((marker) => marker === 0)).toBe(true);
  expect([s.provost, s.bailiff]).toEqual([6, 6]);
});

test("C-2.7: income is paid in turn 1 too, so the first player places with 7 deniers", () => {
  const s = begin(4);
  expect(s.asked).toBe(s.order[0]);
  expect(s.deniers[s.asked]).toBe(7);
});

test("C-3: the road: 28 spaces, printed buildings on 7, 8 and 16, 19 free spaces", () => {
  const game = scene();
  expect([game.tile(7), game.tile(8), game.tile(16)]).toEqual(["fixed-peddler", "fixed-carpenter", "gold-mine"]);
  const free = game.state.tiles.flatMap((tile, space) => (space > 0 && tile === EMPTY ? [space] : []));
  expect(free).toEqual([9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]);
  expect(game.state.tiles).toHaveLength(29);
});

test("C-3, C-5: the castle's sections", () => {
  expect(SECTIONS.map(({ houses, points, trigger, penalty }) => [houses, points, trigger, penalty])).toEqual([
    [6, 5, 12, 2],
    [10, 4, 18, 3],
    [14, 3, 24, 4],
  ]);
});

/** C-7.2, C-7.3, C-7.5: cost, points, favours and income as the tables have them. */
const TABLE: Readonly<Partial<Record<BuildingId, string>>> = {
  "food-farm": "wood food 2",
  "cloth-farm": "wood food 2",
  quarry: "wood food 2",
  sawmill: "wood food 2",
  market: "wood any 4",
  peddler: "wood any 4",
  mason: "wood food 4",
  lawyer: "wood cloth 4",
  "stone-farm": "stone food 3",
  park: "stone food 3",
  workshop: "stone food 3",
  church: "stone cloth 3 favours 1",
  tailor: "stone wood 6",
  bank: "stone wood 6",
  alchemist: "stone food 6",
  architect: "stone food 6",
  jeweller: "stone cloth 6",
  statue: "2 stone gold 7 favours 1",
  granary: "3 food gold 10",
  library: "3 wood gold 10 income 1",
  weaver: "3 cloth gold 12",
  theater: "3 wood 2 gold 14 favours 1",
  college: "3 stone 2 gold 14 favours 1",
  monument: "4 stone 2 gold 14 favours 2",
  hotel: "3 stone 2 gold 16 income 2",
  cathedral: "5 stone 3 gold 25",
};

test("C-7: what every tile costs and is worth", () => {
  const lines = BUILDINGS.flatMap(({ id, group, cost = {}, any = 0, favours, income }, b) => {
    if (group === "neutral" || group === "fixed" || group === "residence") return [];
    const cubes = Object.entries({ ...cost, ...(any && { any }) }).map(([kind, n]) => (n > 1 ? `${n} ${kind}` : kind));
    const rest = [...(favours ? [`favours ${favours}`] : []), ...(income ? [`income ${income}`] : [])];
    return [[id, [...cubes, pointsOf(b, 4), ...rest].join(" ")]];
  });
  expect(Object.fromEntries(lines)).toEqual(TABLE);
});

test("C-7.4, C-7.5: no worker may be placed on residences and prestige buildings", () => {
  const unusable = BUILDINGS.filter((_, b) => !IS_USABLE[b]).map(({ group }) => group);
  expect(new Set(unusable)).toEqual(new Set(["residence", "prestige"]));
  expect(unusable).toHaveLength(10);
});
