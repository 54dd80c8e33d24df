import { expect, test } from "vitest";
import type { BuildingId } from "../rules/buildings.ts";
import { scene } from "./scene.ts";

const NOTHING = ["", "", "", ""];

test("C-4 phase 5: from space 1 up to and including the provost; workers beyond go home with no effect", () => {
  const game = scene({ phase: 5, workers: { "3": 0, "4": 1, "16": 2 }, provost: 4, cubes: NOTHING });
  expect([game.cubes(0), game.cubes(1), game.cubes(2)]).toEqual(["wood", "stone", ""]);
  expect(game.state.workers).toEqual([6, 6, 6, 6]);
  expect(game.told("unreached")).toEqual([{ kind: "unreached", seats: [2], spaces: [16] }]);
});

test("C-4 phase 2: the owner keeps the point although the building is not activated", () => {
  const game = scene({ bridge: [1, 2, 3], provost: 6, deniers: [4, 0, 0, 0], road: { 9: ["quarry", 2] } });
  game.play("0 place 9\n0 pass");
  expect([game.points[2], game.told("unreached")]).toEqual([1, [{ kind: "unreached", seats: [0], spaces: [9] }]]);
});

test("C-4 phase 4 and 5: space 1 is always activated", () => {
  const game = scene({ phase: 5, workers: { "1": 0 }, provost: 1, cubes: NOTHING });
  expect(game.asked).toBe("0 producing");
});

test.each<[BuildingId, readonly string[]]>([
  ["neutral-farm", ["food", "cloth"]],
  ["forest", ["food", "wood"]],
  ["neutral-sawmill", ["wood"]],
  ["neutral-quarry", ["stone"]],
  ["food-farm", ["food food", "cloth"]],
  ["cloth-farm", ["cloth cloth", "food"]],
  ["quarry", ["stone stone"]],
  ["sawmill", ["wood wood"]],
  ["gold-mine", ["gold"]],
  ["stone-farm", ["food food cloth"]],
  ["park", ["food wood wood"]],
  ["workshop", ["stone stone cloth"]],
])("C-6, C-7: %s produces, and cannot be declined", (id, yields) => {
  const position = { phase: 5, workers: { "9": 0 }, provost: 9, road: { 9: [id, 0] as const }, cubes: NOTHING };
  const choices = scene(position).asked === "0 producing" ? scene(position).legal : [undefined];
  expect(choices).toHaveLength(yields.length);
  const got = choices.map((choice) => {
    const game = scene(position);
    if (choice !== undefined) game.play(`0 ${choice}`);
    expect(game.told("bonus")).toEqual([]);
    return game.cubes(0);
  });
  expect(got.sort()).toEqual([...yields].sort());
});

test.each<[BuildingId, readonly string[]]>([
  ["stone-farm", ["take food", "take cloth"]],
  ["park", ["take food", "take wood"]],
  ["workshop", ["take stone", "take cloth"]],
])(
  "C-7.3, C-12.24: another's worker at the %s brings its owner a cube of their choice, after the user's",
  (id, legal) => {
    const game = scene({ phase: 5, workers: { "9": 0 }, provost: 9, road: { 9: [id, 2] }, cubes: NOTHING });
    expect(game.cubes(0)).not.toBe("");
    expect(game.asked).toBe("2 bonus");
    expect(game.legal).toEqual(legal);
    expect(game.refusal("2 take gold")).toBe("cubes-not-offered {}");
    game.play(`2 ${legal[0]}`);
    expect(game.cubes(2)).toBe(legal[0].slice(5));
  },
);

test("C-7.2: wood production brings its owner no cube", () => {
  const game = scene({ phase: 5, workers: { "9": 0 }, provost: 9, road: { 9: ["quarry", 2] }, cubes: NOTHING });
  expect([game.cubes(0), game.cubes(2)]).toEqual(["stone stone", ""]);
});

test.each<[BuildingId, number]>([
  ["neutral-market", 4],
  ["market", 6],
])("C-7: %s buys one cube of any kind, gold too, for %i deniers", (id, deniers) => {
  const position = {
    phase: 5,
    workers: { "9": 0 },
    provost: 9,
    road: { 9: [id, 0] as const },
    cubes: ["food gold"],
    deniers: [0, 0, 0, 0],
  };
  const game = scene(position);
  expect(game.legal).toEqual(["decline", "give food", "give gold"]);
  expect(game.refusal("0 give wood")).toBe("cubes-missing {}");
  game.play("0 give gold");
  expect(game.told("traded")[0]).toMatchObject({ deniers, cubes: [0, 0, 0, 0, -1] });
  expect(game.cubes(0)).toBe("food");
  const unwilling = scene(position);
  unwilling.play("0 decline");
  expect(unwilling.cubes(0)).toBe("food gold");
  expect(scene({ ...position, cubes: [""] }).told("useless")).toHaveLength(1);
});

test("C-6: the fixed peddler sells one cube that is not gold for 2 deniers", () => {
  const position = { phase: 5, workers: { "7": 0 }, provost: 7, cubes: NOTHING, deniers: [2, 0, 0, 0] };
  const game = scene(position);
  expect(game.legal).toEqual(["decline", "take food", "take wood", "take stone", "take cloth"]);
  game.play("0 take cloth");
  expect([game.cubes(0), game.told("traded")[0].deniers]).toEqual(["cloth", -2]);
  expect(scene({ ...position, deniers: [1, 1, 1, 1] }).told("useless")).toHaveLength(1);
});

