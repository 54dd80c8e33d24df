import { begin, FastChance, keyFromWords, legalActions, type OptionValues, readOptions } from "@serai/kernel";
import { actions, type Ys, ys } from "@serai/ys";
import { describe, expect, test } from "vitest";
import type { Bot } from "../src/bot.ts";
import { playGame } from "../src/play-game.ts";
import { random } from "../src/random.ts";
import { ysSimple } from "../src/ys/simple.ts";
import { Worth } from "../src/ys/worth.ts";

/** The share of games the bot wins, shared wins in part, sitting at every seat in turn among random ones. */
function winShare(players: number, games: number, given: OptionValues = {}): number {
  const options = readOptions(ys.options, given, players);
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % players;
    const bots: Bot<Ys>[] = Array.from({ length: players }, (_, at) => (at === seat ? ysSimple : random));
    const key = keyFromWords(`ys ${players} ${i}`);
    const { state } = playGame({ game: ys, options, key, bots, chance: new FastChance(i) });
    const ranks = ys.result(state)?.ranks ?? [];
    if (ranks[seat] === 1) wins += 1 / ranks.filter((rank) => rank === 1).length;
  }
  return wins / games;
}

describe("the simple bot", () => {
  // Measured over 240 games each (docs/ys-scores.md): it hardly ever loses. A dozen games tell that from chance by far.
  test.each([2, 3, 4])("beats random seats by far with %i players", { timeout: 60_000 }, (players) => {
    expect(winShare(players, 12)).toBeGreaterThan(0.9);
  });

  test.each<[number, OptionValues]>([
    [2, { neutralValues: "known", neutral: "4-3-1-0", recall: false }],
    [3, { kingsFavour: true, quarters: "3", queen: "area" }],
    [3, { express: true, kingsFavour: true, placement: "open" }],
    [4, { kingsFavour: true, recall: false }],
  ])("with %i players and %o too", { timeout: 60_000 }, (players, options) => {
    expect(winShare(players, 6, options)).toBeGreaterThan(0.8);
  });

  test("chooses alike with equal luck", { timeout: 30_000 }, () => {
    const moves = () =>
      playGame({
        game: ys,
        options: readOptions(ys.options, {}, 3),
        key: keyFromWords("twice"),
        bots: [ysSimple, ysSimple, ysSimple],
        chance: new FastChance(1),
      }).moves;
    expect(moves()).toEqual(moves());
  });

  test("is quick: about a millisecond a decision, and never more than a blink", { timeout: 60_000 }, () => {
    let [decisions, chosen] = [0, 0];
    const counted: Bot<Ys> = {
      id: "counted",
      choose(sight, chance) {
        decisions++;
        const action = ysSimple.choose(sight, chance);
        chosen += sight.legal.includes(action) ? 1 : 0;
        return action;
      },
    };
    const started = performance.now();
    playGame({
      game: ys,
      options: readOptions(ys.options, {}, 4),
      key: keyFromWords("quick"),
      bots: [counted, counted, counted, counted],
      chance: new FastChance(1),
    });
    expect(chosen).toBe(decisions);
    // Ten times the promise, for machines that are busy with other tests.
    expect((performance.now() - started) / decisions).toBeLessThan(20);
  });
});

test("with nothing ahead, what holdings are worth is the final score (section 4)", { timeout: 60_000 }, () => {
  const worth = new Worth(0);
  for (let i = 0; i < 20; i++) {
    const players = 3 + (i % 2);
    const options = readOptions(ys.options, {}, players);
    const bots = Array<Bot<Ys>>(players).fill(random);
    const { state } = playGame({ game: ys, options, key: keyFromWords(`worth ${i}`), bots, chance: new FastChance(i) });
    const { seats, prices } = ys.view(state, "spectator");
    const gems = seats.map((seat) => seat.gems);
    const scored = seats.map(
      ({ final }) => (final?.black ?? 0) + (final?.colours ?? []).reduce((sum, n) => sum + n, 0),
    );
    worth.points({ gems, prices }).forEach((points, seat) => {
      expect(points).toBeCloseTo(scored[seat], 6);
    });
  }
});

test("it takes the gem that brings most: here the red one that makes it first, not more of what it leads in", () => {
  const match = begin(ys, { options: readOptions(ys.options, {}, 4), seats: 4, key: keyFromWords("pick") });
  const { state } = match;
  state.round = 3;
  state.step = "taking";
  state.waiting = 1;
  state.counted = 3;
  state.ranking.push(0);
  state.prices.splice(0, 4, 3, 5, 7, 12);
  state.gems.forEach((own, seat) => {
    own.splice(0, 4, ...(seat === 0 ? [5, 5, 5, 3] : [1, 1, 1, seat === 1 ? 3 : 1]));
  });
  state.cargo.splice(0, 4, 1, 1, 0, 1);
  const legal = legalActions(ys, state, 0);
  const sight = { seat: 0, view: ys.view(state, 0), memory: ys.memory(ys.view(state, 0)), legal };
  expect(ysSimple.choose(sight, new FastChance(1))).toBe(actions.take(3));
});
