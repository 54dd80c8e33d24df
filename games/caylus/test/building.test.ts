import { expect, test } from "vitest";
import { scene } from "./scene.ts";

const at = (space: number, seat = 0) => ({ phase: 5, workers: { [`${space}`]: seat }, provost: space });

test("C-4 phase 5: the carpenter builds one wood tile on the first unbuilt space, for its cost, points at once", () => {
  const game = scene({ ...at(8), cubes: ["food wood cloth"] });
  expect(game.asked).toBe("0 building");
  expect(game.legal).toEqual([
    ...["decline", "build food-farm", "build cloth-farm", "build quarry", "build sawmill", "build market"],
    ...["build peddler", "build mason", "build lawyer"],
  ]);
  game.play("0 build mason");
  expect([game.tile(9), game.points[0], game.cubes(0), game.left("mason")]).toEqual(["mason of 0", 4, "cloth", 0]);
  expect(game.state.site).toBe(10);
});

test("C-4 phase 5: using a carpenter is optional, and builds once", () => {
  const game = scene({ ...at(8), cubes: ["food food food wood wood wood"] });
  game.play("0 decline");
  expect(game.tile(9)).toBe("empty");
  const once = scene({ ...at(8), cubes: ["food food food wood wood wood"] });
  once.play("0 build mason");
  expect(once.state.phase).toBe(2);
});

test("C-4 phase 5: the neutral carpenter does the same", () => {
  const game = scene({ ...at(6), cubes: ["food wood"] });
  game.play("0 build quarry");
  expect(game.tile(9)).toBe("quarry of 0");
});

test("C-4 phase 5: printed buildings are skipped", () => {
  const road = Object.fromEntries([9, 10, 11, 12, 13, 14].map((space) => [space, ["residence", 1] as const]));
  const game = scene({ ...at(8), road, cubes: ["food wood"] });
  game.play("0 build mason");
  expect([game.tile(15), game.state.site]).toEqual(["mason of 0", 17]);
});

test("C-12.5: no craft tile can be built on a full road", () => {
  const road = Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => 9 + i).map((space) => [space, ["residence", 1] as const]),
  );
  const game = scene({ ...at(8), road: { ...road, 16: "gold-mine" }, cubes: ["food wood"] });
  expect(game.told("useless")).toHaveLength(1);
});

test("C-7.2: a tile that is built is gone; what one cannot pay is refused", () => {
  const game = scene({ ...at(8), road: { 9: ["quarry", 1] }, cubes: ["food wood"] });
  expect(game.refusal("0 build quarry")).toBe('tile-gone {"building":"quarry"}');
  expect(game.refusal("0 build lawyer")).toBe('tile-too-dear {"building":"lawyer"}');
  expect(game.refusal("0 build church")).toBe('tile-not-in-group {"building":"church"}');
  expect(game.refusal("0 build residence")).toBe('tile-not-in-group {"building":"residence"}');
});

test("C-7.2: market and peddler cost a wood and a cube of any kind, gold too", () => {
  const game = scene({ ...at(8), cubes: ["wood wood cloth gold"] });
  game.play("0 build market");
  expect(game.asked).toBe("0 anyCube");
  expect(game.legal).toEqual(["give wood", "give cloth", "give gold"]);
  expect(game.refusal("0 give food")).toBe("cubes-missing {}");
  expect(game.tile(9)).toBe("empty");
  game.play("0 give gold");
  expect([game.tile(9), game.cubes(0), game.points[0]]).toEqual(["market of 0", "wood cloth", 4]);
});

test("C-7.2, C-12.23: the wood of the cost is not the cube of any kind; the only kind left is not asked for", () => {
  const game = scene({ ...at(8), cubes: ["wood cloth"] });
  game.play("0 build peddler");
  expect([game.tile(9), game.cubes(0)]).toEqual(["peddler of 0", ""]);
  expect(scene({ ...at(8), cubes: ["wood"] }).told("useless")).toHaveLength(1);
});

test("C-4 phase 5: the mason builds stone tiles", () => {
  const game = scene({ ...at(9), road: { 9: ["mason", 1] }, cubes: ["stone wood"] });
  expect(game.legal).toEqual(["decline", "build tailor", "build bank"]);
  game.play("0 build bank");
  expect([game.tile(10), game.points[0]]).toEqual(["bank of 0", 6]);
});

test("C-7.3: there are two architects", () => {
  const game = scene({ ...at(9), road: { 9: ["mason", 1], 10: ["architect", 2] }, cubes: ["stone food"] });
  expect(game.legal).toContain("build architect");
  const gone = { 9: ["mason", 1], 10: ["architect", 2], 11: ["architect", 2] } as const;
  expect(scene({ ...at(9), road: gone, cubes: ["stone food"] }).legal).not.toContain("build architect");
});

test("C-7.3: the church brings three points and a favour", () => {
  const game = scene({ ...at(9), road: { 9: ["mason", 1] }, cubes: ["stone cloth"] });
  game.play("0 build church");
  expect([game.points[0], game.asked]).toEqual([3, "0 line"]);
});

test("C-4 phase 5: the architect builds over an own residence, whose income ends", () => {
  const road = { 2: ["residence", 1], 3: ["residence", 0], 5: ["residence", 0], 9: ["architect", 1] } as const;
  const game = scene({ ...at(9), road, cubes: ["wood wood wood food food food gold gold"], deniers: [0, 0, 0, 0] });
  expect(game.legal).toEqual(["decline", "build granary", "build library", "build theater"]);
  game.play("0 build granary");
  expect([game.points[0], game.cubes(0)]).toEqual([10, "wood wood wood gold"]);
  // C-12.23: the lowest road space; the residence on 5 goes on paying.
  expect([game.tile(3), game.tile(5), game.deniers[0]]).toEqual(["granary of 0", "residence of 0", 3]);
});

test("C-4 phase 5: without a residence of one's own the architect is of no use", () => {
  const road = { 2: ["residence", 1], 9: ["architect", 1] } as const;
  expect(scene({ ...at(9), road, cubes: ["food food food gold"] }).told("useless")).toHaveLength(1);
});