test("C-7.2: the wood peddler sells one cube for 1 denier or two for 2, mixed freely", () => {
  const position = { phase: 5, workers: { "9": 0 }, provost: 9, road: { 9: ["peddler", 0] as const }, cubes: NOTHING };
  const rich = scene({ ...position, deniers: [2, 0, 0, 0] });
  expect(rich.legal).toEqual(["decline", "use 1", "use 2"]);
  rich.play("0 use 2");
  expect(rich.asked).toBe("0 buying");
  expect(rich.legal).toHaveLength(10);
  expect(rich.legal).toContain("take wood wood");
  rich.play("0 take food stone");
  expect([rich.cubes(0), rich.told("traded")[0].deniers]).toEqual(["food stone", -2]);
  const poor = scene({ ...position, deniers: [1, 0, 0, 0] });
  expect(poor.legal).toEqual(["decline", "use 1"]);
  expect(poor.refusal("0 use 2")).toBe('offer-too-dear {"building":"peddler","offer":2}');
  poor.play("0 use 1");
  expect(poor.legal).toEqual(["take food", "take wood", "take stone", "take cloth"]);
});

test.each<[BuildingId, string, number, string, number, string]>([
  ["church", "", 4, "use 1", 3, ""],
  ["church", "", 4, "use 2", 5, ""],
  ["tailor", "cloth cloth cloth", 0, "use 1", 4, "cloth"],
  ["tailor", "cloth cloth cloth", 0, "use 2", 6, ""],
  ["bank", "", 5, "use 1", 0, "gold"],
  ["bank", "", 5, "use 2", 0, "gold gold"],
  ["jeweller", "gold gold", 0, "use 1", 5, "gold"],
  ["jeweller", "gold gold", 0, "use 2", 9, ""],
])("C-7.3, C-11.1: %s with %j and %i deniers, %s: %i points, left %j", (id, cubes, deniers, action, points, left) => {
  const game = scene({
    phase: 5,
    workers: { "9": 0 },
    provost: 9,
    road: { 9: [id, 0] },
    cubes: [cubes],
    deniers: [deniers, 0, 0, 0],
  });
  expect(game.legal).toEqual(["decline", "use 1", "use 2"]);
  game.play(`0 ${action}`);
  expect([game.points[0], game.cubes(0)]).toEqual([points, left]);
});

test.each<[BuildingId, string, number]>([
  ["church", "", 3],
  ["tailor", "cloth cloth", 0],
  ["bank", "", 4],
  ["alchemist", "food wood stone gold gold", 0],
  ["jeweller", "gold", 0],
])("C-7.3: %s with %j and %i deniers has only its first offer", (id, cubes, deniers) => {
  const game = scene({
    phase: 5,
    workers: { "9": 0 },
    provost: 9,
    road: { 9: [id, 0] },
    cubes: [cubes],
    deniers: [deniers, 0, 0, 0],
  });
  expect(game.legal).toEqual(["decline", "use 1"]);
});

test("C-7.3: what bank and church cost", () => {
  const bank = { phase: 5, workers: { "9": 0 }, provost: 9, road: { 9: ["bank", 0] as const }, deniers: [5, 0, 0, 0] };
  const cost = (id: BuildingId, action: string): number => {
    const game = scene({ ...bank, road: { 9: [id, 0] } });
    game.play(`0 ${action}`);
    return game.told("traded")[0].deniers;
  };
  expect([cost("bank", "use 1"), cost("bank", "use 2"), cost("church", "use 1"), cost("church", "use 2")]).toEqual([
    -2, -5, -2, -4,
  ]);
});

test("C-7.3: the alchemist turns two cubes into a gold, four into two, and never takes gold", () => {
  const position = { phase: 5, workers: { "9": 0 }, provost: 9, road: { 9: ["alchemist", 0] as const } };
  const game = scene({ ...position, cubes: ["food food wood stone cloth gold"] });
  game.play("0 use 2");
  expect(game.asked).toBe("0 paying");
  expect(game.legal).toEqual([
    ...["give food food wood stone", "give food food wood cloth", "give food food stone cloth"],
    ...["give food wood stone cloth"],
  ]);
  expect(game.refusal("0 give food food food food")).toBe("cubes-missing {}");
  game.play("0 give food food wood cloth");
  expect(game.cubes(0)).toBe("stone gold gold gold");
});

test("C-12.23: the alchemist's cubes are not asked for where only one set can be given", () => {
  const game = scene({
    phase: 5,
    workers: { "9": 0 },
    provost: 9,
    road: { 9: ["alchemist", 0] },
    cubes: ["food food gold"],
  });
  game.play("0 use 1");
  expect(game.cubes(0)).toBe("gold gold");
});

test("C-12.23: an effect that cannot be used is not asked about", () => {
  const ids: BuildingId[] = ["mason", "lawyer", "architect", "church", "tailor", "bank", "alchemist"];
  const road = Object.fromEntries(ids.map((id, i) => [9 + i, [id, 0] as const]));
  const workers = Object.fromEntries(ids.slice(0, 6).map((_, i) => [`${9 + i}`, 0]));
  const game = scene({ phase: 5, provost: 15, road, workers, cubes: NOTHING, deniers: [0, 0, 0, 0] });
  expect(game.told("useless")).toHaveLength(6);
});
