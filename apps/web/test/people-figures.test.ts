import { levelsFor, scaleFor } from "@serai/ui/plots/figures.ts";
import { expect, test } from "vitest";
import { kindsOf, placesOf, scoresOf, sharesOf } from "../src/people/figures.ts";

const finish = (game: string, players: number, rank: number, games: number) => ({ game, players, rank, games });
const finishes = [
  finish("ys", 3, 1, 1),
  finish("sultan", 3, 1, 2),
  finish("sultan", 3, 3, 1),
  finish("sultan", 2, 2, 2),
];

test("what is played most comes first, each game with each number of players for itself", () => {
  expect(kindsOf({ finishes })).toEqual([
    { game: "sultan", players: 3 },
    { game: "sultan", players: 2 },
    { game: "ys", players: 3 },
  ]);
});

test("places nobody reached count nothing", () => {
  expect(placesOf({ finishes }, { game: "sultan", players: 3 })).toEqual([2, 0, 1]);
});

test("scores run from the oldest to the newest, of one kind of game, and no more than thirty", () => {
  const result = (players: number, score: number) => ({ game: "sultan", players, rated: true, at: 0, rank: 1, score });
  const results = [result(3, 30), result(2, 99), result(3, 20), result(3, 10)];
  expect(scoresOf({ results }, { game: "sultan", players: 3 })).toEqual([10, 20, 30]);
  const many = Array.from({ length: 50 }, (_, i) => result(3, i));
  expect(scoresOf({ results: many }, { game: "sultan", players: 3 })).toEqual(
    Array.from({ length: 30 }, (_, i) => 29 - i),
  );
});

test("shares are whole percents that add up to a hundred; what brought nothing is left out", () => {
  const plan = (source: string, points: number, game = "sultan") => ({ game, source, points });
  const plans = [plan("red", 1), plan("blue", 1), plan("green", 1), plan("white", 0), plan("city", 9, "ys")];
  const shares = sharesOf({ plans }, "sultan");
  expect(shares.map(({ source }) => source)).toEqual(["red", "blue", "green"]);
  expect(shares.map(({ percent }) => percent)).toEqual([34, 33, 33]);
  expect(sharesOf({ plans: [] }, "sultan")).toEqual([]);
  const debts = sharesOf({ plans: [plan("red", 3), plan("debts", -1)] }, "sultan");
  expect(debts).toEqual([
    { source: "red", percent: 75 },
    { source: "debts", percent: -25 },
  ]);
  expect(sharesOf({ plans: [plan("debts", -2)] }, "sultan")).toEqual([{ source: "debts", percent: -100 }]);
});

test("plots have room for points below zero, and for nothing at all", () => {
  expect(levelsFor(0, 0)).toEqual([0, 1]);
  expect(levelsFor(0, 40)).toEqual([0, 10, 20, 30, 40]);
  expect(levelsFor(-7, 12)).toEqual([-10, -5, 0, 5, 10, 15]);
  expect(levelsFor(-3, 0)).toEqual([-3, -2, -1, 0]);
  const { nought, scale } = scaleFor(
    [
      [30, -10],
      [20, 0],
    ],
    0,
    100,
  );
  expect({ nought, most: nought + 30 * scale }).toEqual({ nought: 25, most: 100 });
  expect(scaleFor([[0], [-4]], 0, 100).nought).toBe(100);
});
