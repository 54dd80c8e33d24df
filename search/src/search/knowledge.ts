import type { Action, ActionList, Chance, GameTypes, Seat, SeatSet } from "@serai/kernel";
import type { Sight } from "../bot.ts";
import type { StyleWeights } from "./style.ts";

/**
 * What the search knows of a game beyond its rules. It is asked about sampled states, never about the true one. An
 * answer for a seat uses only what that seat would know there: real rivals do not see every hand.
 */
export interface Knowledge<T extends GameTypes> {
  seats(state: T["State"]): number;
  /** What the other seats see of an action, as a number: equal where they cannot tell two actions apart. */
  shown(action: Action): number;
  /**
   * The policy: a weight above zero for each action, of any scale, as a sensible player in that seat would choose. It is
   * both the prior of the search and the rollout policy.
   */
  weigh(state: T["State"], seat: Seat, actions: ActionList, into: Float64Array): void;
  /** A quick rollout policy: one action without weights for all; playouts use it where a game has it. */
  act?(state: T["State"], seat: Seat): Action;
  /** A second opponent model: the action of a rival who does not play by the policy. */
  otherPolicy?(state: T["State"], seat: Seat): Action;
  /** How far play has come, in turns or rounds of the game: playouts are cut between two of them. */
  progress(state: T["State"]): number;
  /** The features that tell who will win: their names, their values for a seat, and their learnt weights. */
  readonly featureNames: readonly string[];
  fillFeatures(state: T["State"], seat: Seat, into: Float64Array): void;
  readonly weights: Weights;
  /** The share of the win each seat may expect, as the viewer would judge it; used instead of the features. */
  evaluate?(state: T["State"], viewer: Seat, into: Float64Array): void;
  /** What the seat would remember in a sampled state, for a network; without it a network sees the view alone. */
  recall?(state: T["State"], seat: Seat): T["Memory"];
  /**
   * What a value network reads where a playout is cut, of what the seat knows and would remember; without it all of that. May
   * share lists with the state, so it costs little.
   */
  observe?(state: T["State"], seat: Seat): unknown;
  /** The lead in points that counts as a clear win. */
  readonly margin: number;
  /**
   * What rivals chose in a sampled state that the viewer did not see in full, in any order: the state before each
   * choice, which may change once `tell` has returned, the seat, and the action. States in which the policy is likely to choose so
   * are then sampled more often.
   */
  secretChoices?(state: T["State"], viewer: Seat, tell: (before: T["State"], seat: Seat, action: Action) => void): void;
  /**
   * What the rivals' actions so far say about their hidden cards and their policies; once a decision. `otherChance` is
   * the prior probability that a rival uses `otherPolicy`.
   */
  read?(sight: Sight<T>, otherChance: number, chance: Chance): Reading<T>;
  /**
   * The action that stands for this one: the same for all that come to the same because the game makes no difference
   * between two places. Goes by what the deciding seat knows, since it chooses among them.
   */
  sameAs?(state: T["State"], action: Action): Action;
  /** What an action is about (a colour, a kind of goods, a quarter): a bias is drawn for each trait. */
  trait(state: T["State"], action: Action): number;
}

export interface Reading<T extends GameTypes> {
  /** Redraws, in place, the hidden cards of rivals in a sampled state; returns the seats that use `otherPolicy` in it. */
  redraw(state: T["State"], chance: Chance): SeatSet;
}

/** The result of `serai train`; `games` is 0 where nothing has been trained yet. */
export interface Weights {
  readonly weights: readonly number[];
  readonly games: number;
  readonly seed: number;
  readonly commit: string;
}

/** How a bot searches and decides. */
export interface SearchSettings {
  /** How many iterations it runs; with `usesAllTime` and a clock, as many as there is time for. */
  readonly iterations: number;
  readonly usesAllTime: boolean;
  /** The exploration constant of PUCT. */
  readonly exploration: number;
  /** Progressive widening: `breadth` actions are tried, and more with visits to the power `widening`. */
  readonly breadth: number;
  readonly widening: number;
  /** Playouts are cut after so much progress and the rest is estimated; `Infinity` plays to the end. */
  readonly horizon: number;
  /**
   * Playouts are also cut so many questions after the bot's seat has left its tree, for `evaluate` to judge; a question is
   * put to all seats that decide at once.
   */
  readonly extraQuestions?: number;
  /** Whether it infers what is hidden from what rivals did (`secretChoices`, `read`). */
  readonly infers: boolean;
  /** The share of the margin of points in the value of a result; the rest is winning. */
  readonly marginShare: number;
  /** How much its choice varies: drawn by visits to the power 1 / temperature; 0 takes the best. */
  readonly temperature: number;
  /** The assumed probability that a rival plays at random. */
  readonly randomRivals?: number;
  /** Whether its seat gives it a style (`styleAt`), where nothing else does: only where styles are equally strong. */
  readonly hasStyle?: boolean;
  /** How strongly each style leans, where one of them would cost more than the other. */
  readonly styleWeights?: StyleWeights;
  /** A race between actions with equal luck instead of a tree: for games with much luck and many similar actions. */
  readonly race?: RaceSettings;
}

/** How actions race against each other. */
export interface RaceSettings {
  /** How many actions start: those with the greatest weights. */
  readonly candidates: number;
  /** Actions with less than this share of the greatest weight do not start: what the policy rules out, playouts do not bring back. */
  readonly minWeight?: number;
  /** The win share that the policy counts for at first, for a weight e times as great. */
  readonly priorWeight: number;
  /** The prior probability that a rival uses `otherPolicy` (see `Knowledge`). */
  readonly otherPolicyChance?: number;
  /** As in `PolicySettings`. */
  readonly biasStrength?: number;
  /** The difference in win share that makes an action e times less likely at temperature 1. */
  readonly shareScale: number;
}
