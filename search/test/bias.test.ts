import { levels as goofspielLevels } from "@serai/games/goofspiel/bots/levels.ts";
import { goofspiel } from "@serai/games/goofspiel/rules/index.ts";
import { FastChance } from "@serai/kernel";
import { expect, test } from "vitest";
import { SeatMemories } from "../src/seat-memories.ts";

test("an apprentice's bias stays for a whole game, and the next game has another", () => {
  const [apprentice] = goofspielLevels;
  const state = goofspiel.setup({}, 3, new FastChance(1));
  const choicesAt = (biasSeed: string): number[] => {
    const sight = new SeatMemories(goofspiel, state, 3, biasSeed).sightOf(state, 0);
    return Array.from({ length: 100 }, (_, seed) => apprentice.choose(sight, new FastChance(seed)));
  };
  expect(choicesAt("one")).toEqual(choicesAt("one"));
  expect(choicesAt("one")).not.toEqual(choicesAt("another"));
});
