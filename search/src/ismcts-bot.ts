import { type Action, ActionList, FastChance, firstOf, type Game, type GameTypes } from "@serai/kernel";
import type { Bot, Sight, Thinking } from "./bot.ts";
import { shareWins } from "./search/shares.ts";
import { Tree } from "./search/tree.ts";

const ITERATIONS = 2_000;
const CAPACITY = 1 << 18;
const MOST_SEATS = 8;
const MOST_DEPTH = 4096;
/** As in Cowling, Powley and Whitehouse (2012), who named the method. */
const EXPLORATION = 0.7;
const SEEDS = 2 ** 31;

/**
 * The plainest search for games with hidden information (SO-ISMCTS): one tree for all seats, UCT among what is legal in
 * the sampled state, random play to the end. It knows nothing of any game, which makes it a yardstick for all of them.
 */
export function ismctsBot<T extends GameTypes>(game: Game<T>): Bot<T> {
  let search: PlainSearch<T> | undefined;
  return {
    id: "ismcts",
    choose(sight, chance, thinking) {
      if (sight.legal.length === 1) return sight.legal[0];
      search ??= new PlainSearch(game);
      return search.look(sight, new FastChance(chance.int(SEEDS)), thinking);
    },
  };
}

class PlainSearch<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #tree = new Tree(CAPACITY);
  readonly #legal = new ActionList();
  readonly #shares = new Float64Array(MOST_SEATS);
  readonly #path = new Int32Array(MOST_DEPTH);
  readonly #by = new Int32Array(MOST_DEPTH);

  constructor(game: Game<T>) {
    this.#game = game;
  }

  /** The action most visited. */
  look(sight: Sight<T>, luck: FastChance, thinking?: Thinking): Action {
    const tree = this.#tree;
    tree.reset(1);
    const most = thinking ? Number.POSITIVE_INFINITY : ITERATIONS;
    for (let done = 0; done === 0 || (done < most && (thinking?.goOn(done) ?? true)); done++)
      this.#iterate(sight, luck);
    return sight.legal.reduce((best, action) =>
      tree.visits[tree.find(1, action)] > tree.visits[tree.find(1, best)] ? action : best,
    );
  }

  #iterate({ seat: own, view, memory }: Sight<T>, luck: FastChance): void {
    const game = this.#game;
    const tree = this.#tree;
    const legal = this.#legal;
    const state = game.sample(view, memory, luck);
    let node = 1;
    let steps = 0;
    for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
      // At the root it is the own seat that decides, though others may be asked as well.
      const seat = node === 1 ? own : firstOf(deciders);
      legal.clear();
      game.legal(state, seat, legal);
      const action = node === 0 ? legal.at(luck.int(legal.count)) : this.#select(node, luck);
      if (node !== 0) {
        const child = tree.childOf(node, action);
        if (child !== 0) {
          this.#by[steps] = seat;
          this.#path[steps++] = child;
        }
        node = child === 0 || tree.visits[child] === 0 ? 0 : child;
      }
      game.apply(state, seat, action, luck);
    }
    const result = game.result(state);
    if (result === undefined) return;
    shareWins(result, 0, 1, this.#shares);
    for (let i = 0; i < steps; i++) {
      tree.visits[this.#path[i]]++;
      tree.gains[this.#path[i]] += this.#shares[this.#by[i]];
    }
  }

  /** Something not tried yet, or what UCT prefers by how often it could have been chosen. */
  #select(node: number, luck: FastChance): Action {
    const tree = this.#tree;
    const legal = this.#legal;
    let best = legal.at(0);
    let most = Number.NEGATIVE_INFINITY;
    let untried = 0;
    for (let i = 0; i < legal.count; i++) {
      const child = tree.find(node, legal.at(i));
      if (child === 0 || tree.visits[child] === 0) {
        untried++;
        if (luck.int(untried) === 0) best = legal.at(i);
        continue;
      }
      const offered = ++tree.offered[child];
      if (untried > 0) continue;
      const visits = tree.visits[child];
      const worth = tree.gains[child] / visits + EXPLORATION * Math.sqrt(Math.log(1 + offered) / visits);
      if (worth > most) [best, most] = [legal.at(i), worth];
    }
    return best;
  }
}
