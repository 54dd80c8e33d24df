import type { Game, GameTypes } from "@serai/kernel";
import type { Bot } from "../bot.ts";
import { DEFAULT_SETTINGS, levelBots } from "../levels.ts";
import type { Knowledge, SearchSettings } from "../search/knowledge.ts";
import { learnt } from "./learnt.ts";
import type { Model } from "./model.ts";

/** How often a rival is taken for one that plays at random, by a network that met such. */
export const RANDOM_RIVALS = 0.25;

const JUDGED = { ...DEFAULT_SETTINGS, horizon: Number.POSITIVE_INFINITY, extraQuestions: 0, infers: false };

/**
 * The four levels of a game whose strategy nobody wrote: all they know of it is what the network learnt. A game may have its
 * Master search otherwise.
 */
export const learntLevels = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  model: Model,
  master: Partial<SearchSettings> = {},
): readonly Bot<T>[] =>
  levelBots(game, learnt(game, knowledge, model), {
    apprentice: { temperature: 2, biasStrength: 0.8, minShare: 0.05 },
    trader: { ...JUDGED, usesAllTime: false, iterations: 20, temperature: 0.7 },
    merchant: { ...JUDGED, usesAllTime: false, iterations: 100, temperature: 0.4, infers: true },
    master: { ...JUDGED, iterations: 1_000, temperature: 0.1, infers: true, ...allowing(model), ...master },
  });

const allowing = ({ made }: Model): Partial<SearchSettings> =>
  made.metStrangers ? { randomRivals: RANDOM_RIVALS } : {};
