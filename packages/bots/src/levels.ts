import { byzanz } from "@serai/byzanz";
import { goofspiel } from "@serai/goofspiel";
import type { Game, GameTypes } from "@serai/kernel";
import { sultan } from "@serai/sultan";
import { ys } from "@serai/ys";
import type { Bot } from "./bot.ts";
import { byzanzKnowledge } from "./byzanz/knowledge.ts";
import { byzanzSimple } from "./byzanz/simple.ts";
import { goofspielKnowledge } from "./goofspiel/knowledge.ts";
import { inclinedBot, type Temper } from "./search/inclined-bot.ts";
import type { Knowledge, Manner } from "./search/knowledge.ts";
import { searchBot } from "./search/search-bot.ts";
import { sultanKnowledge } from "./sultan/knowledge.ts";
import { ysKnowledge } from "./ys/knowledge.ts";
import { ysSimple } from "./ys/simple.ts";

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

/** What sets a game's levels apart. */
interface Ladder {
  readonly apprentice: Temper;
  readonly trader: Manner;
  readonly merchant: Manner;
  readonly master: Manner;
}

function climb<T extends GameTypes>(
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
const STEADY: Manner = {
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

/**
 * Apprentices do what looks good at a glance and have tastes. Traders think a few moves through, take rivals' hidden
 * cards as they come and vary their play a good deal. Merchants read rivals from what they do. Masters take all the
 * time they are given and vary only between what is nearly as good.
 */
export const sultanLevels = climb(sultan, sultanKnowledge, {
  apprentice: { looseness: 1.6, whims: 0.8, floor: 0.1 },
  trader: { ...STEADY, patient: false, iterations: 40, infers: false, mixing: 1 },
  merchant: { ...STEADY, patient: false, iterations: 250, mixing: 0.5 },
  master: STEADY,
});

/** The same; but where all bids are secret and at once, it is the steady bidder who is easily read. */
export const goofspielLevels = climb(goofspiel, goofspielKnowledge, {
  apprentice: { looseness: 1.6, whims: 0.8, floor: 0.1 },
  trader: { ...STEADY, patient: false, iterations: 60, infers: false, mixing: 1.5 },
  merchant: { ...STEADY, patient: false, iterations: 400, mixing: 1 },
  master: { ...STEADY, iterations: 4_000, mixing: 1 },
});

/** A stride is a lot here; four are about a round. */
export const byzanzLevels = climb(
  byzanz,
  byzanzKnowledge,
  {
    apprentice: { looseness: 2, whims: 0.8, floor: 0.1 },
    trader: { ...STEADY, patient: false, iterations: 40, infers: false, mixing: 1 },
    merchant: { ...STEADY, patient: false, iterations: 200, mixing: 0.5 },
    master: { ...STEADY, iterations: 1_000 },
  },
  byzanzSimple,
);

/** A stride is a round: nothing can be told before it has been counted. */
export const ysLevels = climb(
  ys,
  ysKnowledge,
  {
    apprentice: { looseness: 1.2, whims: 0.8, floor: 0.1 },
    trader: { ...STEADY, strides: 1, patient: false, iterations: 20, infers: false, mixing: 1 },
    merchant: { ...STEADY, strides: 1, patient: false, iterations: 100, mixing: 0.5 },
    master: { ...STEADY, strides: 1, iterations: 600 },
  },
  ysSimple,
);
