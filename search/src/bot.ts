import type { Action, Chance, GameTypes, Seat } from "@serai/kernel";

/** All a bot is ever given: what its seat may know, what it remembers, what it may do. Never the state. */
export interface Sight<T extends GameTypes> {
  readonly seat: Seat;
  readonly view: T["View"];
  readonly memory: T["Memory"];
  /** At least one. */
  readonly legal: readonly Action[];
  /** The name of this game among all games, which is no secret: tastes that stay within a game grow from it. */
  readonly occasion?: string;
}

/**
 * How long a bot may go on. This package knows no clock, so whoever has one brings it; without it a bot thinks its
 * level's fixed number of iterations and so answers the same wherever it runs.
 */
export interface Thinking {
  /** False when it is time to answer. */
  goOn(iterations: number): boolean;
}

export interface Bot<T extends GameTypes> {
  readonly id: string;
  choose(sight: Sight<T>, chance: Chance, thinking?: Thinking): Action;
}

/** A bot for any game, where the game's own types do not matter. */
export type AnyBot = Bot<GameTypes>;
