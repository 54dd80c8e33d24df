import type { Game, GameTypes } from "@serai/kernel";
import type { Bot } from "./bot.ts";
import type { Knowledge, SearchSettings } from "./search/knowledge.ts";
import { type PolicySettings, policyBot } from "./search/policy-bot.ts";
import { searchBot } from "./search/search-bot.ts";

export type LevelId = "apprentice" | "trader" | "merchant" | "master";

/** How strong a bot is, in words people understand. */
export interface Level {
  readonly id: LevelId;
  /** The time of every answer: always the same, so that it says nothing about the hand. */
  readonly milliseconds: number;
}

/** Weakest first. */
export const LEVELS: readonly Level[] = [
  { id: "apprentice", milliseconds: 30 },
  { id: "trader", milliseconds: 60 },
  { id: "merchant", milliseconds: 300 },
  { id: "master", milliseconds: 1_000 },
];

/** The level of a bot by its id; `undefined` for those that are no level of play, such as the random one. */
export const levelOf = (id: string): Level | undefined => LEVELS.find((level) => level.id === id);

/**
 * The settings of a game's levels. Apprentices play by the policy, with a bias. Traders search a little, infer nothing
 * about hidden cards and often vary. Merchants infer hidden cards from what rivals do. Masters use all the time they are
 * given and vary only between nearly equal actions.
 */
interface LevelSettings {
  readonly apprentice: PolicySettings;
  readonly trader: SearchSettings;
  readonly merchant: SearchSettings;
  readonly master: SearchSettings;
}

/** A game's bots, weakest first. Each game makes them in a file of its own, so that no other game's are loaded. */
export function levelBots<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  settings: LevelSettings,
  adviser?: Bot<T>,
): readonly Bot<T>[] {
  return [
    policyBot("apprentice", game, knowledge, settings.apprentice),
    searchBot("trader", game, knowledge, settings.trader, adviser),
    searchBot("merchant", game, knowledge, settings.merchant, adviser),
    searchBot("master", game, knowledge, settings.master, adviser),
  ];
}

/** Winning counts most, the margin a little. */
export const DEFAULT_SETTINGS: SearchSettings = {
  iterations: 1_500,
  usesAllTime: true,
  exploration: 1,
  breadth: 8,
  widening: 0.3,
  horizon: 3,
  infers: true,
  marginShare: 0.1,
  temperature: 0.3,
};
