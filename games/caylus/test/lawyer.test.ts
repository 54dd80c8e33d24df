import { expect, test } from "vitest";
import { type Position, scene } from "./scene.ts";

/** Seat 0 uses the lawyer of seat 1 on space 12. */
const office: Position = {
  phase: 5,
  provost: 12,
  workers: { "12": 0 },
  deniers: [1, 0, 0, 0],
  cubes: ["cloth"],
  road: { 9: ["quarry", 0], 10: ["sawmill", 2], 11: ["bank", 0], 12: ["lawyer", 1] },
};

test("C-4 phase 5: a cloth and a denier turn a neutral or an own craft tile into a residence, two points", () => {
  const game = scene(office);
  expect(game.asked).toBe("0 lawyer");
  expect(game.legal).toEqual([
    ...["decline", "residence 1", "residence 2", "residence 3", "residence 4", "residence 5", "residence 6"],
    ...["residence 9", "residence 11"],
  ]);
  const told = game.play("0 residence 3");
  expect(game.tile(3)).toBe("residence of 0");
  expect([game.points[0], game.cubes(0)]).toEqual([2, ""]);
  expect(told[0]).toMatchObject({ kind: "lawyer", deniers: 1, points: 2, waits: false });
});

test("C-1: residences never run out: a ninth is built like the first", () => {
  const houses = [1, 2, 4, 5, 6, 13, 14, 15].map((space) => [space, ["residence", 2] as const] as const);
  const game = scene({ ...office, road: { ...office.road, ...Object.fromEntries(houses) } });
  game.play("0 residence 3");
  expect(game.tile(3)).toBe("residence of 0");
});

test("C-4 phase 5: it is optional, and needs both cloth and denier", () => {
  const game = scene(office);
  game.play("0 decline");
  expect([game.points[0], game.cubes(0)]).toEqual([0, "cloth"]);
  expect(scene({ ...office, deniers: [0, 0, 0, 0] }).told("useless")).toHaveLength(1);
  expect(scene({ ...office, cubes: ["wood"] }).told("useless")).toHaveLength(1);
});

test("C-4 phase 5: not the lawyer itself, others' tiles, printed buildings, residences, prestige, empty spaces", () => {
  const own: Position = {
    ...office,
    road: { 9: ["residence", 0], 10: ["statue", 0], 11: ["bank", 2], 12: ["lawyer", 0] },
  };
  const game = scene(own);
  for (const space of [7, 8, 9, 10, 11, 12, 13, 16])
    expect(game.refusal(`0 residence ${space}`)).toBe(`lawyer-not-there {"space":${space}}`);
});

test("C-4 phase 5: a craft tile goes back to the supply, a neutral tile leaves the game", () => {
  const game = scene(office);
  expect(game.left("quarry")).toBe(0);
  game.play("0 residence 9");
  expect([game.left("quarry"), game.tile(9)]).toEqual([1, "residence of 0"]);
  const neutral = scene(office);
  const before = neutral.state.supply.join();
  neutral.play("0 residence 6");
  expect(neutral.state.supply.join()).toBe(before);
});

test("C-12.20: a tile that came back by an immediate change may be built again in the same phase", () => {
  const game = scene({
    ...office,
    provost: 13,
    workers: { "12": 0, "13": 2 },
    cubes: ["cloth", "", "stone wood"],
    road: { 11: ["bank", 0], 12: ["lawyer", 1], 13: ["mason", 1] },
  });
  game.play("0 residence 11\n2 build bank");
  expect([game.tile(11), game.tile(9)]).toEqual(["residence of 0", "bank of 2"]);
});

