import { FastChance } from "@serai/kernel";
import { type Bot, playPairing, SeatMemories, schedule, tally } from "@serai/search";
import { DEFAULT_SETTINGS } from "@serai/search/levels";
import { Search } from "@serai/search/search/search";
import { expect, test } from "vitest";
import { knowledge } from "../bots/knowledge.ts";
import { levels } from "../bots/levels.ts";
import { cardOf, cushionOf, isLay, lay, type Sultan, sultan } from "../rules/index.ts";
import { game } from "./position.ts";

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

test("cushions with the same gem and no card are one to a bot", () => {
  const { state } = game({ players: 4, shown: ["white", "red", "red"], hands: [[3, 9]] });
  const memories = new SeatMemories(sultan, state, 4);
  const settings = { ...DEFAULT_SETTINGS, iterations: 200 };
  const values = new Search(sultan, knowledge).evaluate(memories.sightOf(state, 0), settings, new FastChance(1));
  const at = (card: number, cushion: number) => values.find(({ action }) => action === lay(card, cushion));
  for (const card of [3, 9]) expect(at(card, 2)).toEqual({ ...at(card, 1), action: lay(card, 2), isUntried: true });
  expect(at(9, 0)).not.toEqual({ ...at(9, 1), action: lay(9, 0) });
});
