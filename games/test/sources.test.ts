import { playGame, random } from "@serai/bots";
import { FastChance, keyOf, readOptions } from "@serai/kernel";
import { expect, test } from "vitest";
import { gameIds, takeDown } from "../src/index.ts";

const told = gameIds()
  .map((id) => takeDown(id).game)
  .filter(({ sources }) => sources !== undefined);

test.each(told)("$id: where points came from adds up to the score, with every number of players", (game) => {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const { state } = playGame({
      game,
      options: readOptions(game.options, {}, seats),
      key: keyOf({ table: `${seats}`, secret: "5".repeat(64), nonces: [] }),
      bots: Array.from({ length: seats }, () => random),
      chance: new FastChance(seats),
    });
    const totals = game.sources?.(state).map((from) => Object.values(from).reduce((sum, points) => sum + points, 0));
    expect(totals).toEqual(game.result(state)?.scores);
  }
});

test("every game with a page tells where points came from", () => {
  expect(told.map(({ id }) => id)).toEqual(["sultan", "byzanz", "ys"]);
});
