import { knowledge as goofspielKnowledge } from "@serai/games/goofspiel/bots/knowledge.ts";
import { simple as goofspielSimple } from "@serai/games/goofspiel/bots/simple.ts";
import { type Goofspiel, goofspiel } from "@serai/games/goofspiel/rules/index.ts";
import { FastChance, keyFromWords, recordOf } from "@serai/kernel";
import { expect, test } from "vitest";
import type { Analyst } from "../src/analyst.ts";
import type { Bot } from "../src/bot.ts";
import { playGame } from "../src/play-game.ts";
import { random } from "../src/random.ts";
import { review } from "../src/review.ts";
import { searchBot } from "../src/search/search-bot.ts";

const analyst: Analyst<Goofspiel> = {
  game: goofspiel,
  knowledge: goofspielKnowledge,
  settings: {
    iterations: 300,
    usesAllTime: false,
    exploration: 1,
    breadth: 8,
    widening: 0.3,
    horizon: Number.POSITIVE_INFINITY,
    infers: true,
    marginShare: 0,
    temperature: 0,
  },
};

test("a review blames nobody for doing what the same search would do, and still tells who plays at random", () => {
  const same = searchBot("same", goofspiel, goofspielKnowledge, analyst.settings);
  const costs = [1, 2, 3, 4].map((seed) => {
    const bots: Bot<Goofspiel>[] = [same, random, goofspielSimple];
    const [key, chance] = [keyFromWords(`review ${seed}`), new FastChance(seed)];
    const match = playGame({ game: goofspiel, options: {}, key, bots, chance });
    return review(analyst, recordOf(match, ["a", "b", "c"])).seats.map(({ cost }) => cost);
  });
  const [ofSame, ofRandom] = [0, 1].map((seat) => costs.reduce((sum, cost) => sum + cost[seat], 0) / costs.length);
  // Compared with the best of its own noisy shares it was told it had lost 0.58 of a win a game.
  expect(Math.abs(ofSame)).toBeLessThan(0.1);
  expect(ofRandom).toBeGreaterThan(0.2);
});

test("a review tells how many decisions were sound, which cost most, and where luck turned", () => {
  const bots: Bot<Goofspiel>[] = [goofspielSimple, goofspielSimple, random];
  const match = playGame({
    game: goofspiel,
    options: {},
    key: keyFromWords("review"),
    bots,
    chance: new FastChance(6),
  });
  const reasons = (_sight: unknown, action: number): readonly unknown[] => [action];
  const { decisions, seats, mistakes, swings } = review({ ...analyst, reasons }, recordOf(match, ["a", "b", "c"]));
  const ranks = goofspiel.result(match.state)?.ranks ?? [];
  const winners = ranks.filter((rank) => rank === 1).length;
  for (const [seat, { share, decisions: made, sound }] of seats.entries()) {
    expect(share).toBeCloseTo(ranks[seat] === 1 ? 1 / winners : 0);
    // The last card is no decision.
    expect(made).toBe(12);
    expect(sound).toBe(decisions.filter((one) => one.seat === seat && one.after >= one.before).length);
  }
  expect(seats[2].cost).toBeGreaterThan(0);
  const costs = mistakes.map((at) => decisions[at].before - decisions[at].after);
  expect(costs).toEqual([...costs].sort((a, b) => b - a));
  expect(costs.length).toBeGreaterThan(0);
  for (const at of mistakes) {
    const { action, best, reasons: said } = decisions[at];
    expect(said).toEqual({ best: [best], played: [action] });
  }
  for (const { action, best, before, after, reasons: said } of decisions)
    if (action === best) expect([after >= before, said]).toEqual([true, undefined]);
  for (const at of swings) expect(Math.abs(decisions[at].swing)).toBeGreaterThanOrEqual(0.25);
});
