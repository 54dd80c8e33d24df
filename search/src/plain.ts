import type { Game, GameTypes } from "@serai/kernel";
import type { Analyst } from "./analyst.ts";
import type { Bot } from "./bot.ts";
import { FRANK } from "./frank.ts";
import { climb, STEADY } from "./levels.ts";
import { inclinedBot } from "./search/inclined-bot.ts";
import type { Knowledge } from "./search/knowledge.ts";

/*
 * Bots of a game that nobody has written any for: they know nothing of it beyond its rules, and play games on to their
 * end to find out what is good.
 */

type Known<T extends GameTypes> = Pick<Knowledge<T>, "seats"> & Partial<Knowledge<T>>;

/** What bots know of a game, from as little as the number of its seats; any part that is given replaces a default. */
export const plainKnowledge = <T extends GameTypes>(known: Known<T>): Knowledge<T> => ({
  shown: (action) => action,
  weigh(_state, _seat, actions, into) {
    for (let i = 0; i < actions.count; i++) into[i] = 1;
  },
  stride: () => 0,
  featureNames: [],
  fillFeatures: () => {},
  weights: { weights: [], games: 0, seed: 0, commit: "" },
  margin: 10,
  trait: (_state, action) => action,
  ...known,
});

const TO_THE_END = { ...STEADY, strides: Number.POSITIVE_INFINITY };

/** The four levels, for a game that has no bots/levels.ts. */
export const plainLevels = <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>): readonly Bot<T>[] =>
  climb(game, knowledge, {
    apprentice: { looseness: 1.5, whims: 0.5, floor: 0.1 },
    trader: { ...TO_THE_END, patient: false, iterations: 60, mixing: 0.5 },
    merchant: { ...TO_THE_END, patient: false, iterations: 400 },
    master: { ...TO_THE_END, iterations: 2_000 },
  });

/** What the levels are measured against, for a game that has no bots/simple.ts: what is most inclined to. */
export const plainSimple = <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>): Bot<T> =>
  inclinedBot("simple", game, knowledge, { looseness: 1, whims: 0, floor: 0 });

/** Hints and reviews, for a game that has no bots/analyst.ts. */
export const plainAnalyst = <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>): Analyst<T> => ({
  game,
  knowledge,
  manner: { ...TO_THE_END, ...FRANK, iterations: 400 },
});
