import type { Game, GameTypes } from "@serai/kernel";
import { ADVICE_SETTINGS } from "./advice-settings.ts";
import type { Analyst } from "./analyst.ts";
import type { Bot } from "./bot.ts";
import { DEFAULT_SETTINGS, levelBots } from "./levels.ts";
import type { Knowledge } from "./search/knowledge.ts";
import { policyBot } from "./search/policy-bot.ts";

/*
 * Default bots for games that have none of their own: they know only the rules, and play games to the end to compare
 * actions.
 */

type Known<T extends GameTypes> = Pick<Knowledge<T>, "seats"> & Partial<Knowledge<T>>;

/** Knowledge with defaults for everything but the number of seats; any part that is given replaces its default. */
export const defaultKnowledge = <T extends GameTypes>(known: Known<T>): Knowledge<T> => ({
  shown: (action) => action,
  weigh(_state, _seat, actions, into) {
    for (let i = 0; i < actions.count; i++) into[i] = 1;
  },
  progress: () => 0,
  featureNames: [],
  fillFeatures: () => {},
  weights: { weights: [], games: 0, seed: 0, commit: "" },
  margin: 10,
  trait: (_state, action) => action,
  ...known,
});

const FULL_PLAYOUTS = { ...DEFAULT_SETTINGS, horizon: Number.POSITIVE_INFINITY };

/** The four levels, for a game that has no bots/levels.ts. */
export const defaultLevels = <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>): readonly Bot<T>[] =>
  levelBots(game, knowledge, {
    apprentice: { temperature: 1.5, biasStrength: 0.5, minShare: 0.1 },
    trader: { ...FULL_PLAYOUTS, usesAllTime: false, iterations: 60, temperature: 0.5 },
    merchant: { ...FULL_PLAYOUTS, usesAllTime: false, iterations: 400 },
    master: { ...FULL_PLAYOUTS, iterations: 2_000 },
  });

/** What the levels are measured against, for a game that has no bots/simple.ts: the policy without search. */
export const defaultSimple = <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>): Bot<T> =>
  policyBot("simple", game, knowledge, { temperature: 1, biasStrength: 0, minShare: 0 });

/** Hints and reviews, for a game that has no bots/analyst.ts. */
export const defaultAnalyst = <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>): Analyst<T> => ({
  game,
  knowledge,
  settings: { ...FULL_PLAYOUTS, ...ADVICE_SETTINGS, iterations: 400 },
});
