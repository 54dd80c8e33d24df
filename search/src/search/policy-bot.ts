import { ActionList, type Chance, type Game, type GameTypes } from "@serai/kernel";
import type { Bot } from "../bot.ts";
import { biasOf } from "./bias.ts";
import { draw } from "./draw.ts";
import type { Knowledge } from "./knowledge.ts";

/** How a bot without search decides. */
export interface PolicySettings {
  /** Above 1 the choice is more random than the policy, below 1 less. */
  readonly temperature: number;
  /** How strong its bias is, which is the same for a whole game and another in the next. */
  readonly biasStrength: number;
  /** Actions below this share of the best weight are never chosen. */
  readonly minShare: number;
}

/**
 * Plays by the policy without search, with a bias of its own. It infers nothing from what others do.
 */
export function policyBot<T extends GameTypes>(
  id: string,
  game: Game<T>,
  knowledge: Knowledge<T>,
  { temperature, biasStrength, minShare }: PolicySettings,
): Bot<T> {
  return {
    id,
    choose({ seat, view, memory, legal, biasSeed = "" }, chance: Chance) {
      const state = game.sample(view, memory, chance);
      const list = new ActionList();
      for (const action of legal) list.add(action);
      const weights = new Float64Array(legal.length);
      knowledge.weigh(state, seat, list, weights);
      for (const [i, action] of legal.entries())
        weights[i] =
          weights[i] ** (1 / temperature) * biasOf(biasSeed, seat, knowledge.trait(state, action), biasStrength);
      const most = Math.max(...weights);
      for (let i = 0; i < legal.length; i++) if (weights[i] < minShare * most) weights[i] = 0;
      return legal[draw(weights, legal.length, chance)];
    },
  };
}
