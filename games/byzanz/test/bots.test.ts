import { begin, FastChance, firstOf, keyFromWords, legalActions, play } from "@serai/kernel";
import type { Bot } from "@serai/search/bot";
import { playGame } from "@serai/search/play-game";
import { random } from "@serai/search/random";
import { SeatMemories } from "@serai/search/seat-memories";
import { describe, expect, test } from "vitest";
import { emptyMarket, FITTED, FittedEvaluation } from "../bots/fitted-evaluation.ts";
import { knowledge } from "../bots/knowledge.ts";
import { levels } from "../bots/levels.ts";
import { Policy } from "../bots/policy.ts";
import { salesWorth, simple } from "../bots/simple.ts";
import { SimpleEvaluation } from "../bots/simple-evaluation.ts";
import {
  type Byzanz,
  bestSales,
  bid,
  byzanz,
  CARDS,
  type Card,
  COPIES,
  DEALT,
  emptyTable,
  isBid,
  isSale,
  pointsOf,
  saleOf,
} from "../rules/index.ts";

const OPTIONS = { shorter: 0, openScores: false };

/** Plays as playouts do. */
const byEvaluation: Bot<Byzanz> = {
  id: "by fitted evaluation",
  choose({ view, memory, seat }, chance) {
    const action = knowledge.act?.(byzanz.sample(view, memory, chance), seat);
    if (action === undefined) throw new Error("Byzanz has no quick way to play");
    return action;
  },
};

/** The share of games one bot wins, shared wins in part, sitting at every seat in turn among others. */
function winShare(one: Bot<Byzanz>, others: Bot<Byzanz>, players: number, games: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % players;
    const bots: Bot<Byzanz>[] = Array.from({ length: players }, (_, at) => (at === seat ? one : others));
    const key = keyFromWords(`byzanz ${players} ${i}`);
    const { state } = playGame({ game: byzanz, options: OPTIONS, key, bots, chance: new FastChance(i) });
    const ranks = byzanz.result(state)?.ranks ?? [];
    if (ranks[seat] === 1) wins += 1 / ranks.filter((rank) => rank === 1).length;
  }
  return wins / games;
}

describe("the trader", () => {
  test.each([3, 4, 5, 6])("beats random seats by far with %i players", (players) => {
    expect(winShare(simple, random, players, 24)).toBeGreaterThan(0.9);
  });

  test("chooses alike with equal luck", () => {
    const play = () =>
      playGame({
        game: byzanz,
        options: OPTIONS,
        key: keyFromWords("twice"),
        bots: Array<Bot<Byzanz>>(4).fill(simple),
        chance: new FastChance(1),
      });
    expect(play().moves).toEqual(play().moves);
  });
});

test("nobody sells before it must: until then a card can be money, filler or points", () => {
  const [, trader] = levels;
  const early: string[] = [];
  const watched: Bot<Byzanz> = {
    id: "watched",
    choose(sight, chance) {
      const action = trader.choose(sight, chance);
      const presses = sight.view.step === "limit" || sight.view.step === "lastSale";
      if (isSale(action) && !presses) early.push(byzanz.notation.write(action));
      return action;
    },
  };
  playGame({
    game: byzanz,
    options: OPTIONS,
    key: keyFromWords("early"),
    bots: [watched, simple, watched, simple],
    chance: new FastChance(1),
  });
  expect(early).toEqual([]);
});

test("what the trader reckons a hand sells for is what the best sales bring", () => {
  const chance = new FastChance(2);
  const deck = COPIES.flatMap((copies, card) => Array<Card>(copies).fill(card));
  for (let i = 0; i < 400; i++) {
    chance.shuffle(deck);
    // Few kinds and many merchants give the most ways to sell.
    const hand = deck.filter((card) => card < 8 || card === CARDS - 1).slice(0, 1 + chance.int(9));
    hand.sort((a, b) => a - b);
    const points = bestSales(hand).reduce((sum, sale) => sum + pointsOf(saleOf(sale).kept), 0);
    const counts = Array.from({ length: CARDS }, (_, card) => hand.filter((one) => one === card).length);
    expect([hand, salesWorth(counts)]).toEqual([hand, points]);
  }
});

