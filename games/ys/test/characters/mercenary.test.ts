import { expect, test } from "vitest";
import { beforeCount, scene } from "../scene.ts";

const start = {
  step: "after",
  asked: 0,
  order: [0, 1, 2, 3],
  hands: { 0: ["mercenary"] },
  laid: [1, 2],
  brokers: `
    0 4 up q1.port
    0 3 down q1.port
    0 1 up market.red.1`,
} as const;

test("Y-6 Mercenary: one of the two own brokers just placed; the marker is public", () => {
  const game = scene(start);
  expect(game.legal(0)).toEqual(["pass", "mercenary q1.port.2", "mercenary market.red.1"]);
  expect(game.refused("0 mercenary q1.port.1")).toBe("card-cannot-do-that");
  game.play("0 mercenary q1.port.2");
  expect(game.view("spectator").marked).toBe(1);
  expect(scene({ ...start, step: "before" }).refused("0 mercenary q1.port.2")).toBe("card-not-now");
});

test("Y-6 Mercenary: may mark in a closed zone", () => {
  const game = scene({
    ...start,
    also(s) {
      s.closedBy = 1;
      s.closed = 0;
    },
  });
  expect(game.legal(0)).toContain("mercenary q1.port.2");
});

test("Y-6 Mercenary: wherever the broker now lies, but not what came from the throne room", () => {
  const game = scene({
    ...start,
    options: { kingsFavour: true },
    round: 2,
    thrones: { 0: [0, 2] },
    hands: { 0: ["magician", "mercenary"] },
  });
  game.play("0 magician q1.port.2 throne.1");
  expect(game.legal(0)).toEqual(["pass", "mercenary market.red.1"]);
  const moved = scene({ ...start, hands: { 0: ["magician", "mercenary"] } });
  moved.play("0 magician q1.port.2 market.red.1");
  expect(moved.legal(0)).toEqual(["pass", "mercenary q1.port.2", "mercenary market.red.1"]);
});

test("G-6 Mercenary: two equal brokers just placed are one action", () => {
  const game = scene({ ...start, laid: [0, 1], brokers: "0 3 down q1.port\n0 3 down q1.port" });
  expect(game.legal(0)).toEqual(["pass", "mercenary q1.port.1"]);
});

test("Y-6 Mercenary: counts 5 in area, quarter, row, column and for the top bidder", () => {
  const marked = (broker: number) => ({
    also(s: { marked: number }) {
      s.marked = broker;
    },
  });
  const city = beforeCount({
    ...marked(0),
    ships: ["B;GR", "B;GR", "B;GR", "B;GR"],
    brokers: "0 0 down q1.commercial\n1 4 up q1.commercial",
  });
  city.play("3 pass");
  expect(city.events("ranked")[0]).toMatchObject({ seats: [0, 1], totals: [5, 4] });
  city.play("0 take blue\n0 take blue\n1 take red");
  expect(city.state.scores[0]).toBe(3);
  const market = beforeCount({
    ...marked(0),
    market: ["blue", "green", "red"],
    brokers: "0 0 down market.green.1\n1 4 up market.red.1\n1 0 up market.blue.3",
  });
  market.play("3 pass");
  expect(market.gems(0)).toEqual({ blue: 1 });
  expect(market.events("columns")[0].order).toEqual([1, 3, 0, 2]);
  expect(market.waiting()).toEqual([0]);
});

test("Y-6 Mercenary: the marker goes with the round", () => {
  const game = scene({
    round: 1,
    also(s) {
      s.marked = 0;
    },
  });
  game.play("0 bid 1 0");
  expect(game.state.marked).toBe(-1);
});
