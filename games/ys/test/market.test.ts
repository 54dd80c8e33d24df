import { expect, test } from "vitest";
import { beforeCount, playUntil, scene } from "./scene.ts";

test("Y-4.7 rows in use, ascending: the majority takes the gem, an empty row's stays", () => {
  const game = beforeCount({
    market: ["blue", "green", "red"],
    brokers: `
      0 2 down market.blue.1
      1 1 up market.green.1
      1 3 down market.red.1
      2 0 down market.red.3`,
  });
  game.play("3 pass");
  expect(game.gems(1)).toEqual({ blue: 1 });
  expect(game.gems(2)).toEqual({ red: 1 });
  expect(game.events("unclaimed").filter(({ what }) => what === "row")).toEqual([
    { kind: "unclaimed", what: "row", at: 1 },
  ]);
});

test("Y-4.7 three players: rows 2 and 3 only, and white is changed", () => {
  const game = beforeCount({ players: 3, market: ["-", "white", "red"], brokers: "1 0 up market.blue.2" });
  game.play("2 pass\n1 gem green");
  expect(game.gems(1)).toEqual({ green: 1 });
});

test("Y-4.8 columns: two up, one up, one down, two down; more brokers break a tie, a 0 beats none", () => {
  const game = beforeCount({
    brokers: `
      0 3 up market.red.1
      1 2 up market.green.1
      1 1 up market.green.2
      2 0 up market.yellow.3`,
  });
  game.play("3 pass");
  expect(game.events("columns")[0]).toMatchObject({ order: [1, 3, 2, 0], totals: [0, 3, 0, 3], brokers: [0, 2, 1, 1] });
  expect(game.state.prices).toEqual([5, 9, 6, 8]);
});

test("Y-4.8 columns still tied: the best front of all seats orders each group, the last one unasked", () => {
  const game = beforeCount({
    fronts: { 0: [1, 1, 1], 1: [4, 4, 3], 2: [4, 4, 3], 3: [0, 0, 0] },
    order: [2, 1, 0, 3],
    brokers: `
      0 3 up market.red.1
      0 3 up market.green.1`,
  });
  game.play("3 pass");
  expect(game.events("columnsTied")).toEqual([
    { kind: "columnsTied", columns: [1, 3], seat: 2, by: "order", fronts: [3, 11, 11, 0] },
  ]);
  expect(game.refused("2 best blue")).toBe("column-not-tied");
  expect(game.legal(2)).toEqual(["best green", "best red"]);
  game.play("2 best red");
  expect(game.legal(2)).toEqual(["best blue", "best yellow"]);
  game.play("2 best yellow");
  expect(game.state.prices).toEqual([5, 8, 6, 9]);
});

test("Y-4.8 a wholly empty market is one group of four; prices still move", () => {
  const game = beforeCount({ fronts: { 1: [4, 4, 3] } });
  game.play("3 pass\n1 best red\n1 best blue\n1 best green");
  expect(game.state.prices).toEqual([8, 6, 5, 9]);
  expect(game.events("columnsTied")).toHaveLength(1);
});

test("Y-4.8 the Intriguer orders tied columns even with no broker there", () => {
  const game = beforeCount({ fronts: { 1: [4, 4, 3] }, hands: { 3: ["intriguer"] } });
  game.play("3 intriguer");
  expect(game.waiting()).toEqual([3]);
  expect(game.events("columnsTied")[0]).toMatchObject({ seat: 3, by: "intriguer" });
});

test("Y-4.9 the top bidder must move one colour one square", () => {
  const game = beforeCount({
    brokers: `
      0 3 up market.red.1
      1 2 up market.green.1
      1 2 up market.green.2`,
    fronts: { 0: [0], 1: [1] },
  });
  game.play("3 pass");
  game.play("1 best blue");
  expect(game.step()).toBe("pricing");
  expect(game.waiting()).toEqual([1]);
  expect(game.refused("1 pass")).toBe("not-this-now");
  const before = game.state.prices[3];
  game.play("1 price red down");
  expect(game.state.prices[3]).toBe(before - 1);
  expect(game.events("won").at(-1)).toEqual({ kind: "won", what: "market", at: 0, seat: 1, total: 4 });
});

test("Y-4.9 no broker on the market: no top bidder", () => {
  const game = beforeCount({});
  game.play("3 pass\n0 best blue\n0 best green\n0 best yellow");
  expect(game.events("unclaimed").at(-1)).toEqual({ kind: "unclaimed", what: "market", at: 0 });
  expect(game.state.round).toBe(1);
});

test("Y-4.10 cards are played when the count has ended, then all brokers go home and the next round begins", () => {
  const game = beforeCount({
    ships: ["B;GR", "B;GR", "B;GR", "B;GR"],
    hands: { 2: ["banker"] },
    brokers: "0 3 up q1.port",
    fronts: { 0: [4, 4, 0] },
  });
  game.play("3 pass\n0 take blue\n0 take green\n0 best blue\n0 best green\n0 best yellow");
  expect(game.step()).toBe("windowE");
  game.play("2 pass");
  expect(game.state).toMatchObject({ round: 1, step: "bidding" });
  expect(game.state.screens[0]).toEqual([2, 3, 1, 3, 2]);
  game.play("0 bid 0 0");
  expect(game.view("spectator").brokers).toEqual([]);
  expect(game.view("spectator").seats[0].front).toEqual([0, 0, 0, 0, 0]);
});

test("Y-4.10 after the fourth round the game is over", () => {
  const game = scene({ players: 3 });
  playUntil(game, (s) => s.step === "over");
  expect(game.state.round).toBe(3);
  expect(game.waiting()).toEqual([]);
  expect(game.refused("0 pass")).toBe("game-over");
});
