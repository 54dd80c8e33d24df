import { type Goofspiel, goofspiel } from "@serai/goofspiel";
import { FastChance, keyFromWords, recordOf } from "@serai/kernel";
import { describe, expect, test } from "vitest";
import { type Analyst, hint, review } from "../src/analysis.ts";
import type { Bot } from "../src/bot.ts";
import { goofspielKnowledge } from "../src/goofspiel/knowledge.ts";
import { goofspielSimple } from "../src/goofspiel/simple.ts";
import { playGame } from "../src/play-game.ts";
import { random } from "../src/random.ts";
import { searchBot } from "../src/search/search-bot.ts";
import { Witnesses } from "../src/witnesses.ts";

const analyst: Analyst<Goofspiel> = {
  game: goofspiel,
  knowledge: goofspielKnowledge,
  manner: {
    iterations: 300,
    patient: false,
    exploration: 1,
    breadth: 8,
    widening: 0.3,
    strides: Number.POSITIVE_INFINITY,
    infers: true,
    greed: 0,
    mixing: 0,
  },
};

describe("a hint", () => {
  const state = goofspiel.setup({}, 3, new FastChance(2));
  const sight = new Witnesses(goofspiel, state, 3).sightOf(state, 1);

  test("ranks what the seat may do, with what it expects and how sure it is", () => {
    const { ranked, sure } = hint(analyst, sight, 1);
    expect(ranked.length).toBeGreaterThan(1);
    for (const { action, share, give } of ranked) {
      expect(sight.legal).toContain(action);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(give).toBeGreaterThan(0);
    }
    expect(ranked.reduce((sum, { attention }) => sum + attention, 0)).toBeCloseTo(1);
    expect(sure).toBeGreaterThanOrEqual(0.5);
    expect(sure).toBeLessThanOrEqual(1);
  });

  test("is the same for the same sight and seed", () => {
    expect(hint(analyst, sight, 7)).toEqual(hint(analyst, sight, 7));
  });

  test("is quite sure where there is one thing to do", () => {
    expect(hint(analyst, { ...sight, legal: [sight.legal[3]] }, 1).sure).toBe(1);
  });
});

test("a review blames nobody for doing what the same search would do, and still tells who plays at random", {
  timeout: 240_000,
}, () => {
  const same = searchBot("same", goofspiel, goofspielKnowledge, analyst.manner);
  const plays = [1, 2, 3, 4].map((seed) => {
    const bots: Bot<Goofspiel>[] = [same, random, goofspielSimple];
    const [key, chance] = [keyFromWords(`review ${seed}`), new FastChance(seed)];
    const match = playGame({ game: goofspiel, options: {}, key, bots, chance });
    return review(analyst, recordOf(match, ["a", "b", "c"])).seats.map(({ play }) => play);
  });
  const [ofSame, ofRandom] = [0, 1].map((seat) => plays.reduce((sum, play) => sum + play[seat], 0) / plays.length);
  // Compared with the best of its own noisy shares it was told it had lost 0.58 of a win a game.
  expect(Math.abs(ofSame)).toBeLessThan(0.1);
  expect(ofRandom).toBeLessThan(-0.2);
});

test("a review accounts for every seat's share of the win: deal, play and fortune", () => {
  const bots: Bot<Goofspiel>[] = [goofspielSimple, goofspielSimple, random];
  const options = {};
  const match = playGame({ game: goofspiel, options, key: keyFromWords("review"), bots, chance: new FastChance(6) });
  const { decisions, seats, turningPoints } = review(analyst, recordOf(match, ["a", "b", "c"]));
  const ranks = goofspiel.result(match.state)?.ranks ?? [];
  const winners = ranks.filter((rank) => rank === 1).length;
  for (const [seat, { fair, deal, play, fortune }] of seats.entries())
    expect(fair + deal + play + fortune).toBeCloseTo(ranks[seat] === 1 ? 1 / winners : 0);
  // The last card is no decision.
  expect(decisions).toHaveLength(3 * 12);
  for (const { before, after, action, best } of decisions)
    if (action === best) expect(after).toBeGreaterThanOrEqual(before);
  expect(turningPoints).toHaveLength(5);
  expect(seats[2].play).toBeLessThan(0);
});
