import type { Action, ActionList, Chance, GameTypes, Seat, SeatSet } from "@serai/kernel";
import type { Sight } from "../bot.ts";

/**
 * What the search is told about a game beyond its rules. It is asked about states that the search has imagined, never
 * about the true one; and whoever answers for a seat looks only at what that seat would know there, for a rival that
 * sees every hand is no rival anybody meets.
 */
export interface Knowledge<T extends GameTypes> {
  seats(state: T["State"]): number;
  /** What the other seats see of an action, as a number: equal where they cannot tell two actions apart. */
  shown(action: Action): number;
  /**
   * How inclined a sensible player in that seat is to each action: above zero, of any scale. It is both where the search
   * looks first and how it plays games on to their end.
   */
  weigh(state: T["State"], seat: Seat, actions: ActionList, into: Float64Array): void;
  /** What such a player does at once, without weighing all it could do: playouts go by it, where a game has it. */
  act?(state: T["State"], seat: Seat): Action;
  /** What one does at once who sees the game with other eyes: not every rival plays as oneself would. */
  stranger?(state: T["State"], seat: Seat): Action;
  /** How far play has come, in the game's own strides (turns, rounds): playouts are cut between two of them. */
  stride(state: T["State"]): number;
  /** The features that tell who will win: their names, their values for a seat, and their learnt weights. */
  readonly featureNames: readonly string[];
  fillFeatures(state: T["State"], seat: Seat, into: Float64Array): void;
  readonly weights: Weights;
  /** The lead in points that makes a win look safe: what counts as a clear margin. */
  readonly margin: number;
  /**
   * Redraws, in place, what rivals chose in secret as they would have chosen it: what is sampled is possible, this makes
   * it likely.
   */
  infer?(state: T["State"], seat: Seat, chance: Chance): void;
  /**
   * What all that rivals have done so far says of what they hide and of what they are: read once a decision. So likely
   * each is a stranger before it has done anything.
   */
  read?(sight: Sight<T>, strangers: number, chance: Chance): Reading<T>;
  /** What an action is about (a colour, a kind of goods, a quarter), for tastes to differ by. */
  trait(state: T["State"], action: Action): number;
}

export interface Reading<T extends GameTypes> {
  /** Redraws, in place, what rivals hide in an imagined state; which of them are strangers in it. */
  redraw(state: T["State"], chance: Chance): SeatSet;
}

/** What `serai train` found, and from what; `games` is 0 where nothing has been tuned yet. */
export interface Weights {
  readonly weights: readonly number[];
  readonly games: number;
  readonly seed: number;
  readonly commit: string;
}

/** How a player searches and decides: its manner. */
export interface Manner {
  /** How many iterations it takes; `patient`: where somebody brings a clock, as many as there is time for. */
  readonly iterations: number;
  readonly patient: boolean;
  /** How much it looks at what it has not tried, against what has gone well. */
  readonly exploration: number;
  /** How many actions are tried: `breadth`, and more with visits to the power `widening`. */
  readonly breadth: number;
  readonly widening: number;
  /** Playouts are cut after so many strides and the rest is estimated; `Infinity` plays to the end. */
  readonly strides: number;
  /** Whether it concludes from what rivals did what they may have hidden. */
  readonly infers: boolean;
  /** The part the margin of points has in what it strives for; the rest is winning. */
  readonly greed: number;
  /** How often it does other than what looks best: visits to the power 1 / mixing; 0 never mixes. */
  readonly mixing: number;
  /** How likely each rival is thought to do anything at all rather than what is good for it. */
  readonly distrust?: number;
  /** Where luck is great and actions are much alike: a race between actions with equal luck instead of a tree. */
  readonly racing?: Racing;
}

/** How actions race against each other. */
export interface Racing {
  /** How many start: those most inclined to. */
  readonly field: number;
  /** What inclination is believed to say at first: a share of wins for a weight e times as great. */
  readonly trust: number;
  /** How likely each rival is thought to be a stranger (see `Knowledge`), until it is read. */
  readonly strangers?: number;
  /** How far its tastes lead it astray, which stay for a whole game (see `Temper`). */
  readonly whims?: number;
  /** Shares of wins that are nearly the same to one who mixes. */
  readonly alike: number;
}
