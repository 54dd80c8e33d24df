import { byzanz } from "@serai/byzanz";
import { goofspiel } from "@serai/goofspiel";
import type { Game, GameTypes } from "@serai/kernel";
import { cardOf, cushionOf, isLay, type Sultan, sultan } from "@serai/sultan";
import { ys } from "@serai/ys";
import { describe, expect, test } from "vitest";
import { playPairing, schedule, tally } from "../src/arena.ts";
import type { Bot } from "../src/bot.ts";
import { byzanzLevels } from "../src/byzanz/levels.ts";
import { goofspielLevels } from "../src/goofspiel/levels.ts";
import { random } from "../src/random.ts";
import { sultanLevels } from "../src/sultan/levels.ts";
import { ysLevels } from "../src/ys/levels.ts";

/*
 * Few games and wide thresholds: these catch a bot that has gone wrong, they do not measure it. docs/bots.md does.
 */

function shareOf<T extends GameTypes>(game: Game<T>, one: Bot<T>, others: Bot<T>, deals: number): number {
  const bots = [one, others, others, others];
  const contest = { game: game.id, seats: bots.map(({ id }) => id), deals, seed: 77 };
  const outcomes = schedule(contest).map((pairing) => playPairing(game, bots, contest, pairing));
  return tally(contest, outcomes)[0].share;
}

const traderOf = <T extends GameTypes>(levels: readonly Bot<T>[]): Bot<T> => levels[1];

describe("a trader among three random seats", { timeout: 240_000 }, () => {
  test("Sultan", () => expect(shareOf(sultan, traderOf(sultanLevels), random, 3)).toBeGreaterThan(0.6));
  test("Goofspiel", () => expect(shareOf(goofspiel, traderOf(goofspielLevels), random, 4)).toBeGreaterThan(0.6));
  test("Byzanz", () => expect(shareOf(byzanz, traderOf(byzanzLevels), random, 1)).toBeGreaterThan(0.6));
  test("Ys", () => expect(shareOf(ys, traderOf(ysLevels), random, 1)).toBeGreaterThan(0.6));
});

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

test("nobody gets rich at traders' tables with low cards at the cheapest cushion", { timeout: 240_000 }, () => {
  expect(shareOf(sultan, miser, traderOf(sultanLevels), 4)).toBeLessThan(0.4);
});