const { act = () => -1, otherPolicy = () => -1 } = knowledge;

test.each([
  ["the fitted evaluation", act],
  ["the simple evaluation", otherPolicy],
])("%s leads to legal actions only", (_, decide) => {
  for (const players of [3, 4, 5, 6]) {
    const luck = new FastChance(players);
    const s = byzanz.setup(OPTIONS, players, luck);
    for (let deciders = byzanz.deciders(s); deciders !== 0; deciders = byzanz.deciders(s)) {
      const seat = firstOf(deciders);
      const action = decide(s, seat);
      expect(legalActions(byzanz, s, seat)).toContain(action);
      byzanz.apply(s, seat, action, luck);
    }
  }
});

// Who thinks that all rivals see the game as it does bids against nobody there is.
test("rivals who use the simple evaluation are foreseen: nearly always it is known whether a simple bot bids or passes", () => {
  const chance = new FastChance(4);
  let bids = 0;
  let foreseen = 0;
  const match = begin(byzanz, { options: OPTIONS, seats: 6, key: keyFromWords("strangers") });
  const memories = new SeatMemories(byzanz, match.state, 6);
  memories.remember(match.events);
  for (let deciders = byzanz.deciders(match.state); deciders !== 0; deciders = byzanz.deciders(match.state)) {
    const seat = firstOf(deciders);
    const action = simple.choose(memories.sightOf(match.state, seat), chance);
    if (match.state.step === "bidding") {
      bids++;
      if (isBid(action) === isBid(otherPolicy(match.state, seat))) foreseen++;
    }
    memories.remember(play(match, seat, action));
  }
  expect(foreseen / bids).toBeGreaterThan(0.88);
});

test("cards too many are not all thrown in with a bid where one of them is enough", () => {
  const s = emptyTable(OPTIONS, 6);
  Object.assign(s, { round: 2, asked: 0, lot: [8, 12, 16, 21, 23], highest: 0 });
  s.hands[0] = [9, 16, 17, 18, 21, 21];
  for (let seat = 1; seat < 6; seat++) s.hands[seat] = [0, 1, 4, 5, 13, 20];
  expect(otherPolicy(s, 0)).toBe(bid([16]));
});

test("a bid that is cheaper than the one foreseen is understood, and no slip", () => {
  const s = emptyTable(OPTIONS, 6);
  Object.assign(s, { round: 3, asked: 0, lot: [5, 9, 10, 11, 20, 24], highest: 4 });
  s.hands[0] = [3, 13, 13, 20, 22, 22, 24];
  for (let seat = 1; seat < 6; seat++) s.hands[seat] = [0, 1, 4, 5, 13, 20];
  expect(new Policy(new SimpleEvaluation()).likelihood(s, 0, bid([13, 22]), [])).toBeGreaterThan(0.5);
});

describe("the fitted evaluation", () => {
  test("are what the hand sells for when no round is left", () => {
    const evaluation = new FittedEvaluation();
    const hand = [0, 1, 3, 5, 7, 24, 24];
    evaluation.begin(4, 0, hand);
    expect(evaluation.ofHand()).toBe(bestSales(hand).reduce((sum, sale) => sum + pointsOf(saleOf(sale).kept), 0));
  });

  // With five and six players the last lot is one card, nobody is asked about it, and so nothing was once learnt of it:
  // everybody bid whatever it took not to be left with it, though it picks first.
  test.each([3, 4, 5, 6])("see that the last lot is worth waiting for, with %i players", (players) => {
    const evaluation = new FittedEvaluation();
    for (const left of FITTED[players].keys()) {
      evaluation.begin(players, left + 1, [0, 1, 3, 5, 7, 24]);
      const last = evaluation.ofWait(emptyMarket(), 1, 0);
      const lastButOne = evaluation.ofWait(emptyMarket(), 2, DEALT);
      expect(Math.abs(last - lastButOne)).toBeLessThan(1.5);
    }
  });

  test.each([3, 4, 6])("beat simple bots without any search, with %i players", (players) => {
    expect(winShare(byEvaluation, simple, players, 24)).toBeGreaterThan(1.2 / players);
  });
});
