import { simple as goofspielSimple } from "@serai/games/goofspiel/bots/simple.ts";
import { goofspiel } from "@serai/games/goofspiel/rules/index.ts";
import { describe, expect, test } from "vitest";
import { type Contest, playPairing, schedule, tally, wilson } from "../src/arena.ts";
import { standardContests } from "../src/contests.ts";
import { random } from "../src/random.ts";

const contest: Contest = { game: "goofspiel", seats: ["simple", "random", "random"], deals: 10, seed: 4 };
const bots = [goofspielSimple, random, random];

describe("the arena", () => {
  test("every deal is played from every seat", () => {
    const games = schedule(contest);
    expect(games).toHaveLength(30);
    expect(games.filter(({ deal }) => deal === 3).map(({ turn }) => turn)).toEqual([0, 1, 2]);
  });

  test("the same contest gives the same games", () => {
    const play = () => schedule(contest).map((pairing) => playPairing(goofspiel, bots, contest, pairing));
    expect(play()).toEqual(play());
  });

  test("wins of a game are shared out whole, and the better bot has more of them", () => {
    const outcomes = schedule(contest).map((pairing) => playPairing(goofspiel, bots, contest, pairing));
    for (const { shares } of outcomes) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    const [simple, others] = tally(contest, outcomes);
    expect(simple).toMatchObject({ bot: "simple", seats: 1, games: 30, fair: 1 / 3 });
    expect(others).toMatchObject({ bot: "random", seats: 2, games: 30, fair: 2 / 3 });
    expect(simple.share + others.share).toBeCloseTo(1);
    expect(simple.low).toBeGreaterThan(simple.fair);
    expect(simple.share).toBeGreaterThan(simple.low);
    expect(simple.share).toBeLessThan(simple.high);
    expect(simple.score).toBeGreaterThan(others.score);
  });

  // Newcombe 1998: 81 of 263 gives 0.2553 to 0.3662.
  test("Wilson's interval", () => {
    const { low, high } = wilson(81 / 263, 263);
    expect(low).toBeCloseTo(0.2553, 3);
    expect(high).toBeCloseTo(0.3662, 3);
    expect(wilson(1, 20).high).toBeCloseTo(1);
    expect(wilson(0, 20).low).toBeCloseTo(0);
  });

  test("what is measured of a game covers every number of players and every step of the ladder", () => {
    const contests = standardContests(goofspiel, 10, 1);
    const all = contests.map(({ seats }) => seats.join(" "));
    expect(all).toContain("master simple");
    expect(all).toContain("master simple simple simple");
    expect(all).toContain("merchant trader merchant trader");
    expect(all).toContain("trader random random random");
    for (const { seats, deals } of contests)
      expect(deals * seats.length).toBeGreaterThanOrEqual(seats.includes("master") ? 10 : 40);
  });
});
