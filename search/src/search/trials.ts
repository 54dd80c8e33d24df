import { type Action, type Chance, FastChance, type Game, type GameTypes } from "@serai/kernel";
import type { Sight } from "../bot.ts";
import { Iterations } from "./iterations.ts";
import type { Knowledge, SearchSettings } from "./knowledge.ts";

/** The win shares to expect from two of the seat's actions. */
export interface Comparison {
  readonly one: number;
  readonly other: number;
  /** The standard error of the difference between them. */
  readonly error: number;
}

/** Tries given actions on the same sampled states with the same luck. */
export class Trials<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #iterations: Iterations<T>;

  constructor(game: Game<T>, knowledge: Knowledge<T>) {
    this.#game = game;
    this.#iterations = new Iterations(game, knowledge);
  }

  /** Two actions, which may be the same, `times` times each. */
  compare(
    sight: Sight<T>,
    [one, other]: readonly [Action, Action],
    settings: SearchSettings,
    chance: Chance,
    times: number,
  ): Comparison {
    const iterations = this.#iterations;
    const luck = new FastChance(chance.int(2 ** 31));
    iterations.begin(sight, settings, luck);
    const worth = (action: Action, seed: number): number => {
      iterations.run(sight, settings, new FastChance(seed), action);
      return iterations.shares[sight.seat];
    };
    let ones = 0;
    let others = 0;
    let squares = 0;
    for (let done = 0; done < times; done++) {
      const seed = luck.int(2 ** 31);
      const [a, b] = [worth(one, seed), worth(other, seed)];
      ones += a;
      others += b;
      squares += (a - b) ** 2;
    }
    const mean = (ones - others) / times;
    return {
      one: ones / times,
      other: others / times,
      error: Math.sqrt(Math.max(0, squares / times - mean ** 2) / times),
    };
  }

  /**
   * The points that the seat ends with by each of the actions, game by game. Seats maximise points here, not wins.
   */
  points(
    sight: Sight<T>,
    actions: readonly Action[],
    settings: SearchSettings,
    chance: Chance,
    times: number,
  ): readonly (readonly number[])[] {
    const luck = new FastChance(chance.int(2 ** 31));
    this.#iterations.begin(sight, settings, luck);
    const forPoints: SearchSettings = { ...settings, marginShare: 1, horizon: Number.POSITIVE_INFINITY };
    const scores = actions.map((): number[] => []);
    for (let done = 0; done < times; done++) {
      const seed = luck.int(2 ** 31);
      for (const [at, action] of actions.entries()) {
        const end = this.#iterations.run(sight, forPoints, new FastChance(seed), action);
        scores[at].push(this.#game.result(end)?.scores[sight.seat] ?? 0);
      }
    }
    return scores;
  }
}
