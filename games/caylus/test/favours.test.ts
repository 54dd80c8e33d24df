import { expect, test } from "vitest";
import type { LineName } from "../rules/parts.ts";
import { type Position, type Scene, scene } from "./scene.ts";

/** Seat 0 wins a favour at the joust, with markers and sections as given. */
function joust(line: LineName, marker: number, rest: Position = {}): Scene {
  const game = scene({
    phase: 3,
    workers: { joust: 0 },
    ...rest,
    deniers: rest.deniers ?? [1, 0, 0, 0],
    cubes: [`cloth ${rest.cubes?.[0] ?? ""}`, "", "", ""],
    markers: [{ [line]: marker }],
  });
  game.play("0 joust");
  game.play(`0 favour ${line}`);
  return game;
}
const LATE = { scored: 2, bailiff: 18, provost: 18 };

test("C-8 line a: points at the marker's level", () => {
  expect([0, 1, 2, 3, 4].map((marker) => joust("prestige", marker, LATE).points[0])).toEqual([1, 2, 3, 4, 5]);
});

test("C-8 line b: three to seven deniers", () => {
  const deniers = [0, 1, 2, 3, 4].map((marker) => joust("money", marker, LATE).told("effect")[0].deniers);
  expect(deniers).toEqual([3, 4, 5, 6, 7]);
});

test("C-8 line c: any effect from the first up to the marker, or none", () => {
  expect(joust("cubes", 0).legal).toEqual(["decline", "effect 1"]);
  expect(joust("cubes", 1).legal).toEqual(["decline", "effect 1", "effect 2"]);
  const cubes = ["food"];
  const all = joust("cubes", 4, { ...LATE, cubes });
  expect(all.legal).toEqual(["decline", "effect 1", "effect 2", "effect 3", "effect 4", "effect 5"]);
  const got = (lines: string): string => {
    const game = joust("cubes", 4, { ...LATE, cubes: ["stone"] });
    game.play(lines);
    return game.cubes(0);
  };
  expect(got("0 decline")).toBe("stone");
  expect(got("0 effect 1")).toBe("food stone");
  expect(got("0 effect 2\n0 take wood")).toBe("wood stone");
  expect(got("0 effect 2\n0 take stone")).toBe("stone stone");
  expect(got("0 effect 3")).toBe("stone cloth");
  expect(got("0 effect 5")).toBe("stone gold");
});

test("C-8 line c: wood or stone, nothing else", () => {
  const game = joust("cubes", 1);
  game.play("0 effect 2");
  expect(game.legal).toEqual(["take wood", "take stone"]);
  expect(game.refusal("0 take cloth")).toBe("cubes-not-offered {}");
});

test("C-8 line c: one own cube of any kind for two that are not gold", () => {
  const game = joust("cubes", 3, { ...LATE, cubes: ["gold food"] });
  game.play("0 effect 4");
  expect([game.asked, game.legal]).toEqual(["0 swapGive", ["give food", "give gold"]]);
  game.play("0 give gold");
  expect(game.asked).toBe("0 swapTake");
  expect(game.legal).toHaveLength(10);
  expect(game.legal.join().includes("gold")).toBe(false);
  game.play("0 take stone cloth");
  expect(game.cubes(0)).toBe("food stone cloth");
});

test("C-8, C-12.23: nothing to swap, and it is not offered; one kind, and it is not asked for", () => {
  expect(joust("cubes", 3, LATE).legal).toEqual(["decline", "effect 1", "effect 2", "effect 3"]);
  const game = joust("cubes", 3, { ...LATE, cubes: ["wood wood"] });
  game.play("0 effect 4");
  expect([game.asked, game.cubes(0)]).toEqual(["0 swapTake", "wood"]);
});

test("C-8 line d: the first level is nothing, and nobody is asked", () => {
  const game = joust("building", 0, { cubes: ["food wood stone"] });
  expect(game.marker(0, "building")).toBe(1);
  expect([game.state.step === "effect", game.told("effect")]).toEqual([false, []]);
});

