import type { Action, Chance, GameTypes, Seat } from "@serai/kernel";
import type { Style } from "./search/style.ts";

/** All a bot is ever given: what its seat may know, what it remembers, what it may do. Never the state. */
export interface Sight<T extends GameTypes> {
  readonly seat: Seat;
  readonly view: T["View"];
  readonly memory: T["Memory"];
  /** At least one. */
  readonly legal: readonly Action[];
  /** A public name of this game, different for every game: a bot's bias, the same for a whole game, is derived from it. */
  readonly biasSeed?: string;
  /** Where nothing is said, what its seat gives it, else even. */
  readonly style?: Style;
}

/**
 * How long a bot may think. This package has no clock, so the host passes one in; without it a bot runs its level's fixed
 * number of iterations and gives the same answer everywhere.
 */
export interface Thinking {
  /** False when the time is up. */
  goOn(iterations: number): boolean;
}

export interface Bot<T extends GameTypes> {
  readonly id: string;
  choose(sight: Sight<T>, chance: Chance, thinking?: Thinking): Action;
}

/** A bot for any game, where the game's own types do not matter. */
export type AnyBot = Bot<GameTypes>;
