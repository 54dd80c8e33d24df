import { expect, test } from "vitest";
import { playUntil, scene } from "./scene.ts";

const placing = { step: "placing", asked: 0, order: [0, 1, 2, 3] } as const;

test("Y-3.6 two brokers a turn, one face up and one face down, either first", () => {
  const game = scene(placing);
  game.play("0 place 4 down q1.port");
  expect(game.refused("0 place 4 down q1.port")).toBe("side-not-allowed");
  expect(game.refused("0 bid 1 0")).toBe("not-this-now");
  game.play("0 place 4 up q1.port");
  expect(game.waiting()).toEqual([1]);
  expect(game.refused("0 place 3 up q1.port")).toBe("not-asked");
});

test("Y-3.6 any number in an area, one on a square, only what is in use", () => {
  const game = scene({ ...placing, players: 3, order: [0, 1, 2], options: { quarters: "3" } });
  game.play("0 place 0 up market.blue.2\n0 place 0 down q1.port");
  expect(game.refused("1 place 0 up market.blue.2")).toBe("square-taken");
  expect(game.refused("1 place 0 up market.blue.1")).toBe("place-not-in-use");
  expect(game.refused("1 place 0 up q4.port")).toBe("place-not-in-use");
  game.play("1 place 0 up q1.port\n1 place 0 down market.blue.3");
});

test("Y-3.6 four players use rows 1 to 3", () => {
  scene(placing).play("0 place 0 up market.red.1\n0 place 1 down market.red.2\n1 place 0 up market.red.3");
});

test("Y-3.6 a broker must be behind the screen; equal brokers are one action", () => {
  const game = scene({ ...placing, screens: { 0: [3, 3, 1] } });
  expect(game.refused("0 place 4 up q1.port")).toBe("broker-not-behind-screen");
  expect(game.refused("0 place front 3 up q1.port")).toBe("broker-not-in-front");
  expect(game.legal(0)).toHaveLength(2 * 2 * 24);
});

test("Y-3.6 in turn order, four times round; no card is played inside a placing", () => {
  const game = scene({ ...placing, order: [2, 0, 3, 1], asked: 2, hands: { 2: ["magician"] } });
  game.play("2 place 0 up q1.port");
  expect(game.refused("2 pass")).toBe("not-this-now");
  game.play("2 place 0 down q1.port\n2 pass");
  expect(game.waiting()).toEqual([0]);
  playUntil(game, (s) => s.step === "counting" || s.round > 0);
  expect(game.events("placed")).toHaveLength(32);
});

test("Y-3.7 a broker placed on the market scores 1 at once", () => {
  const game = scene(placing);
  game.play("0 place 0 up market.red.1\n0 place 1 down market.red.2\n1 place 0 up q1.port");
  expect(game.state.scores).toEqual([2, 0, 0, 0]);
});

test("Y-3.8 the last broker goes face up in front: three are the front", () => {
  const game = scene({
    players: 3,
    order: [0, 1, 2],
    step: "after",
    asked: 2,
    turn: 11,
    fronts: { 0: [4, 1], 1: [2, 0], 2: [3, 3] },
    screens: { 0: [0], 1: [4], 2: [1] },
    hands: { 0: ["herald"], 2: ["herald"] },
  });
  game.play("2 pass");
  expect(game.events("fronts")).toEqual([{ kind: "fronts", values: [0, 4, 1] }]);
  expect(game.step()).toBe("windowC");
  expect(game.view("spectator").seats.map(({ front }) => front)).toEqual([
    [1, 1, 0, 0, 1],
    [1, 0, 1, 0, 1],
    [0, 1, 0, 2, 0],
  ]);
});
