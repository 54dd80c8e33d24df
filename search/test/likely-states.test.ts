import { knowledge as goofspielKnowledge } from "@serai/games/goofspiel/bots/knowledge.ts";
import { checks, goofspiel } from "@serai/games/goofspiel/rules/index.ts";
import { knowledge as sultanKnowledge } from "@serai/games/sultan/bots/knowledge.ts";
import { sultan } from "@serai/games/sultan/rules/index.ts";
import { ActionList, FastChance, firstOf, legalActions, readOptions } from "@serai/kernel";
import { expect, test } from "vitest";
import { learntLevels } from "../src/learn/levels.ts";
import { encodingOf } from "../src/learn/model.ts";
import { beginNetworkTraining } from "../src/learn/network-training.ts";
import { pack } from "../src/learn/packed.ts";
import { draw } from "../src/search/draw.ts";
import { LikelyStates } from "../src/search/likely-states.ts";
import { SeatMemories } from "../src/seat-memories.ts";

/** Two seats have bid in secret, the third is asked. */
function twoBids() {
  const state = goofspiel.setup({}, 3, new FastChance(1));
  goofspiel.apply(state, 0, 5, new FastChance(1));
  goofspiel.apply(state, 1, 9, new FastChance(1));
  return state;
}

test("secret bids are imagined as often as the policy makes them", () => {
  const state = twoBids();
  const sight = new SeatMemories(goofspiel, state, 3).sightOf(state, 2);
  const [luck, hand, weights] = [new FastChance(2), new ActionList(), new Float64Array(13)];
  goofspiel.legal(goofspiel.setup({}, 3, new FastChance(1)), 0, hand);
  goofspielKnowledge.weigh(state, 0, hand, weights);
  const all = weights.reduce((sum, one) => sum + one);
  const imagined = new Float64Array(13);
  const states = new LikelyStates(goofspiel, goofspielKnowledge);
  const [ROUNDS, DRAWS] = [20, 500];
  for (let round = 0; round < ROUNDS; round++) {
    states.begin(sight, true, luck);
    for (let i = 0; i < DRAWS; i++) imagined[states.draw(sight, luck).bids[0] - 1] += 1 / (ROUNDS * DRAWS);
  }
  for (const [i, share] of imagined.entries()) expect(Math.abs(share - weights[i] / all)).toBeLessThan(0.04);
});

test("cards laid face down are more often right for being weighed by the policy that laid them", () => {
  const luck = new FastChance(3);
  const [legal, weights] = [new ActionList(), new Float64Array(64)];
  const states = new LikelyStates(sultan, sultanKnowledge);
  const right = { before: 0, after: 0 };
  for (let n = 0; n < 24; n++) {
    const events: Parameters<typeof sultan.see>[0][] = [];
    const tell = (event: (typeof events)[number]): void => void events.push(event);
    const state = sultan.setup(readOptions(sultan.options, {}, 4), 4, luck, tell);
    const memories = new SeatMemories(sultan, state, 4);
    for (let deciders = sultan.deciders(state); deciders !== 0; deciders = sultan.deciders(state)) {
      memories.remember(events.splice(0));
      const seat = firstOf(deciders);
      if (state.laidCards.length === 3) {
        const sight = memories.sightOf(state, seat);
        const count = (of: typeof state): number =>
          of.laidCards.filter((card, k) => card === state.laidCards[k]).length / of.laidCards.length;
        states.begin(sight, true, luck);
        for (let i = 0; i < 20; i++) {
          right.before += count(sultan.sample(sight.view, sight.memory, luck));
          right.after += count(states.draw(sight, luck));
        }
      }
      legal.clear();
      sultan.legal(state, seat, legal);
      sultanKnowledge.weigh(state, seat, legal, weights);
      sultan.apply(state, seat, legal.at(draw(weights, legal.count, luck)), luck, tell);
    }
  }
  expect(right.after).toBeGreaterThan(1.1 * right.before);
});

test("a learnt Master that weighs secret bids chooses alike whatever they are", () => {
  const encoding = encodingOf(goofspiel, goofspielKnowledge);
  const { weights } = beginNetworkTraining(encoding.sizes, 3);
  const made = { games: 0, seed: 3, generations: 0, minutes: 0, commit: "" };
  const levels = learntLevels(goofspiel, goofspielKnowledge, { ...encoding, weights: pack(weights), made });
  const state = twoBids();
  const chosen = (of: typeof state): readonly number[] =>
    levels.map((bot) =>
      bot.choose(
        { seat: 2, view: goofspiel.view(of, 2), memory: undefined, legal: legalActions(goofspiel, of, 2) },
        new FastChance(3),
        { goOn: (done) => done < 40 },
      ),
    );
  const luck = new FastChance(2);
  for (let i = 0; i < 4; i++) {
    const twin = goofspiel.clone(state);
    for (let times = 0; times < 5; times++) checks.exchange?.(twin, 2, luck);
    expect(twin).not.toEqual(state);
    expect(chosen(twin)).toEqual(chosen(state));
  }
});
