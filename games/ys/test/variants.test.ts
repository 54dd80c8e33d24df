import { FastChance, readOptions } from "@serai/kernel";
import { expect, test } from "vitest";
import { parts, scores, thronePoints, ys } from "../rules/index.ts";
import { playUntil, scene } from "./scene.ts";

/** The last stop after the count: passing it begins phase 5. */
const phase5 = {
  players: 3,
  options: { kingsFavour: true },
  step: "windowE",
  asked: 2,
  order: [0, 1, 2],
  hands: { 2: ["spy"] },
  fronts: { 0: [4, 1, 1], 1: [3, 3, 0], 2: [2, 1, 0] },
} as const;

test("Y-7.1 phase 5: every seat secretly sends a front broker to the throne room and takes a spare 2", () => {
  const game = scene(phase5);
  game.play("2 pass");
  expect(game.waiting()).toEqual([0, 1, 2]);
  expect(game.legal(0)).toEqual(["throne 1", "throne 4"]);
  expect(game.refused("0 throne 3")).toBe("broker-not-in-front");
  game.play("0 throne 4");
  expect(game.refused("0 throne 1")).toBe("not-asked");
  expect(game.view(1).seats[0]).toMatchObject({ front: [0, 2, 0, 0, 1], throne: [{ seen: 0 }] });
  expect(game.view(0).seats[0].throne).toEqual([{ value: 4, seen: 0 }]);
  game.play("1 throne 0\n2 throne 2");
  expect(game.state).toMatchObject({ round: 1, step: "bidding" });
  expect(game.state.screens).toEqual([
    [2, 3, 2, 3, 1],
    [1, 3, 2, 3, 2],
    [2, 3, 1, 3, 2],
  ]);
});

test("Y-3.5 the throne room is asked even with one answer", () => {
  const game = scene({ ...phase5, fronts: { 0: [1, 1, 1], 1: [3, 3, 3], 2: [2, 1, 0] } });
  game.play("2 pass");
  expect(game.waiting()).toEqual([0, 1, 2]);
  expect(game.legal(0)).toEqual(["throne 1"]);
});

test("Y-7.1 without recall the seat's own choice is shown until the next action only", () => {
  const game = scene({ ...phase5, options: { kingsFavour: true, recall: false } });
  game.play("2 pass\n0 throne 4");
  expect(game.view(0).seats[0].throne).toEqual([{ value: 4, seen: 0 }]);
  game.play("1 throne 3");
  expect(game.view(0).seats[0].throne).toEqual([{ seen: 0 }]);
});

test("Y-7.1 no spare 2 is left in the fourth round; the throne room is turned up at the end", () => {
  const game = scene({ ...phase5, round: 3, thrones: { 0: [4, 1, 0], 1: [0, 0, 1], 2: [3, 3, 3] } });
  game.play("2 pass\n0 throne 4\n1 throne 3\n2 throne 2");
  expect(game.step()).toBe("over");
  expect(game.view("spectator").seats.map(({ throne }) => throne.map(({ value }) => value))).toEqual([
    [4, 1, 0, 4],
    [0, 0, 1, 3],
    [3, 3, 3, 2],
  ]);
  expect(game.state.screens[0].reduce((sum, count) => sum + count, 0)).toBe(11 + 3 - 4);
  expect(scores(game.state).map(({ throne }) => throne)).toEqual([7, 3, 12]);
  expect(game.events("thronesShown")).toHaveLength(1);
});

test("Y-7.1 totals rank 12 7 3 0; ties share the places' points, rounded down", () => {
  expect(thronePoints([9, 7, 5, 3])).toEqual([12, 7, 3, 0]);
  expect(thronePoints([9, 9, 5, 3])).toEqual([9, 9, 3, 0]);
  expect(thronePoints([9, 7, 7, 7])).toEqual([12, 3, 3, 3]);
  expect(thronePoints([4, 4, 4, 4])).toEqual([5, 5, 5, 5]);
  expect(thronePoints([8, 5, 5])).toEqual([12, 5, 5]);
});

test("Y-7.2 Express: one 3 and one 1 fewer, no white ships, three placing turns", () => {
  const game = scene({ players: 3, options: { express: true }, order: [0, 1, 2] });
  expect(game.state.screens[0]).toEqual([2, 2, 1, 2, 2]);
  expect(game.state.ships).toHaveLength(20 - 5);
  for (const ship of [...game.state.ships, ...game.state.docked, game.state.marketShip])
    expect(parts.SHIPS[ship].small).not.toContain(parts.WHITE);
  playUntil(game, (s) => s.round === 1);
  expect(game.events("placed")).toHaveLength(3 * 3 * 2);
});

test("Y-2.2 King's Favour and Express together: nine brokers a seat every round, ships for four", () => {
  const chance = new FastChance(3);
  const s = ys.setup(readOptions(ys.options, { kingsFavour: true, express: true }, 4), 4, chance);
  expect(s.ships).toHaveLength(15);
  const game = scene({ options: { kingsFavour: true, express: true } });
  for (const round of [1, 2, 3]) {
    playUntil(game, (state) => state.round === round);
    for (const screen of game.state.screens) expect(screen.reduce((sum, count) => sum + count, 0)).toBe(9);
  }
  playUntil(game, (state) => state.step === "over");
  expect(game.state.ships).toEqual([]);
});
