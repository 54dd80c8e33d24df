import { ActionList, type Chance, type Game, type GameTypes } from "@serai/kernel";
import type { Bot } from "../bot.ts";
import { draw } from "./draw.ts";
import type { Knowledge } from "./knowledge.ts";
import { tasteOf } from "./tastes.ts";

/** How a player without search decides. */
export interface Temper {
  /** Above 1 it is less sure of its reckoning than the reckoning deserves. */
  readonly looseness: number;
  /** How far its tastes lead it astray; they stay for a whole game, and the next has others. */
  readonly whims: number;
  /** Never does what it likes less than this part of what it likes best. */
  readonly floor: number;
}

/**
 * Plays by inclination alone: what a sensible beginner would do at a glance, with tastes of its own. It concludes
 * nothing from what others do.
 */
export function inclinedBot<T extends GameTypes>(
  id: string,
  game: Game<T>,
  knowledge: Knowledge<T>,
  { looseness, whims, floor }: Temper,
): Bot<T> {
  return {
    id,
    choose({ seat, view, memory, legal, occasion = "" }, chance: Chance) {
      const state = game.sample(view, memory, chance);
      const list = new ActionList();
      for (const action of legal) list.add(action);
      const weights = new Float64Array(legal.length);
      knowledge.weigh(state, seat, list, weights);
      for (const [i, action] of legal.entries())
        weights[i] = weights[i] ** (1 / looseness) * tasteOf(occasion, seat, knowledge.trait(state, action), whims);
      const most = Math.max(...weights);
      for (let i = 0; i < legal.length; i++) if (weights[i] < floor * most) weights[i] = 0;
      return legal[draw(weights, legal.length, chance)];
    },
  };
}
