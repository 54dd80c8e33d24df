import { FastChance, optionCombinations, readOptions } from "@serai/kernel";
import { expect, test } from "vitest";
import { parts, ys } from "../rules/index.ts";
import { scene } from "./scene.ts";

const start = (players: number, seed: number, options = {}) =>
  ys.setup(readOptions(ys.options, options, players), players, new FastChance(seed));

test("Y-2.1 order cards at random, three characters a quarter, the rest unseen, scores 0", () => {
  const orders = new Set(Array.from({ length: 200 }, (_, seed) => start(3, seed).order.join("")));
  expect(orders.size).toBe(6);
  const s = start(4, 1);
  expect(s.piles.map((pile) => pile.length)).toEqual([2, 2, 2, 2]); // one of each is turned up
  expect(new Set([...s.piles.flat(), ...s.palaces]).size).toBe(12);
  expect(s.scores).toEqual([0, 0, 0, 0]);
  expect(start(2, 1).scores).toEqual([0, 0, 0]); // the neutral too
});

test("Y-2.2 options and their defaults", () => {
  expect(readOptions(ys.options, {}, 4)).toEqual({
    kingsFavour: false,
    express: false,
    quarters: "4",
    queen: "quarter",
    placement: "standard",
    recall: true,
    neutral: "4-2-1-0",
    neutralValues: "blind",
  });
  expect(optionCombinations(ys.options, 4)).toHaveLength(32);
  expect(optionCombinations(ys.options, 3)).toHaveLength(64);
  expect(optionCombinations(ys.options, 2)).toHaveLength(32);
});

test("Y-2.2 King's Favour and Express are refused with two players", () => {
  expect(() => readOptions(ys.options, { kingsFavour: true }, 2)).toThrow("bad-option");
  expect(() => readOptions(ys.options, { express: true }, 2)).toThrow("bad-option");
});

test("Y-2.2 four players use four quarters, two use three, three choose", () => {
  expect([2, 3, 4].map((players) => start(players, 1).quarters)).toEqual([3, 4, 4]);
  expect(start(3, 1, { quarters: "3" }).quarters).toBe(3);
  expect(parts.quartersFor(4, { express: false, quarters: "3" })).toBe(4);
});

test("Y-2.2 open placement: both brokers face up, except with the Bishop", () => {
  const open = { options: { placement: "open" }, step: "placing", asked: 0, order: [0, 1, 2, 3] } as const;
  const game = scene(open);
  expect(game.refused("0 place 0 down q1.port")).toBe("side-not-allowed");
  game.play("0 place 0 up q1.port");
  expect(game.refused("0 place 0 down q1.port")).toBe("side-not-allowed");
  game.play("0 place 0 up q1.port");
  const bishop = scene({
    ...open,
    also(s) {
      s.bishop = 0;
    },
  });
  bishop.play("0 place 0 down q1.port\n0 place 0 down q1.port");
});

test("Y-2.2 recall: a seat keeps seeing its own face-down brokers, or not", () => {
  const start = { step: "placing", asked: 0, order: [0, 1, 2, 3] } as const;
  for (const recall of [true, false]) {
    const game = scene({ ...start, options: { recall } });
    game.play("0 place 4 down q1.port");
    expect(game.view(0).brokers[0].value).toBe(4); // what the last action showed
    game.play("0 place 3 up q1.port");
    expect(game.view(0).brokers[0].value).toBe(recall ? 4 : undefined);
    expect(game.view(1).brokers[0].value).toBeUndefined();
  }
});

test("Y-2.2 without recall the log does not repeat what lies face down", () => {
  const game = scene({ step: "placing", asked: 0, order: [0, 1, 2, 3] });
  game.play("0 place 4 down q1.port");
  const [event] = game.events("placed");
  const options = (recall: boolean) => readOptions(ys.options, { recall }, 4);
  expect(ys.retell(event, 0, options(true))).toEqual(event);
  expect(ys.retell(event, 0, options(false))).not.toHaveProperty("value");
  expect(ys.see(event, 0)).toEqual(event);
  expect(ys.see(event, 1)).not.toHaveProperty("value");
});

test("Y-2.2 options that mean nothing with this number of players are ignored", () => {
  expect(readOptions(ys.options, { quarters: "3", neutral: "4-3-1-0" }, 4)).toMatchObject({
    quarters: "4",
    neutral: "4-2-1-0",
  });
  expect(readOptions(ys.options, { quarters: "3" }, 3)).toMatchObject({ quarters: "3" });
  expect(readOptions(ys.options, { neutralValues: "known" }, 2)).toMatchObject({ neutralValues: "known" });
});
