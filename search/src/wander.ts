import { ActionList, type Chance, firstOf, type Game, type GameTypes, readOptions } from "@serai/kernel";
import { draw } from "./search/draw.ts";
import type { Knowledge } from "./search/knowledge.ts";

/** What game is played, by how many, and with which of its options. */
export interface Walk<T extends GameTypes> {
  readonly game: Game<T>;
  readonly knowledge: Knowledge<T>;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

const MOST_ACTIONS = 4096;
/** Not always the first position that would do: those are all early ones. */
const MOST_PASSED_OVER = 6;

/**
 * A position such as people meet: a game is played by inclination until it comes to one that is wanted. `undefined` where
 * the game ends before that.
 */
export function wander<T extends GameTypes>(
  { game, knowledge, seats, options = {} }: Walk<T>,
  chance: Chance,
  isWanted: (state: T["State"]) => boolean,
): T["State"] | undefined {
  const state = game.setup(readOptions(game.options, options, seats), seats, chance);
  const legal = new ActionList();
  const weights = new Float64Array(MOST_ACTIONS);
  let toPass = chance.int(MOST_PASSED_OVER);
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    if (isWanted(state) && toPass-- === 0) return state;
    const seat = firstOf(deciders);
    legal.clear();
    game.legal(state, seat, legal);
    const atOnce = legal.count === 1 ? legal.at(0) : knowledge.act?.(state, seat);
    if (atOnce === undefined) knowledge.weigh(state, seat, legal, weights);
    game.apply(state, seat, atOnce ?? legal.at(draw(weights, legal.count, chance)), chance);
  }
  return undefined;
}
