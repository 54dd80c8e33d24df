import { expect, test } from "vitest";
import { beforeCount, cardNamed } from "./scene.ts";

const SHIPS = ["B;GR", "B;GR", "B;GR", "B;GR"] as const;

test("Y-4.1 quarters in ascending order, each turned up when it is counted", () => {
  const game = beforeCount({
    ships: SHIPS,
    brokers: `
      0 4 down q2.port
      1 3 down q1.port
      1 0 up q1.palace`,
  });
  game.play("3 pass");
  expect(game.events("turnedUp").map(({ quarter }) => quarter)).toEqual([0]);
  expect(game.view("spectator").brokers[0].value).toBeUndefined();
  expect(game.view("spectator").brokers[1].value).toBe(3);
  expect(game.events("ranked")).toEqual([{ kind: "ranked", quarter: 0, seats: [1], totals: [3] }]);
  game.play("1 take blue\n1 take red");
  expect(game.events("turnedUp").map(({ quarter }) => quarter)).toEqual([0, 1]);
});

test("Y-4.2 first takes two of four gems, second one, third the last; nobody is asked where one colour is left", () => {
  const game = beforeCount({
    ships: SHIPS,
    brokers: `
      0 4 up q1.port
      1 3 up q1.port
      2 2 up q1.port
      3 1 up q1.port`,
  });
  game.play("3 pass\n0 take green\n0 take red");
  expect([0, 1, 2, 3].map((seat) => game.gems(seat))).toEqual([
    { green: 1, red: 1, black: 1 },
    { blue: 1 },
    { blue: 1 },
    {},
  ]);
});

test("Y-4.2 fewer seats present: leftovers stay in the bank", () => {
  const game = beforeCount({ ships: SHIPS, brokers: "0 4 up q1.port" });
  game.play("3 pass\n0 take blue");
  expect(game.refused("0 take white")).toBe("gem-not-aboard");
  game.play("0 take blue");
  expect(game.gems(0)).toEqual({ blue: 2, black: 1 });
});

test("Y-4.3 port: a black gem; commercial: 3 points; palace: the character", () => {
  const game = beforeCount({
    ships: SHIPS,
    palaces: ["herald", "spy", "captain", "banker"],
    brokers: `
      0 4 up q1.port
      1 3 up q1.commercial
      2 2 up q1.palace`,
  });
  game.play("3 pass\n0 take blue\n0 take blue\n1 take green");
  expect(game.gems(0)).toEqual({ blue: 2, black: 1 });
  expect(game.state.scores).toEqual([0, 3, 0, 0]);
  expect(game.events("character")).toEqual([{ kind: "character", seat: 2, card: cardNamed("herald") }]);
});

test("Y-4.3 nobody there: nothing is won, the character is discarded", () => {
  const game = beforeCount({ ships: SHIPS });
  game.play("3 pass\n0 best blue\n0 best green\n0 best yellow");
  expect(game.events("unclaimed").filter(({ what }) => what === "palace")).toHaveLength(4);
  expect(game.state.hands.flat()).toEqual([]);
});

test("Y-6 blue card: a coloured gem of choice, chosen before the next quarter is turned up", () => {
  const game = beforeCount({
    round: 3,
    ships: SHIPS,
    palaces: ["blue", "blue", "blue", "blue"],
    brokers: "0 4 up q1.palace\n1 3 down q2.port",
  });
  game.play("3 pass\n0 take red\n0 take green");
  expect([game.step(), game.waiting()]).toEqual(["choosing", [0]]);
  expect(game.view("spectator").brokers[1]).not.toHaveProperty("value");
  expect(game.refused("0 take blue")).toBe("not-this-now");
  game.play("0 gem yellow");
  expect(game.gems(0)).toEqual({ green: 1, yellow: 1, red: 1 });
  expect(game.events("gem").at(-1)).toEqual({ kind: "gem", seat: 0, gem: 2, from: "character" });
  expect(game.state.fresh[0]).toEqual([]);
});

test("Y-4.4 presence counts: a lone 0 wins, an absent seat never ranks", () => {
  const game = beforeCount({ ships: SHIPS, brokers: "2 0 down q1.commercial" });
  game.play("3 pass\n2 take blue\n2 take blue");
  expect(game.state.scores).toEqual([0, 0, 3, 0]);
  expect(game.events("ranked")[0].seats).toEqual([2]);
});

test("Y-4.5 tied seats: the Intriguer, then the higher front, then the lower order card, all told", () => {
  const tied = {
    ships: SHIPS,
    order: [3, 2, 1, 0],
    fronts: { 0: [1, 1, 1], 1: [2, 1, 0], 2: [4, 4, 4], 3: [0, 0, 0] },
    brokers: `
      0 3 up q1.port
      1 3 up q1.port
      2 3 up q1.port
      3 3 up q1.port`,
  };
  const game = beforeCount(tied);
  game.play("0 pass");
  expect(game.events("tie")[0]).toEqual({
    kind: "tie",
    what: "quarter",
    at: 0,
    total: 3,
    seats: [2, 1, 0, 3],
    by: ["front", "order", "front"],
    fronts: [12, 3, 3, 0],
    positions: [1, 2, 3, 0],
  });
  const intrigue = beforeCount({ ...tied, hands: { 0: ["intriguer"] } });
  intrigue.play("0 intriguer");
  expect(intrigue.events("tie")[0].seats).toEqual([0, 2, 1, 3]);
  expect(intrigue.events("tie")[0].by).toEqual(["intriguer", "front", "front"]);
});

test("Y-4.5 a tie that decides nothing is not told", () => {
  const game = beforeCount({
    players: 3,
    ships: ["B;GR", "B;GR", "B;GR", "B;GR"],
    brokers: `
      0 4 up q1.port
      1 4 up q1.palace
      1 0 up q1.port
      2 1 up q1.commercial`,
  });
  game.play("2 pass");
  expect(game.events("tie").map(({ what, seats }) => ({ what, seats }))).toEqual([{ what: "quarter", seats: [0, 1] }]);
});

test("Y-4.6 brokers of a counted quarter count no more", () => {
  const game = beforeCount({
    ships: SHIPS,
    brokers: `
      0 4 up q1.port
      1 1 up q2.port`,
  });
  game.play("3 pass\n0 take blue\n0 take blue");
  expect(game.events("ranked")[1]).toEqual({ kind: "ranked", quarter: 1, seats: [1], totals: [1] });
});