test("C-12.1, C-12.2, C-12.4: where a worker stands beyond the provost, the change waits for the end of phase 5", () => {
  const game = scene({
    ...office,
    provost: 14,
    workers: { "12": 0, "14": 2, "15": 3 },
    cubes: ["cloth", "", "stone wood"],
    road: { 12: ["lawyer", 1], 14: ["mason", 1], 15: ["bank", 0] },
  });
  expect(game.play("0 residence 15")[0]).toMatchObject({ waits: true });
  expect([game.points[0], game.cubes(0)]).toEqual([2, ""]);
  expect([game.tile(15), game.left("bank")]).toEqual(["bank of 0", 0]);
  expect(game.asked).toBe("2 building");
  expect(game.legal).not.toContain("build bank");
  game.play("2 decline");
  expect([game.tile(15), game.left("bank")]).toEqual(["residence of 0", 1]);
  expect(game.told("changed")).toHaveLength(1);
});

test("C-12.2: until the change the tile keeps its use, owner and bonus; then it changes", () => {
  const game = scene({
    ...office,
    provost: 14,
    workers: { "12": 0, "13": 3 },
    cubes: ["cloth", "", "", ""],
    road: { 12: ["lawyer", 1], 13: ["park", 0] },
  });
  game.play("0 residence 13");
  expect(game.cubes(3)).toBe("food wood wood");
  expect(game.asked).toBe("0 bonus");
  expect(game.tile(13)).toBe("park of 0");
  game.play("0 take food");
  expect(game.tile(13)).toBe("residence of 0");
});

test("C-12.2: a waiting change in phase 3: the tile still brings the owner's point, and pays no income", () => {
  const game = scene({
    phase: 3,
    scored: 1,
    bailiff: 12,
    provost: 12,
    workers: { joust: 0, "9": 2 },
    deniers: [1, 0, 0, 0],
    cubes: ["cloth cloth", "", "", ""],
    markers: [{ building: 3 }],
    road: { 9: ["quarry", 0] },
  });
  game.play("0 joust\n0 favour building\n0 effect 4\n0 residence 9");
  expect(game.cubes(2)).toBe("stone stone");
  expect(game.tile(9)).toBe("residence of 0");
});

test("C-12.3: a second lawyer on a target with a waiting change is refused", () => {
  const game = scene({ ...office, waiting: { 2: 3 }, workers: { "12": 0 } });
  expect(game.refusal("0 residence 2")).toBe('lawyer-waits-there {"space":2}');
});

test("C-12.25: waiting changes at the end of phase 5 happen in road order", () => {
  const game = scene({
    phase: 5,
    provost: 1,
    workers: { "5": 2, "3": 2, "10": 2 },
    waiting: { 5: 1, 3: 0, 10: 3 },
    road: { 10: ["quarry", 3] },
  });
  expect(game.told("changed").map(({ space }) => space)).toEqual([3, 5, 10]);
  expect([game.tile(3), game.tile(5), game.tile(10)]).toEqual(["residence of 0", "residence of 1", "residence of 3"]);
});

/** Seat 0 builds a church with its own mason on 9 and may use line d up to the lawyer or the architect. */
const church: Position = {
  phase: 5,
  provost: 9,
  workers: { "9": 0 },
  deniers: [0, 0, 0, 0],
  cubes: ["stone cloth cloth stone stone gold"],
  scored: 2,
  bailiff: 18,
  markers: [{ building: 4 }],
  road: { 9: ["mason", 0] },
};

test("C-12.2, C-12.18: a building being activated counts as occupied until its favours are finished", () => {
  const game = scene({ ...church, scored: 1 });
  game.play("0 build church\n0 favour building\n0 effect 4");
  expect(game.play("0 residence 9")[0]).toMatchObject({ waits: true });
  // The activation is finished at once: the worker goes home and the change happens.
  expect([game.tile(9), game.left("mason")]).toEqual(["residence of 0", 1]);
});

test("C-12.18: within that chain the tile cannot carry a prestige building", () => {
  const road = { 9: ["architect", 0], 3: ["residence", 0] } as const;
  const game = scene({ ...church, cubes: ["stone stone stone stone stone stone gold gold gold cloth"], road });
  game.play("0 build monument\n0 favour building\n0 effect 4\n0 residence 9");
  expect(game.asked).toBe("0 line");
  expect([game.tile(9), game.state.waiting[9]]).toEqual(["architect of 0", 0]);
  game.play("0 favour money");
  expect(game.tile(9)).toBe("residence of 0");
});