test("C-8 line d: the carpenter saves a wood; no carpenter need be on the road", () => {
  const road = { 6: ["residence", 1] } as const;
  const game = joust("building", 1, { cubes: ["food cloth"], road });
  game.play("0 effect 2");
  expect(game.legal).toEqual([
    ...["build food-farm", "build cloth-farm", "build quarry", "build sawmill", "build market", "build peddler"],
    ...["build mason", "build lawyer"],
  ]);
  game.play("0 build lawyer");
  expect([game.tile(9), game.cubes(0), game.points[0]]).toEqual(["lawyer of 0", "food", 4]);
});

test("C-12.11: market and peddler by line d still cost the cube of any kind", () => {
  const game = joust("building", 1, { cubes: ["stone"] });
  game.play("0 effect 2");
  expect(game.legal).toEqual(["build market", "build peddler"]);
  game.play("0 build market");
  expect([game.tile(9), game.cubes(0)]).toEqual(["market of 0", ""]);
});

test("C-8 line d: the mason saves a stone, the lawyer a denier, the architect nothing", () => {
  const mason = joust("building", 2, { ...LATE, cubes: ["cloth"] });
  expect(mason.legal).toEqual(["decline", "effect 2", "effect 3"]);
  mason.play("0 effect 3");
  // C-12.23: the church is all that one cloth can build.
  expect([mason.tile(9), mason.cubes(0)]).toEqual(["church of 0", ""]);

  const lawyer = joust("building", 3, { ...LATE, cubes: ["cloth"], deniers: [1, 0, 0, 0] });
  lawyer.play("0 effect 4\n0 residence 3");
  expect([lawyer.tile(3), lawyer.cubes(0), lawyer.points[0]]).toEqual(["residence of 0", "", 2]);

  const road = { 3: ["residence", 0] } as const;
  const poor = joust("building", 4, { ...LATE, cubes: ["stone gold"], road });
  expect(poor.legal).not.toContain("effect 5");
  expect(poor.refusal("0 effect 5")).toBe('effect-useless {"level":5}');
  const architect = joust("building", 4, { ...LATE, cubes: ["stone stone gold"], road });
  expect(architect.legal).toContain("effect 5");
  architect.play("0 effect 5");
  expect([architect.tile(3), architect.points[0]]).toEqual(["statue of 0", 7]);
});

test("C-12.24: once the effect is chosen it cannot be declined", () => {
  const game = joust("building", 1, { cubes: ["food"] });
  game.play("0 effect 2");
  expect(game.legal).not.toContain("decline");
});

test("C-12.10: the marker moves even where the effect is declined", () => {
  const game = joust("cubes", 1);
  game.play("0 decline");
  expect([game.marker(0, "cubes"), game.cubes(0)]).toEqual([2, ""]);
});

test("C-8: columns 1 and 2 are open at the start, 3 and 4 after the dungeon, 5 after the walls", () => {
  const marker = (start: number, scored: number): number =>
    joust("prestige", start, { scored, bailiff: 12 + 6 * scored }).marker(0, "prestige");
  expect([marker(1, 0), marker(2, 0), marker(2, 1), marker(3, 1), marker(4, 1), marker(4, 2), marker(5, 2)]).toEqual([
    2, 2, 3, 4, 4, 5, 5,
  ]);
});

test("C-8: a blocked marker's line may be used again and again", () => {
  expect([joust("prestige", 2).points[0], joust("prestige", 5, LATE).points[0]]).toEqual([2, 5]);
});

test("C-8: an effect beyond the marker is refused", () => {
  expect(joust("cubes", 0).refusal("0 effect 2")).toBe('effect-closed {"level":2}');
});

/** Seat 0 builds the monument (two favours) on 9, then perhaps more. */
const monument: Position = {
  phase: 5,
  provost: 10,
  workers: { "9": 0 },
  cubes: ["stone stone stone stone gold gold food"],
  road: { 3: ["residence", 0], 4: ["residence", 0], 9: ["architect", 1], 10: ["mason", 2] },
};

