import { ActionList, FastChance, keyFromWords, readOptions, recordOf } from "@serai/kernel";
import { playGame, random, review } from "@serai/search";
import { expect, test } from "vitest";
import { analyst } from "../bots/analyst.ts";
import { knowledge } from "../bots/knowledge.ts";
import { simple } from "../bots/simple.ts";
import { caylus } from "../rules/index.ts";
import { type Position, scene } from "./scene.ts";

const MOST = 99;

test("policy weights are above zero and finite, features are finite, in whole games with every number of players", () => {
  const legal = new ActionList();
  const weights = new Float64Array(MOST);
  const measured = new Float64Array(MOST);
  const chance = new FastChance(5);
  for (const players of [2, 3, 4, 5]) {
    const s = caylus.setup(readOptions(caylus.options, { jeweller: true }, players), players, chance);
    while (s.asked >= 0) {
      legal.clear();
      caylus.legal(s, s.asked, legal);
      const before = JSON.stringify(s);
      knowledge.weigh(s, s.asked, legal, weights);
      knowledge.fillFeatures(s, s.asked, measured);
      expect(JSON.stringify(s)).toBe(before);
      const byPolicy = [...weights.subarray(0, legal.count)];
      expect(byPolicy.every((weight) => weight > 0 && weight < Number.POSITIVE_INFINITY)).toBe(true);
      expect(measured.subarray(0, knowledge.featureNames.length).every(Number.isFinite)).toBe(true);
      const best = byPolicy.indexOf(Math.max(...byPolicy));
      caylus.apply(s, s.asked, legal.at(chance.int(3) === 0 ? chance.int(legal.count) : best), chance);
    }
  }
  expect(knowledge.weights.weights).toHaveLength(knowledge.featureNames.length);
});

/** What the simple bot does there. */
function chosen(position: Position): string {
  const { state, legal } = scene(position);
  const actions = legal.map((text) => caylus.notation.read(text) ?? -1);
  const sight = { seat: state.asked, view: caylus.view(state, state.asked), memory: undefined, legal: actions };
  return caylus.notation.write(simple.choose(sight, new FastChance(1)));
}

test("the simple bot gives the castle what it came with, and does not pay the provost for nothing", () => {
  expect(chosen({ phase: 6, castle: [0], cubes: ["food wood stone"] })).toBe("batch food wood stone");
  expect(chosen({ phase: 4, deniers: [5, 5, 5, 5] })).toBe("pass");
});

test("the simple bot saves its gold mine from a provost who is a space short", () => {
  expect(chosen({ phase: 4, provost: 15, workers: { "16": 0 }, deniers: [5, 5, 5, 5] })).toMatch(/^provost \+/);
});

test("a review tells who played at random, and finds little to blame in the simple bot", () => {
  const [game, options] = [caylus, readOptions(caylus.options, {}, 2)];
  const match = playGame({
    game,
    options,
    key: keyFromWords("review"),
    bots: [simple, random],
    chance: new FastChance(3),
  });
  const quick = { ...analyst, settings: { ...analyst.settings, iterations: 200 } };
  const [ofSimple, ofRandom] = review(quick, recordOf(match, ["a", "b"])).seats.map((s) => s.sound / s.decisions);
  expect(ofSimple).toBeGreaterThan(0.8);
  expect(ofRandom).toBeLessThan(0.7);
});
