import { ActionList, type Chance, type Game, type GameTypes } from "@serai/kernel";
import type { Sight } from "../bot.ts";
import { draw } from "./draw.ts";
import type { Knowledge } from "./knowledge.ts";

const POOL = 256;
const MOST_ACTIONS = 4096;

/**
 * Samples states that a seat may be in, more often those in which rivals were likely to choose in secret what they chose
 * there. It keeps a pool of sampled states, draws one by the policy's likelihood of those choices, and samples the oldest
 * anew with each draw. Without secret choices, or without inference, it only samples.
 */
export class LikelyStates<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #knowledge: Knowledge<T>;
  readonly #legal = new ActionList();
  readonly #weights = new Float64Array(MOST_ACTIONS);
  readonly #pool: T["State"][] = [];
  readonly #likelihoods = new Float64Array(POOL);
  #oldest = 0;

  constructor(game: Game<T>, knowledge: Knowledge<T>) {
    this.#game = game;
    this.#knowledge = knowledge;
  }

  /** Fills the pool for this sight, or empties it where nothing is to be inferred. */
  begin(sight: Sight<T>, infers: boolean, chance: Chance): void {
    this.#pool.length = 0;
    this.#oldest = 0;
    if (!infers || !this.#hasSecretChoices(sight, chance)) return;
    for (let i = 0; i < POOL; i++) this.#sampleInto(i, sight, chance);
  }

  draw(sight: Sight<T>, chance: Chance): T["State"] {
    if (this.#pool.length === 0) return this.#game.sample(sight.view, sight.memory, chance);
    this.#sampleInto(this.#oldest, sight, chance);
    this.#oldest = (this.#oldest + 1) % POOL;
    return this.#game.clone(this.#pool[draw(this.#likelihoods, POOL, chance)]);
  }

  /** Whether there are any is the same in every sampled state. */
  #hasSecretChoices({ seat, view, memory }: Sight<T>, chance: Chance): boolean {
    let has = false;
    this.#knowledge.secretChoices?.(this.#game.sample(view, memory, chance), seat, () => {
      has = true;
    });
    return has;
  }

  #sampleInto(place: number, { seat, view, memory }: Sight<T>, chance: Chance): void {
    const state = this.#game.sample(view, memory, chance);
    this.#pool[place] = state;
    this.#likelihoods[place] = this.#likelihood(state, seat);
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
