import { ActionList, type Chance, type Game, type GameTypes } from "@serai/kernel";
import type { Sight } from "../bot.ts";
import { draw } from "./draw.ts";
import type { Knowledge } from "./knowledge.ts";

const SAMPLES = 256;
const MOST_ACTIONS = 4096;

/**
 * States as likely as what rivals did in them: so many are sampled, each counts by how likely the policy is to have done what
 * rivals did there, and the search draws from them.
 */
export class Reweighting<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #knowledge: Knowledge<T>;
  readonly #legal = new ActionList();
  readonly #weights = new Float64Array(MOST_ACTIONS);
  readonly #likelihoods = new Float64Array(SAMPLES);
  #samples: T["State"][] = [];

  constructor(game: Game<T>, knowledge: Knowledge<T>) {
    this.#game = game;
    this.#knowledge = knowledge;
  }

  /** Samples states of this sight. */
  begin({ seat, view, memory }: Sight<T>, chance: Chance): void {
    this.#samples = Array.from({ length: SAMPLES }, (_, i) => {
      const state = this.#game.sample(view, memory, chance);
      this.#likelihoods[i] = this.#likelihood(state, seat);
      return state;
    });
  }

  draw(chance: Chance): T["State"] {
    return this.#game.clone(this.#samples[draw(this.#likelihoods, SAMPLES, chance)]);
  }

  #likelihood(state: T["State"], viewer: number): number {
    let likelihood = 1;
    this.#knowledge.secretChoices?.(state, viewer, (before, seat, action) => {
      const legal = this.#legal;
      legal.clear();
      this.#game.legal(before, seat, legal);
      this.#knowledge.weigh(before, seat, legal, this.#weights);
      let sum = 0;
      let chosen = 0;
      for (let i = 0; i < legal.count; i++) {
        sum += this.#weights[i];
        if (legal.at(i) === action) chosen = this.#weights[i];
      }
      likelihood *= chosen / sum;
    });
    return likelihood;
  }
}