test("C-8, C-12.16: several favours one by one, each on another line", () => {
  const game = scene(monument);
  game.play("0 build monument\n0 favour money");
  expect(game.asked).toBe("0 line");
  expect(game.legal).toEqual(["favour prestige", "favour cubes", "favour building"]);
  expect(game.refusal("0 favour money")).toBe('line-used {"line":"money"}');
  game.play("0 favour cubes\n0 effect 1");
  expect(game.told("favour").map(({ line }) => line)).toEqual([1, 2]);
  expect(game.state.phase).toBe(2);
});

test("C-8: the limit holds for the whole phase: church and monument in one phase 5", () => {
  const game = scene({
    ...monument,
    workers: { "9": 0, "10": 0 },
    cubes: ["stone stone stone stone stone cloth gold gold"],
  });
  game.play("0 build monument\n0 favour money\n0 favour prestige\n0 build church");
  expect(game.legal).toEqual(["favour cubes", "favour building"]);
});

test("C-12.23: a fourth favour of a phase takes the last line", () => {
  const game = scene({
    ...monument,
    scored: 2,
    bailiff: 18,
    provost: 18,
    workers: { "9": 0, "10": 0, "11": 0 },
    cubes: ["stone stone stone stone stone stone stone stone gold gold gold gold gold cloth wood wood wood"],
    road: {
      ...{ 3: ["residence", 0], 4: ["residence", 0], 5: ["residence", 0] },
      ...{ 9: ["architect", 1], 10: ["architect", 1], 11: ["mason", 2] },
    },
  });
  game.play("0 build monument\n0 favour money\n0 favour prestige\n0 build theater\n0 favour building");
  expect(game.state.linesUsed[0]).toBe(0b1011);
  game.play("0 build church");
  // The last line is taken by itself; its effect is still a choice.
  expect([game.asked, game.marker(0, "cubes")]).toEqual(["0 effect", 1]);
});

test("C-8, C-12.19: a church built through line d cannot use line d again in that phase", () => {
  const game = joust("building", 2, { scored: 1, bailiff: 12, cubes: ["cloth"] });
  game.play("0 effect 3");
  expect(game.asked).toBe("0 line");
  expect(game.legal).toEqual(["favour prestige", "favour money", "favour cubes"]);
});

test("C-8: more than four favours in a phase vanish", () => {
  const game = scene({
    phase: 7,
    scored: 1,
    bailiff: 23,
    // Walls and towers are scored in one turn: three favours each.
    houses: [[], [5, 1, 1, 1], [6, 1, 1, 1]],
    cubes: ["", "", "", ""],
    deniers: [0, 0, 0, 0],
  });
  game.play("0 favour prestige\n0 favour money\n0 favour building");
  // The fourth takes the last line by itself.
  expect([game.asked, game.marker(0, "cubes")]).toEqual(["0 effect", 1]);
  game.play("0 decline");
  expect(game.told("favoursLost")).toEqual([{ kind: "favoursLost", seat: 0, count: 2 }]);
  expect(game.asked).toBe("over");
});

test("C-12.8: castle favour and scoring favours are of different phases", () => {
  const game = scene({
    phase: 6,
    castle: [0],
    bailiff: 11,
    provost: 11,
    houses: [[1, 1, 1, 1]],
    cubes: ["food wood stone", "", "", ""],
  });
  game.play("0 batch food wood stone\n0 favour money");
  expect([game.state.phase, game.asked]).toEqual([7, "0 line"]);
  game.play("0 favour money");
  expect(game.marker(0, "money")).toBe(2);
});

test("C-8: players may share a favour space", () => {
  const game = scene({ phase: 7, bailiff: 11, provost: 11, houses: [[2, 2, 1, 1]] });
  game.play("0 favour prestige\n1 favour prestige");
  expect([game.marker(0, "prestige"), game.marker(1, "prestige")]).toEqual([1, 1]);
});
