import { FastChance } from "@serai/kernel";
import { type Bot, playPairing, schedule, tally } from "@serai/search";
import { expect, test } from "vitest";
import { levels } from "../bots/levels.ts";
import { cardOf, cushionOf, isLay, type Sultan, sultan } from "../rules/index.ts";

/** Saves its cards and gathers cheap gems for their bonus. It beat three of the first bots by half as many points again. */
const miser: Bot<Sultan> = {
  id: "miser",
  choose({ legal }) {
    if (!isLay(legal[0])) return legal[legal.length - 1];
    const lowest = Math.min(...legal.map(cardOf));
    return legal
      .filter((action) => cardOf(action) === lowest)
      .reduce((best, action) => (cushionOf(action) < cushionOf(best) ? action : best));
  },
};

test("nobody gets rich at traders' tables with low cards at the cheapest cushion", () => {
  const [, trader] = levels;
  const bots = [miser, trader, trader, trader];
  const contest = { game: sultan.id, seats: bots.map(({ id }) => id), deals: 4, seed: 77 };
  const outcomes = schedule(contest).map((pairing) => playPairing(sultan, bots, contest, pairing));
  expect(tally(contest, outcomes)[0].share).toBeLessThan(0.4);
});

test("no bot can be given a state", () => {
  const state = sultan.setup({ doubling: false, memoryAid: false }, 4, new FastChance(1));
  const sight = { seat: 0, view: sultan.view(state, 0), memory: sultan.memory(sultan.view(state, 0)), legal: [0] };
  const [apprentice] = levels;
  // @ts-expect-error A state is no sight.
  const bare: Parameters<typeof apprentice.choose>[0] = state;
  // @ts-expect-error Nor is a sight with a state for a view.
  const dressed: Parameters<typeof apprentice.choose>[0] = { ...sight, view: state };
  expect([bare, dressed]).toHaveLength(2);
});
