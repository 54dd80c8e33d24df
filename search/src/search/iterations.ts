import {
  type Action,
  ActionList,
  type FastChance,
  firstOf,
  type Game,
  type GameTypes,
  has,
  NOBODY,
  type SeatSet,
  without,
  withSeat,
} from "@serai/kernel";
import type { Sight } from "../bot.ts";
import { draw, keepLargest } from "./draw.ts";
import { estimate } from "./estimate.ts";
import type { Knowledge, SearchSettings } from "./knowledge.ts";
import { LikelyStates } from "./likely-states.ts";
import { shareWins } from "./shares.ts";
import { Tree } from "./tree.ts";

const MOST_SEATS = 8;
/** More than any game offers at once, and more decisions than any tree is deep. */
const MOST_ACTIONS = 4096;
const CAPACITY = 1 << 18;

export const NONE: Action = -1;
const PROBABILITY_STEPS = 1 << 16;

/** Keys of other seats' actions are negative, so that they differ from the seat's own. */
const keyOfShown = (shown: number, by: number): number => -1 - (shown * MOST_SEATS + by);

/**
 * Iterations of an information-set Monte Carlo tree search with many observers. Every one samples a state that the seat
 * cannot tell from the true one, goes down one tree for each seat in step, and plays on. A seat's tree branches by what
 * that seat did and by what it was shown, so no seat reacts to what it cannot see: secret and simultaneous choices need no
 * special case. Each seat maximises its own win share.
 */
export class Iterations<T extends GameTypes> {
  readonly tree = new Tree(CAPACITY);
  /** By seat: the result of the last iteration. */
  readonly shares = new Float64Array(MOST_SEATS);
  readonly #game: Game<T>;
  readonly #knowledge: Knowledge<T>;
  readonly #legal = new ActionList();
  readonly #weights = new Float64Array(MOST_ACTIONS);
  /** The prior at the root, which is the same in every sampled state; made in the first iteration. */
  readonly #rootPrior = new Float64Array(MOST_ACTIONS);
  #hasRootPrior = false;
  readonly #states: LikelyStates<T>;
  /** By seat: where it stands in its tree; 0 once it has left it. */
  readonly #at = new Int32Array(MOST_SEATS);
  /** The choices of this iteration: the nodes chosen, and who chose. */
  readonly #path = new Int32Array(MOST_ACTIONS);
  readonly #by = new Int32Array(MOST_ACTIONS);
  #steps = 0;
  #root = 0;
  #advised: Action = NONE;
  /** A state the seat may be in, where the game says which actions are the same. */
  #sampled: T["State"] | undefined;

  constructor(game: Game<T>, knowledge: Knowledge<T>) {
    this.#game = game;
    this.#knowledge = knowledge;
    this.#states = new LikelyStates(game, knowledge);
  }

  /** Empty trees for another sight. The `advised` action gets half of the prior. */
  begin(sight: Sight<T>, settings: SearchSettings, luck: FastChance, advised = NONE): void {
    this.tree.reset(MOST_SEATS);
    this.#root = 1 + sight.seat;
    this.#advised = advised;
    this.#hasRootPrior = false;
    this.#sampled = this.#knowledge.sameAs && this.#game.sample(sight.view, sight.memory, luck);
    this.#states.begin(sight, settings.infers, luck);
  }

  /** The one of the seat's actions that is tried for this one; mostly itself. */
  triedFor(action: Action): Action {
    return (this.#sampled && this.#knowledge.sameAs?.(this.#sampled, action)) ?? action;
  }

  /** The node of one of the seat's actions; 0 where it was never chosen. */
  nodeOf(action: Action): number {
    return this.tree.find(this.#root, action);
  }

  /** The node of the first choice in the last iteration. */
  get firstChoice(): number {
    return this.#path[0];
  }

  /** Samples a state and plays on from it, with the `forced` action first where there is one; returns the final state. */
  run(sight: Sight<T>, settings: SearchSettings, luck: FastChance, forced = NONE): T["State"] {
    const game = this.#game;
    const knowledge = this.#knowledge;
    const own = sight.seat;
    const state = this.#states.draw(sight, luck);
    const at = this.#at;
    const randomSeats =
      settings.randomRivals === undefined ? NOBODY : this.#drawRandomRivals(settings.randomRivals, own, luck);
    for (let seat = 0; seat < MOST_SEATS; seat++) at[seat] = has(randomSeats, seat) ? 0 : 1 + seat;
    this.#steps = 0;
    const end = knowledge.progress(state) + settings.horizon;
    const legal = this.#legal;
    let seat = own;
    let questions = settings.extraQuestions ?? Number.POSITIVE_INFINITY;
    let yetToAnswer: SeatSet = NOBODY;
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      if (at[own] === 0 && deciders !== yetToAnswer && questions-- === 0) break;
      if (!has(deciders, seat)) seat = firstOf(deciders);
      yetToAnswer = without(deciders, seat);
      legal.clear();
      game.legal(state, seat, legal);
      const action = has(randomSeats, seat)
        ? legal.at(luck.int(legal.count))
        : at[seat] === 0
          ? this.#drawAction(state, seat, luck)
          : this.#select(state, seat, settings, forced);
      this.#descend(seat, action);
      game.apply(state, seat, action, luck);
      if (knowledge.progress(state) >= end) break;
    }
    this.#fillShares(state, own, settings.marginShare);
    this.#backpropagate();
    return state;
  }

  /** The rivals who play at random in this iteration. */
  #drawRandomRivals(probability: number, own: number, luck: FastChance): SeatSet {
    let randomSeats: SeatSet = NOBODY;
    for (let seat = 0; seat < MOST_SEATS; seat++)
      if (seat !== own && luck.int(PROBABILITY_STEPS) < probability * PROBABILITY_STEPS)
        randomSeats = withSeat(randomSeats, seat);
    return randomSeats;
  }

