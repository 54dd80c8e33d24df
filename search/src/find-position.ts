import { ActionList, type Chance, firstOf, type Game, type GameTypes, readOptions } from "@serai/kernel";
import { draw } from "./search/draw.ts";
import type { Knowledge } from "./search/knowledge.ts";

/** The game to play, the number of seats and the options. */
export interface PositionSource<T extends GameTypes> {
  readonly game: Game<T>;
  readonly knowledge: Knowledge<T>;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

const MOST_ACTIONS = 4096;
/** Some wanted positions are skipped: the first ones are all early in the game. */
const MOST_SKIPPED = 6;

/**
 * A realistic position: a game is played by the policy until it reaches a wanted one. `undefined` where the game ends
 * before that.
 */
export function findPosition<T extends GameTypes>(
  { game, knowledge, seats, options = {} }: PositionSource<T>,
  chance: Chance,
  isWanted: (state: T["State"]) => boolean,
): T["State"] | undefined {
  const state = game.setup(readOptions(game.options, options, seats), seats, chance);
  const legal = new ActionList();
  const weights = new Float64Array(MOST_ACTIONS);
  let toSkip = chance.int(MOST_SKIPPED);
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    if (isWanted(state) && toSkip-- === 0) return state;
    const seat = firstOf(deciders);
    legal.clear();
    game.legal(state, seat, legal);
    const atOnce = legal.count === 1 ? legal.at(0) : knowledge.act?.(state, seat);
    if (atOnce === undefined) knowledge.weigh(state, seat, legal, weights);
    game.apply(state, seat, atOnce ?? legal.at(draw(weights, legal.count, chance)), chance);
  }
  return undefined;
}
