import type { Action, Chance, GameTypes, Seat } from "@serai/kernel";

/** All a bot is ever given: what its seat may know, what it remembers, what it may do. Never the state. */
export interface Sight<T extends GameTypes> {
  readonly seat: Seat;
  readonly view: T["View"];
  readonly memory: T["Memory"];
  /** At least one. */
  readonly legal: readonly Action[];
}

export interface Bot<T extends GameTypes> {
  readonly id: string;
  choose(sight: Sight<T>, chance: Chance): Action;
}

/** A bot for any game, where the game's own types do not matter. */
export type AnyBot = Bot<GameTypes>;
