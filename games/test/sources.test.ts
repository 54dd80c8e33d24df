import { FastChance, keyFromWords, readOptions } from "@serai/kernel";
import { playGame, random } from "@serai/search";
import { expect, test } from "vitest";
import { games } from "../list/index.ts";

const told = games.map(({ game }) => game).filter(({ sources }) => sources !== undefined);

test.each(told)("$id: where points came from adds up to the score, with every number of players", (game) => {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const { state } = playGame({
      game,
      options: readOptions(game.options, {}, seats),
      key: keyFromWords(`sources ${seats}`),
      bots: Array.from({ length: seats }, () => random),
      chance: new FastChance(seats),
    });
    const totals = game.sources?.(state).map((from) => Object.values(from).reduce((sum, points) => sum + points, 0));
    expect(totals).toEqual(game.result(state)?.scores);
  }
});
