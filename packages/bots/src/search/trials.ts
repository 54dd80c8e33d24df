import { type Action, ActionList, type Chance, FastChance, firstOf, type Game, type GameTypes } from "@serai/kernel";
import type { Sight, Thinking } from "../bot.ts";
import { draw } from "./draw.ts";
import { estimate } from "./estimate.ts";
import type { Knowledge, Manner } from "./knowledge.ts";
import type { Finding } from "./search.ts";
import { shareWins } from "./shares.ts";

const MOST_SEATS = 8;
const MOST_ACTIONS = 4096;
/** How many imagined states are tried before anything is dropped, and how often it is looked at again. */
const FIRST_LOOK = 12;
const BETWEEN_LOOKS = 8;
/** A candidate is dropped when it is behind the best by so many standard errors. */
const BEHIND = 1.8;

interface Candidate {
  readonly action: Action;
  /** What it brought, trial by trial: the same trial is the same imagined state and the same luck for all. */
  readonly brought: number[];
  sum: number;
}

/**
 * Racing on equal luck. Every imagined state is played on once for each of the most promising actions with the same luck,
 * so that what differs is the action and not the cards; whatever falls clearly behind is dropped. Shallower than a tree,
 * and surer where luck is great and what can be done is much alike.
 */
export class Trials<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #knowledge: Knowledge<T>;
  readonly #legal = new ActionList();
  readonly #weights = new Float64Array(MOST_ACTIONS);
  readonly #shares = new Float64Array(MOST_SEATS);

  constructor(game: Game<T>, knowledge: Knowledge<T>) {
    this.#game = game;
    this.#knowledge = knowledge;
  }

  /** What each action that was tried is worth to the seat, the longest in the race first, the better first among equals. */
  look(sight: Sight<T>, manner: Manner, chance: Chance, thinking?: Thinking, advised?: Action): Finding[] {
    const luck = new FastChance(chance.int(2 ** 31));
    const all = this.#candidates(sight, manner, luck, advised);
    const most = thinking && manner.patient ? Number.POSITIVE_INFINITY : manner.iterations;
    let racing = all;
    let done = 0;
    for (let trial = 1; done === 0 || (done < most && (thinking?.goOn(done) ?? true)); trial++) {
      const state = this.#imagine(sight, manner, luck);
      const seed = luck.int(2 ** 31);
      for (const candidate of racing) {
        const share = this.#playOn(this.#game.clone(state), sight.seat, candidate.action, manner, new FastChance(seed));
        candidate.brought.push(share);
        candidate.sum += share;
        done++;
      }
      if (trial >= FIRST_LOOK && trial % BETWEEN_LOOKS === 0 && racing.length > 1) racing = stillRacing(racing);
    }
    return all
      .map(({ action, brought, sum }) => ({ action, visits: brought.length, share: sum / brought.length }))
      .sort((a, b) => b.visits - a.visits || b.share - a.share);
  }

  #imagine({ seat, view, memory }: Sight<T>, manner: Manner, luck: FastChance): T["State"] {
    const state = this.#game.sample(view, memory, luck);
    if (manner.infers) this.#knowledge.infer?.(state, seat, luck);
    return state;
  }

  /** What the seat is most inclined to, and what was advised. */
  #candidates(sight: Sight<T>, manner: Manner, luck: FastChance, advised?: Action): Candidate[] {
    const legal = this.#legal;
    legal.clear();
    for (const action of sight.legal) legal.add(action);
    this.#knowledge.weigh(this.#imagine(sight, manner, luck), sight.seat, legal, this.#weights);
    return sight.legal
      .map((action, i) => ({ action, weight: action === advised ? Number.POSITIVE_INFINITY : this.#weights[i] }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, manner.breadth)
      .map(({ action }) => ({ action, brought: [], sum: 0 }));
  }

  /** The seat's share after the action, everybody playing on as inclined. */
  #playOn(state: T["State"], own: number, action: Action, { strides, greed }: Manner, luck: FastChance): number {
    const game = this.#game;
    const knowledge = this.#knowledge;
    const legal = this.#legal;
    const end = knowledge.stride(state) + strides;
    game.apply(state, own, action, luck);
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      if (knowledge.stride(state) >= end) break;
      const seat = firstOf(deciders);
      legal.clear();
      game.legal(state, seat, legal);
      let at = 0;
      if (legal.count > 1) {
        knowledge.weigh(state, seat, legal, this.#weights);
        at = draw(this.#weights, legal.count, luck);
      }
      game.apply(state, seat, legal.at(at), luck);
    }
    const result = game.result(state);
    if (result) shareWins(result, greed, knowledge.margin, this.#shares);
    else estimate(knowledge, state, knowledge.seats(state), this.#shares);
    return this.#shares[own];
  }
}

/** All that are not clearly behind the best, by what they brought in the same trials. */
function stillRacing(racing: readonly Candidate[]): Candidate[] {
  const best = racing.reduce((a, b) => (b.sum > a.sum ? b : a));
  const trials = best.brought.length;
  return racing.filter(({ brought, sum }) => {
    const behind = (best.sum - sum) / trials;
    let squares = 0;
    for (let i = 0; i < trials; i++) squares += (best.brought[i] - brought[i] - behind) ** 2;
    return behind <= BEHIND * Math.sqrt(squares / trials / trials);
  });
}
