import {
  type Action,
  ActionList,
  type Chance,
  FastChance,
  firstOf,
  type Game,
  type GameTypes,
  has,
  NOBODY,
  type SeatSet,
  withSeat,
} from "@serai/kernel";
import type { Sight, Thinking } from "../bot.ts";
import { biasOf } from "./bias.ts";
import { draw } from "./draw.ts";
import { estimate } from "./estimate.ts";
import type { Knowledge, RaceSettings, SearchSettings } from "./knowledge.ts";
import { LikelyStates } from "./likely-states.ts";
import type { ActionValue } from "./search.ts";
import { shareWins } from "./shares.ts";
import { opennessOf } from "./style.ts";

const MOST_SEATS = 8;
const MOST_ACTIONS = 4096;
const SEEDS = 2 ** 31;
const PROBABILITY_STEPS = 1 << 20;
/** After every so many heats, actions that are behind drop out. */
const HEATS_A_CHECK = 8;
/** An action drops out when it is behind by so many standard errors of the difference. */
const DROP_ERRORS = 2;

/** One of the seat's actions in the race. */
interface Runner {
  readonly action: Action;
  /** What the policy says of it, against the best: a win share, 0 or below. */
  readonly prior: number;
  /** Its results, heat by heat. */
  readonly shares: number[];
}

export interface RaceValue extends ActionValue {
  /** The win share to expect, the prior included. */
  readonly estimate: number;
}

/**
 * Every heat samples a state, and every action still in the race is tried on it with the same luck and played on by the
 * policy: with much luck and similar actions, only that tells them apart. Actions that fall behind drop out. No seat looks
 * ahead, so a race is only as good as the policy.
 */
