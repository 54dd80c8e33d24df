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
import { draw } from "./draw.ts";
import { estimate } from "./estimate.ts";
import type { Knowledge, Manner, Racing } from "./knowledge.ts";
import type { Finding } from "./search.ts";
import { shareWins } from "./shares.ts";
import { tasteOf } from "./tastes.ts";

const MOST_SEATS = 8;
const MOST_ACTIONS = 4096;
const SEEDS = 2 ** 31;
const FINE = 1 << 20;
/** After so many heats, and again after as many, it is looked who has fallen behind. */
const HEATS = 8;
/** Out is who is behind by so many standard errors of the difference. */
const BEHIND = 2;

/** One of the seat's actions in the race. */
interface Runner {
  readonly action: Action;
  /** What inclination says of it, against the best: a share of wins, 0 or below. */
  readonly favour: number;
  /** What it brought, heat by heat. */
  readonly shares: number[];
}

/**
 * Every heat imagines a state, and every action still in the race is tried on it with the same luck and played on by
 * inclination: where luck is great and actions are much alike, only that tells them apart. Those that fall behind drop
 * out. Nobody is thought to look ahead, so it is worth what inclination is worth; but it needs no luck to be fair.
 */
export class Race<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #knowledge: Knowledge<T>;
  readonly #legal = new ActionList();
  readonly #weights = new Float64Array(MOST_ACTIONS);
  readonly #shares = new Float64Array(MOST_SEATS);

  constructor(game: Game<T>, knowledge: Knowledge<T>) {
    this.#game = game;
    this.#knowledge = knowledge;
  }

  /** What the actions most inclined to are worth to the seat: those still in the race first, the best of them at the head. */
  look(sight: Sight<T>, manner: Manner, racing: Racing, chance: Chance, thinking?: Thinking): Finding[] {
    const luck = new FastChance(chance.int(SEEDS));
    const runners = this.#line(sight, racing, luck);
    const strangersIn = this.#reader(sight, manner, racing, luck);
    const most = thinking && manner.patient ? Number.POSITIVE_INFINITY : manner.iterations;
    let running = runners;
    let tried = 0;
    const goesOn = (): boolean => tried === 0 || (tried < most && (thinking?.goOn(tried) ?? true));
    for (let heat = 1; (heat === 1 || running.length > 1) && goesOn(); heat++) {
      const imagined = this.#imagine(sight, manner, luck);
      const strangers = strangersIn(imagined);
      const seed = luck.int(SEEDS);
      const shares: number[] = [];
      for (const { action } of running) {
        if (!goesOn()) break;
        shares.push(
          this.#playOn(this.#game.clone(imagined), sight.seat, action, manner, strangers, new FastChance(seed)),
        );
        tried++;
      }
      // A heat that not all have run counts for nobody.
      if (shares.length < running.length) break;
      for (const [i, runner] of running.entries()) runner.shares.push(shares[i]);
      if (heat % HEATS === 0) running = inTheRace(running);
    }
    return runners
      .sort((a, b) => b.shares.length - a.shares.length || seems(b) - seems(a))
      .map(({ action, shares }) => ({ action, visits: shares.length, share: meanOf(shares) }));
  }

  /** Those the seat is most inclined to, and has a taste for. */
  #line({ seat, view, memory, legal, occasion = "" }: Sight<T>, racing: Racing, luck: FastChance): Runner[] {
    const { field, trust, whims } = racing;
    const list = this.#legal;
    list.clear();
    for (const action of legal) list.add(action);
    const state = this.#game.sample(view, memory, luck);
    this.#knowledge.weigh(state, seat, list, this.#weights);
    if (whims !== undefined)
      for (const [i, action] of legal.entries())
        this.#weights[i] *= tasteOf(occasion, seat, this.#knowledge.trait(state, action), whims);
    const most = this.#weights.subarray(0, list.count).reduce((a, b) => Math.max(a, b), 0);
    return legal
      .map((action, i) => ({
        action,
        favour: trust * Math.log(Math.max(1e-9, this.#weights[i] / most)),
        shares: [],
      }))
      .sort((a, b) => b.favour - a.favour)
      .slice(0, field);
  }

  #imagine({ seat, view, memory }: Sight<T>, { infers }: Manner, luck: FastChance): T["State"] {
    const state = this.#game.sample(view, memory, luck);
    if (infers) this.#knowledge.infer?.(state, seat, luck);
    return state;
  }

  /** What says which seats of an imagined state play otherwise than oneself, having read rivals where one can. */
  #reader(
    sight: Sight<T>,
    { infers }: Manner,
    { strangers = 0 }: Racing,
    luck: FastChance,
  ): (state: T["State"]) => SeatSet {
    if (strangers === 0) return () => NOBODY;
    const reading = infers ? this.#knowledge.read?.(sight, strangers, luck) : undefined;
    if (reading) return (state) => reading.redraw(state, luck);
    return (state) => {
      let found = NOBODY;
      for (let seat = 0; seat < this.#knowledge.seats(state); seat++)
        if (seat !== sight.seat && luck.int(FINE) < strangers * FINE) found = withSeat(found, seat);
      return found;
    };
  }

  /** The share of the win to expect after the action. */
  #playOn(
    state: T["State"],
    own: number,
    first: Action,
    { strides, greed }: Manner,
    strangers: SeatSet,
    luck: FastChance,
  ): number {
    const game = this.#game;
    const knowledge = this.#knowledge;
    const end = knowledge.stride(state) + strides;
    game.apply(state, own, first, luck);
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      if (knowledge.stride(state) >= end) break;
      const seat = has(deciders, own) ? own : firstOf(deciders);
      game.apply(state, seat, this.#decide(state, seat, has(strangers, seat), luck), luck);
    }
    const result = game.result(state);
    if (result) shareWins(result, greed, knowledge.margin, this.#shares);
    else estimate(knowledge, state, knowledge.seats(state), this.#shares);
    return this.#shares[own];
  }

  #decide(state: T["State"], seat: number, isStranger: boolean, luck: FastChance): Action {
    const { act, stranger } = this.#knowledge;
    return (isStranger ? stranger : act)?.(state, seat) ?? this.#incline(state, seat, luck);
  }

  #incline(state: T["State"], seat: number, luck: FastChance): Action {
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

/** Inclination is believed until there is something better: it counts as so many heats. */
const INCLINED = 8;

const seems = ({ shares, favour }: Runner): number => meanOf(shares) + (favour * INCLINED) / (shares.length + INCLINED);

/** Those not clearly behind the one that seems best, heat against heat. */
function inTheRace(running: readonly Runner[]): Runner[] {
  const best = running.reduce((a, b) => (seems(b) > seems(a) ? b : a));
  return running.filter((runner) => {
    const behind = best.shares.map((share, heat) => share - runner.shares[heat]);
    const mean = meanOf(behind);
    const variance = meanOf(behind.map((one) => (one - mean) ** 2));
    return seems(best) - seems(runner) <= BEHIND * Math.sqrt(variance / behind.length);
  });
}