  /** An action drawn by the policy. */
  #drawAction(state: T["State"], seat: number, luck: FastChance): Action {
    const legal = this.#legal;
    if (legal.count === 1) return legal.at(0);
    const atOnce = this.#knowledge.act?.(state, seat);
    if (atOnce !== undefined) return atOnce;
    this.#knowledge.weigh(state, seat, legal, this.#weights);
    return legal.at(draw(this.#weights, legal.count, luck));
  }

  /**
   * The choice in the tree (PUCT). How often an action could have been chosen replaces the visits of the parent, since the
   * action is not legal in every sampled state.
   */
  #select(state: T["State"], seat: number, { breadth, widening, exploration }: SearchSettings, forced: Action): Action {
    const legal = this.#legal;
    const tree = this.tree;
    const weights = this.#weights;
    const { count } = legal;
    const node = this.#at[seat];
    // An untried action is expected to bring as much as the tried ones.
    const untried = tree.choices[node] === 0 ? 0 : tree.sums[node] / tree.choices[node];
    const choices = ++tree.choices[node];
    if (count === 1) return legal.at(0);
    if (node === this.#root && forced !== NONE) return forced;
    if (node === this.#root) this.#fillRootPrior(state, seat);
    else {
      this.#knowledge.weigh(state, seat, legal, weights);
      this.#leaveOutSame(state);
    }
    if (count > breadth) keepLargest(weights, count, Math.floor(breadth * choices ** widening));
    let sum = 0;
    for (let i = 0; i < count; i++) sum += weights[i];
    let best = 0;
    let most = -1;
    for (let i = 0; i < count; i++) {
      if (weights[i] === 0) continue;
      const child = tree.find(node, legal.at(i));
      const visits = tree.visits[child];
      const offered = child === 0 ? choices : ++tree.offered[child];
      const mean = visits === 0 ? untried : tree.gains[child] / visits;
      const worth = mean + (exploration * (weights[i] / sum) * Math.sqrt(offered)) / (1 + visits);
      if (worth > most) [best, most] = [i, worth];
    }
    return legal.at(best);
  }

  /** What a seat knows and may do at the root does not differ between sampled states, so it is weighed once. */
  #fillRootPrior(state: T["State"], seat: number): void {
    const { count } = this.#legal;
    if (!this.#hasRootPrior) {
      this.#knowledge.weigh(state, seat, this.#legal, this.#weights);
      this.#leaveOutSame(state);
      this.#favourAdvised();
      for (let i = 0; i < count; i++) this.#rootPrior[i] = this.#weights[i];
      this.#hasRootPrior = true;
    } else for (let i = 0; i < count; i++) this.#weights[i] = this.#rootPrior[i];
  }

  /** Of actions that come to the same only one is tried. */
  #leaveOutSame(state: T["State"]): void {
    const { sameAs } = this.#knowledge;
    if (sameAs === undefined) return;
    for (let i = 0; i < this.#legal.count; i++) {
      const action = this.#legal.at(i);
      if (sameAs(state, action) !== action) this.#weights[i] = 0;
    }
  }

  /** Gives the advised action as much weight as all others together. */
  #favourAdvised(): void {
    const legal = this.#legal;
    let sum = 0;
    let at = -1;
    for (let i = 0; i < legal.count; i++) {
      sum += this.#weights[i];
      if (legal.at(i) === this.#advised) at = i;
    }
    if (at >= 0) this.#weights[at] += sum;
  }

  /** Every seat moves down its tree by what it did or was shown. After its first new choice a seat leaves its tree. */
  #descend(by: number, action: Action): void {
    const tree = this.tree;
    const at = this.#at;
    const shown = this.#knowledge.shown(action);
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      if (at[seat] === 0) continue;
      if (seat !== by) at[seat] = tree.childOf(at[seat], keyOfShown(shown, by));
      else {
        const child = tree.childOf(at[seat], action);
        at[seat] = tree.visits[child] === 0 ? 0 : child;
        if (child === 0) continue;
        this.#by[this.#steps] = seat;
        this.#path[this.#steps++] = child;
      }
    }
  }

  #fillShares(state: T["State"], own: number, marginShare: number): void {
    const knowledge = this.#knowledge;
    const result = this.#game.result(state);
    if (result) shareWins(result, marginShare, knowledge.margin, this.shares);
    else if (knowledge.evaluate) knowledge.evaluate(state, own, this.shares);
    else estimate(knowledge, state, knowledge.seats(state), this.shares);
  }

  #backpropagate(): void {
    const tree = this.tree;
    for (let i = 0; i < this.#steps; i++) {
      const node = this.#path[i];
      const share = this.shares[this.#by[i]];
      tree.visits[node]++;
      tree.gains[node] += share;
      tree.sums[tree.parents[node]] += share;
    }
  }
}
