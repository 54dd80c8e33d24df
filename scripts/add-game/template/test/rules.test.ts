import { begin, fuzz, keyFromWords, legalActions, play, recordOf, replay } from "@serai/kernel";
import { expect, test } from "vitest";
import { checks, game, pointsOf } from "../rules/index.ts";

const begun = (seats: number) => begin(game, { options: {}, seats, key: keyFromWords("pebbles") });

test("one, two or three pebbles may be taken, by the seat whose turn it is", () => {
  const match = begun(2);
  expect(legalActions(game, match.state, 0)).toEqual([1, 2, 3]);
  expect(legalActions(game, match.state, 1)).toEqual([]);
});

test("every pebble is a point, and a bag with more than ten is worth nothing", () => {
  const match = begun(2);
  for (let turn = 0; turn < 7; turn++) play(match, turn % 2, turn % 2 === 0 ? 1 : 3);
  expect(pointsOf(match.state)).toEqual([4, 9]);
  for (const count of [3, 1, 3, 1, 3]) play(match, match.state.turn, count);
  expect(game.result(match.state)).toEqual({ scores: [6, 0], ranks: [1, 2] });
});

test("any game can be played to its end, leaks nothing and replays", () => {
  expect(fuzz(game, checks, { games: 100, seed: 1 }).faults).toEqual([]);
  const match = begun(3);
  for (let turn = 0; turn < 12; turn++) play(match, turn % 3, 3);
  expect(replay(game, recordOf(match, ["Anna", "Béla", "Cili"])).differences).toEqual([]);
});
