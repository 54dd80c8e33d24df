import { expect, test } from "vitest";
import { parts, places } from "../rules/index.ts";
import { beforeCount, scene, shipNamed } from "./scene.ts";

test("Y-1.1 a seat has eleven brokers, 0 0 1 1 1 2 3 3 3 4 4", () => {
  expect(scene().state.screens[0]).toEqual([2, 3, 1, 3, 2]);
});

test("Y-1.2 six gems, coloured ones left to right; won gems lie in the open", () => {
  expect(parts.GEMS).toEqual(["blue", "green", "yellow", "red", "black", "white"]);
  const game = scene({ gems: { 1: [3, 0, 0, 1, 2] } });
  expect(game.view("spectator").seats[1].gems).toEqual([3, 0, 0, 1, 2]);
});

test("Y-1.3 a white gem is changed at once, before the next gem is taken", () => {
  const game = beforeCount({ ships: ["B;WR", "B;GR", "B;GR", "B;GR"], brokers: "0 4 up q1.port\n1 1 up q1.port" });
  game.play("3 pass\n0 take white");
  expect(game.legal(0)).toEqual(["gem blue", "gem green", "gem yellow", "gem red"]);
  game.play("0 gem yellow");
  expect(game.legal(0)).toEqual(["take blue", "take red"]);
  expect(game.gems(0)).toEqual({ yellow: 1 });
});

test("Y-1.4 24 ships: three colours each, white small and on four; every colour large six times", () => {
  const cards = parts.SHIPS.flatMap((ship) => Array(ship.copies).fill(ship));
  expect(cards).toHaveLength(24);
  for (const { large, small } of cards) expect(new Set([large, ...small]).size).toBe(3);
  for (const colour of [0, 1, 2, 3]) expect(cards.filter(({ large }) => large === colour)).toHaveLength(6);
  expect(cards.filter(({ large }) => large === parts.WHITE)).toHaveLength(0);
  expect(cards.filter(({ small }) => small.includes(parts.WHITE))).toHaveLength(4);
  for (const card of ["B;GR", "G;WB", "Y;GR", "R;WY"]) expect(parts.SHIPS[shipNamed(card)].copies).toBe(1);
  for (const card of ["B;GY", "G;YR", "Y;BG", "R;GY"]) expect(parts.SHIPS[shipNamed(card)].copies).toBe(2);
});

test("Y-1.5 fifteen yellow characters, and blue cards after them", () => {
  expect(new Set(parts.CHARACTERS).size).toBe(15);
  expect(parts.BLUE_CARD).toBe(15);
});

test("Y-1.6 twelve areas and twelve squares, all prices on the eighth of fifteen squares", () => {
  expect(places.PLACE_NAMES).toHaveLength(24);
  expect(places.PLACE_NAMES).toContain("q4.palace");
  expect(places.PLACE_NAMES).toContain("market.red.1");
  expect(scene().state.prices).toEqual([7, 7, 7, 7]);
  expect(parts.TOP_PRICE).toBe(14);
});

test("Y-1.7 forced steps past an end of the track are lost, chosen ones are not offered", () => {
  const game = beforeCount({
    prices: [13, 14, 0, 1],
    brokers: "0 4 up market.blue.1\n0 3 up market.green.1\n0 2 up market.yellow.1",
  });
  game.play("3 pass");
  expect(game.state.prices).toEqual([14, 14, 0, 0]);
  expect(game.legal(0)).toEqual(["price blue down", "price green down", "price yellow up", "price red up"]);
  expect(game.refused("0 price green up")).toBe("price-at-end");
});
