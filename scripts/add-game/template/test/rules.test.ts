import { begin, fuzz, keyFromWords, legalActions, play, recordOf, replay } from "@serai/kernel";
import { expect, test } from "vitest";
import { checks, game } from "../rules/index.ts";

const begun = (seats: number) => begin(game, { options: {}, seats, key: keyFromWords("pebbles") });

test("one, two or three pebbles may be taken, by the seat whose turn it is", () => {
  const match = begun(2);
  expect(legalActions(game, match.state, 0)).toEqual([1, 2, 3]);
  expect(legalActions(game, match.state, 1)).toEqual([]);
});

test("every pebble is a point, and the last one brings three more", () => {
  const match = begun(2);
  for (let turn = 0; turn < 8; turn++) play(match, turn % 2, 3);
  expect(game.result(match.state)).toEqual({ scores: [12, 15], ranks: [2, 1] });
});

test("any game can be played to its end, leaks nothing and replays", () => {
  expect(fuzz(game, checks, { games: 100, seed: 1 }).faults).toEqual([]);
  const match = begun(3);
  for (let turn = 0; turn < 12; turn++) play(match, turn % 3, 3);
  expect(replay(game, recordOf(match, ["Anna", "Béla", "Cili"])).differences).toEqual([]);
});