export class Race<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #knowledge: Knowledge<T>;
  readonly #legal = new ActionList();
  readonly #weights = new Float64Array(MOST_ACTIONS);
  readonly #shares = new Float64Array(MOST_SEATS);
  readonly #states: LikelyStates<T>;

  constructor(game: Game<T>, knowledge: Knowledge<T>) {
    this.#game = game;
    this.#knowledge = knowledge;
    this.#states = new LikelyStates(game, knowledge);
  }

  /** The values of the candidates: those still in the race first, best first. */
  evaluate(
    sight: Sight<T>,
    settings: SearchSettings,
    race: RaceSettings,
    chance: Chance,
    thinking?: Thinking,
  ): RaceValue[] {
    const luck = new FastChance(chance.int(SEEDS));
    const runners = this.#candidates(sight, race, luck);
    const otherSeatsIn = this.#reader(sight, settings, race, luck);
    this.#states.begin(sight, settings.infers, luck);
    const most = thinking && settings.usesAllTime ? Number.POSITIVE_INFINITY : settings.iterations;
    let running = runners;
    let tried = 0;
    const goesOn = (): boolean => tried === 0 || (tried < most && (thinking?.goOn(tried) ?? true));
    for (let heat = 1; (heat === 1 || running.length > 1) && goesOn(); heat++) {
      const sampled = this.#states.draw(sight, luck);
      const otherSeats = otherSeatsIn(sampled);
      const seed = luck.int(SEEDS);
      const shares: number[] = [];
      for (const { action } of running) {
        if (!goesOn()) break;
        shares.push(
          this.#playOn(this.#game.clone(sampled), sight.seat, action, settings, otherSeats, new FastChance(seed)),
        );
        tried++;
      }
      // A heat that is not complete does not count.
      if (shares.length < running.length) break;
      for (const [i, runner] of running.entries()) runner.shares.push(shares[i]);
      if (heat % HEATS_A_CHECK === 0) running = stillRunning(running);
    }
    return runners
      .sort((a, b) => b.shares.length - a.shares.length || estimateOf(b) - estimateOf(a))
      .map((runner) => ({
        action: runner.action,
        visits: runner.shares.length,
        share: meanOf(runner.shares),
        estimate: estimateOf(runner),
        openness: opennessOf(runner.shares),
      }));
  }

  /** The actions with the greatest weights, bias included. */
  #candidates({ seat, view, memory, legal, biasSeed = "" }: Sight<T>, race: RaceSettings, luck: FastChance): Runner[] {
    const { candidates, minWeight = 0, priorWeight, biasStrength } = race;
    const list = this.#legal;
    list.clear();
    for (const action of legal) list.add(action);
    const state = this.#game.sample(view, memory, luck);
    this.#knowledge.weigh(state, seat, list, this.#weights);
    if (biasStrength !== undefined)
      for (const [i, action] of legal.entries())
        this.#weights[i] *= biasOf(biasSeed, seat, this.#knowledge.trait(state, action), biasStrength);
    const most = this.#weights.subarray(0, list.count).reduce((a, b) => Math.max(a, b), 0);
    return legal
      .map((action, i) => ({ action, weight: this.#weights[i] / most }))
      .filter(({ weight }) => weight >= minWeight)
      .map(({ action, weight }) => ({ action, prior: priorWeight * Math.log(Math.max(1e-9, weight)), shares: [] }))
      .sort((a, b) => b.prior - a.prior)
      .slice(0, candidates);
  }

  /** Finds the seats of a sampled state that use `otherPolicy`, from what rivals did where the game can tell. */
  #reader(
    sight: Sight<T>,
    { infers }: SearchSettings,
    { otherPolicyChance = 0 }: RaceSettings,
    luck: FastChance,
  ): (state: T["State"]) => SeatSet {
    if (otherPolicyChance === 0) return () => NOBODY;
    const reading = infers ? this.#knowledge.read?.(sight, otherPolicyChance, luck) : undefined;
    if (reading) return (state) => reading.redraw(state, luck);
    return (state) => {
      let found = NOBODY;
      for (let seat = 0; seat < this.#knowledge.seats(state); seat++)
        if (seat !== sight.seat && luck.int(PROBABILITY_STEPS) < otherPolicyChance * PROBABILITY_STEPS)
          found = withSeat(found, seat);
      return found;
    };
  }

  /** The win share to expect after the action. */
  #playOn(
    state: T["State"],
    own: number,
    first: Action,
    { horizon, marginShare }: SearchSettings,
    otherSeats: SeatSet,
    luck: FastChance,
  ): number {
    const game = this.#game;
    const knowledge = this.#knowledge;
    const end = knowledge.progress(state) + horizon;
    game.apply(state, own, first, luck);
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      if (knowledge.progress(state) >= end) break;
      const seat = has(deciders, own) ? own : firstOf(deciders);
      game.apply(state, seat, this.#decide(state, seat, has(otherSeats, seat), luck), luck);
    }
    const result = game.result(state);
    if (result) shareWins(result, marginShare, knowledge.margin, this.#shares);
    else if (knowledge.evaluate) knowledge.evaluate(state, own, this.#shares);
    else estimate(knowledge, state, knowledge.seats(state), this.#shares);
    return this.#shares[own];
  }

  #decide(state: T["State"], seat: number, usesOther: boolean, luck: FastChance): Action {
    const { act, otherPolicy } = this.#knowledge;
    return (usesOther ? otherPolicy : act)?.(state, seat) ?? this.#drawAction(state, seat, luck);
  }

  #drawAction(state: T["State"], seat: number, luck: FastChance): Action {
    const legal = this.#legal;
    legal.clear();
    this.#game.legal(state, seat, legal);
    if (legal.count === 1) return legal.at(0);
    this.#knowledge.weigh(state, seat, legal, this.#weights);
    return legal.at(draw(this.#weights, legal.count, luck));
  }
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);
const meanOf = (list: readonly number[]): number => (list.length === 0 ? 0 : sumOf(list) / list.length);

/** The prior counts as so many heats. */
const PRIOR_HEATS = 8;

const priorLeft = ({ shares, prior }: Runner): number => (prior * PRIOR_HEATS) / (shares.length + PRIOR_HEATS);
const estimateOf = (runner: Runner): number => meanOf(runner.shares) + priorLeft(runner);

/**
 * The actions not clearly behind the best, heat by heat. The prior may be wrong by as much as it says, so it alone drops
 * nobody.
 */
function stillRunning(running: readonly Runner[]): Runner[] {
  const best = running.reduce((a, b) => (estimateOf(b) > estimateOf(a) ? b : a));
  return running.filter((runner) => {
    const behind = best.shares.map((share, heat) => share - runner.shares[heat]);
    const mean = meanOf(behind);
    const variance = meanOf(behind.map((one) => (one - mean) ** 2));
    const byPolicy = priorLeft(best) - priorLeft(runner);
    const error = Math.hypot(Math.sqrt(variance / behind.length), byPolicy);
    return mean + byPolicy <= DROP_ERRORS * error;
  });
}
