import type { Game, GameTypes } from "@serai/kernel";
import type { Bot } from "./bot.ts";
import { inclinedBot, type Temper } from "./search/inclined-bot.ts";
import type { Knowledge, Manner } from "./search/knowledge.ts";
import { searchBot } from "./search/search-bot.ts";

export type LevelId = "apprentice" | "trader" | "merchant" | "master";

/** How strong a bot is, in words people understand. */
export interface Level {
  readonly id: LevelId;
  /** What every answer of it takes: always as long, whatever it holds. */
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
 * What sets a game's levels apart. Apprentices do what looks good at a glance and have tastes. Traders think a few moves
 * through, take rivals' hidden cards as they come and vary their play a good deal. Merchants read rivals from what they
 * do. Masters take all the time they are given and vary only between what is nearly as good.
 */
interface Ladder {
  readonly apprentice: Temper;
  readonly trader: Manner;
  readonly merchant: Manner;
  readonly master: Manner;
}

/** A game's bots, weakest first. Each game's are in a file of their own: whoever plays one need not load the others. */
export function climb<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  ladder: Ladder,
  adviser?: Bot<T>,
): readonly Bot<T>[] {
  return [
    inclinedBot("apprentice", game, knowledge, ladder.apprentice),
    searchBot("trader", game, knowledge, ladder.trader, adviser),
    searchBot("merchant", game, knowledge, ladder.merchant, adviser),
    searchBot("master", game, knowledge, ladder.master, adviser),
  ];
}

/** Wins first; of two ways to win the clearer one. */
export const STEADY: Manner = {
  iterations: 1_500,
  patient: true,
  exploration: 1,
  breadth: 8,
  widening: 0.3,
  strides: 3,
  infers: true,
  greed: 0.1,
  mixing: 0.3,
};
