import { type AnyGame, FastChance, type Game, type GameTypes, keyFromWords, readOptions } from "@serai/kernel";
import { type Bot, playGame, playPairing, random, schedule, tally } from "@serai/search";
import { describe, expect, test } from "vitest";
import { botOf, DEFAULT_BOT, games } from "../list/index.ts";

/*
 * Few games and wide thresholds: these catch a bot that has gone wrong, they do not measure it. docs/bots.md does.
 */

/** The share of wins of one bot at a table full of others. */
function shareOf<T extends GameTypes>(game: Game<T>, one: Bot<T>, others: Bot<T>, deals: number): number {
  const bots = Array.from({ length: Math.min(4, game.seats.max) }, (_, seat) => (seat === 0 ? one : others));
  const contest = { game: game.id, seats: bots.map(({ id }) => id), deals, seed: 77 };
  const outcomes = schedule(contest).map((pairing) => playPairing(game, bots, contest, pairing));
  return tally(contest, outcomes)[0].share;
}

/** The shorter a game, the more of them: luck decides a short one. */
function dealsOf(game: AnyGame, seats: number): number {
  const options = readOptions(game.options, {}, seats);
  const bots = Array.from({ length: seats }, () => random);
  const { moves } = playGame({ game, options, key: keyFromWords("length"), bots, chance: new FastChance(1) });
  return Math.max(1, Math.ceil(800 / (seats * moves.length)));
}

describe("a trader among random seats wins most games", () => {
  test.each(games)("$game.id", (entry) => {
    expect(
      shareOf(entry.game, botOf(entry, DEFAULT_BOT), random, dealsOf(entry.game, Math.min(4, entry.game.seats.max))),
    ).toBeGreaterThan(0.6);
  });
});
