import { type Byzanz, bestSales, byzanz, CARDS, type Card, COPIES, pointsOf, saleOf } from "@serai/byzanz";
import { FastChance, keyFromWords } from "@serai/kernel";
import { describe, expect, test } from "vitest";
import type { Bot } from "../src/bot.ts";
import { byzanzSimple, salesWorth } from "../src/byzanz/simple.ts";
import { playGame } from "../src/play-game.ts";
import { random } from "../src/random.ts";

const OPTIONS = { shorter: 0, openScores: false };

/** The share of games the trader wins, shared wins in part, sitting at every seat in turn among random ones. */
function winShare(players: number, games: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % players;
    const bots: Bot<Byzanz>[] = Array.from({ length: players }, (_, at) => (at === seat ? byzanzSimple : random));
    const key = keyFromWords(`byzanz ${players} ${i}`);
    const { state } = playGame({ game: byzanz, options: OPTIONS, key, bots, chance: new FastChance(i) });
    const ranks = byzanz.result(state)?.ranks ?? [];
    if (ranks[seat] === 1) wins += 1 / ranks.filter((rank) => rank === 1).length;
  }
  return wins / games;
}

describe("the trader", () => {
  test.each([3, 4, 5, 6])("beats random seats by far with %i players", { timeout: 60_000 }, (players) => {
    expect(winShare(players, 60)).toBeGreaterThan(0.9);
  });

  test("chooses alike with equal luck", () => {
    const play = () =>
      playGame({
        game: byzanz,
        options: OPTIONS,
        key: keyFromWords("twice"),
        bots: Array<Bot<Byzanz>>(4).fill(byzanzSimple),
        chance: new FastChance(1),
      });
    expect(play().moves).toEqual(play().moves);
  });
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
