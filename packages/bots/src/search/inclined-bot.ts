import { ActionList, type Chance, FastChance, type Game, type GameTypes, type Seat } from "@serai/kernel";
import type { Bot } from "../bot.ts";
import { draw } from "./draw.ts";
import type { Knowledge } from "./knowledge.ts";

/** How a player without search decides. */
export interface Temper {
  /** Above 1 it is less sure of its reckoning than the reckoning deserves. */
  readonly looseness: number;
  /** How far its tastes lead it astray; they stay for a whole game, and the next has others. */
  readonly whims: number;
  /** Never does what it likes less than this part of what it likes best. */
  readonly floor: number;
}

const WORDS = 1 << 16;

/** A liking above 1 or a dislike below it, always the same for a game, a seat and a thing. */
function tasteOf(occasion: string, seat: Seat, trait: number, whims: number): number {
  const luck = new FastChance(hashOf(`${occasion} ${seat} ${trait}`));
  let sum = 0;
  for (let i = 0; i < 4; i++) sum += luck.int(WORDS) / WORDS - 0.5;
  return Math.exp(whims * sum);
}

/** FNV-1a. */
function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  return hash >>> 0;
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
