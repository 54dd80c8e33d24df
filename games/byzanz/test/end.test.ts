import { expect, test } from "vitest";
import { bestSales, byzanz } from "../rules/index.ts";
import { cards, lastSale, market } from "./table.ts";

const best = (hand: string): string[] => bestSales(cards(hand)).map((sale) => byzanz.notation.write(sale));

test("B-5.1 after the last market, hand limit settled, every seat with three or more cards is asked at once", () => {
  const seven = "cloth1 cloth2 wood1 wood2 grain1 wine1 merchant";
  const game = market({
    hands: ["cloth1 wine1 wine3", "wood1", seven],
    market: "spice1 olives1",
    lotCards: [2, 4, 6],
    lastRound: true,
  });
  game.play("0 take spice");
  // Seat 1 took olives unasked (G-2) and holds two cards; seat 2 found nothing.
  expect(game.state.step).toBe("lastSale");
  expect(game.asked).toEqual([0, 2]);
  expect(game.volunteers).toEqual([]);
  expect(game.legal(0)).toEqual(["done"]);
  expect(game.view(0).seats[1].done).toBe(true);
  expect(game.refusal("0 pass")).toBe("sell-or-done {}");
});

test("B-5.1 the last market's limit comes before the last sale", () => {
  const seven = "cloth1 cloth2 wood1 wood2 grain1 wine1 merchant";
  const game = market({ hands: [seven, "", ""], market: "spice1", lotCards: [2, 4, 6], lastRound: true });
  game.state.market[cards("wine1")[0]]++;
  game.play("0 take spice");
  expect(game.state.step).toBe("limit");
  game.play("0 discard spice1");
  expect(game.state.step).toBe("lastSale");
});

test("B-5.1 fewer than three cards after a sale: done", () => {
  const game = lastSale(["cloth1 cloth1 cloth2 wine1", "cloth1 cloth1 cloth2", "wood1 wood2 wine1"]);
  game.play("0 sell cloth2 cloth1 cloth1");
  expect(game.asked).toEqual([1, 2]);
  game.play("2 done");
  expect(game.refusal("2 done")).toMatch("not-asked");
  expect(game.refusal("2 sell cloth1 cloth1 cloth1")).toMatch("not-asked");
});

test("B-5.1 when a seat is done its best remaining sales are made for it and shown", () => {
  const game = lastSale(["cloth4 cloth3 cloth1 wood2 wood1 wine4 merchant", "wood1 wood2 wine1", ""]);
  const told = game.play("0 done");
  expect(told.map(({ kind }) => kind)).toEqual(["done", "sold", "sold"]);
  expect(game.scored(0)).toBe("cloth4 wood2");
  expect(game.view(1).last?.sales).toHaveLength(2);
});

test("B-5.1 best: most points", () => {
  expect(best("cloth1 cloth1 cloth4 merchant merchant merchant")).toEqual([
    "sell cloth4 cloth1 cloth1",
    "sell merchant merchant merchant",
  ]);
  expect(best("cloth4 cloth3 merchant merchant merchant merchant")).toEqual([
    "sell cloth4 cloth3 merchant",
    "sell merchant merchant merchant",
  ]);
  expect(best("cloth1 merchant merchant merchant")).toEqual(["sell merchant merchant merchant"]);
});

test("B-5.1 best: then most goods left in hand", () => {
  expect(best("cloth1 cloth1 cloth4 merchant merchant")).toEqual(["sell cloth4 merchant merchant"]);
});

test("B-5.1 best: then the first in canonical order", () => {
  expect(best("cloth1 cloth1 cloth2 wood1 wood1 wood2")).toHaveLength(2);
  expect(best("cloth1 cloth2 cloth2 cloth4")).toEqual(["sell cloth4 cloth2 cloth1"]);
  expect(best("cloth3 wood3 merchant merchant")).toEqual(["sell cloth3 merchant merchant"]);
  expect(best("cloth1 wood1 wine1")).toEqual([]);
});

test("B-5.1 the game is over at once where nobody holds three cards", () => {
  const game = market({ hands: ["cloth1", "", ""], market: "spice1 olives1", lotCards: [2, 4, 6], lastRound: true });
  game.play("0 take spice");
  expect(game.state.step).toBe("over");
  expect(game.asked).toEqual([]);
});

function ranks(
  scored: readonly string[],
  hands: readonly string[],
): { scores: readonly number[]; ranks: readonly number[] } | undefined {
  const game = lastSale(hands);
  for (const [seat, list] of scored.entries()) game.state.scored[seat].push(...cards(list));
  for (const seat of game.asked) game.play(`${seat} done`);
  return byzanz.result(game.state);
}

test("B-5.2 most points win; three merchants count 5", () => {
  expect(ranks(["cloth4 wood1", "merchant merchant", "wine3"], ["wood1 wine1 spice1", "", ""])).toEqual({
    scores: [5, 10, 3],
    ranks: [2, 1, 3],
  });
});

test("B-5.2 tie: more goods in hand, then more cards in hand, then shared", () => {
  const tied = ["cloth4", "wood4", "wine4", "spice4"];
  const hands = ["wood1 wine1 merchant", "wood1 wine1 spice1", "grain1 wine1", "grain1 spice1 merchant"];
  expect(ranks(tied, hands)?.ranks).toEqual([2, 1, 4, 2]);
});
