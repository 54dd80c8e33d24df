import type { AnyGame, Checks, GameTypes } from "@serai/kernel";
import { type AnyBot, defaultLevels, defaultSimple, ismctsBot, type Knowledge, random } from "@serai/search";

/** What a game's folder brings to its entry. */
export interface Parts {
  readonly game: AnyGame;
  readonly checks: Checks<GameTypes>;
  readonly knowledge: Knowledge<GameTypes>;
  /** Weakest first. */
  readonly levels?: readonly AnyBot[];
  readonly simple?: AnyBot;
}

/** With nothing left to be made: what a frozen version keeps. */
export type WholeParts = Required<Parts>;

/** A game with everything that is known about it below the page. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly checks: Checks<GameTypes>;
  /** Weakest first. */
  readonly bots: readonly AnyBot[];
  /** The first bot the game ever had: what the others are measured against. */
  readonly simple: AnyBot;
  /** The plainest search, which knows nothing but the rules: the second measure. */
  readonly ismcts: AnyBot;
  /** What the searching bots know of the game. */
  readonly knowledge: Knowledge<GameTypes>;
}

/** What a folder does not bring is made from what it does. */
export const entryOf = ({ game, checks, knowledge, levels, simple }: Parts): GameEntry => ({
  game,
  checks,
  knowledge,
  bots: [random, ...(levels ?? defaultLevels(game, knowledge))],
  simple: simple ?? defaultSimple(game, knowledge),
  ismcts: ismctsBot(game),
});
