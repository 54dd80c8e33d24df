import { type Action, type Chance, FastChance, type Game, type GameTypes, type Seat } from "@serai/kernel";
import type { Sight, Thinking } from "../bot.ts";
import { Iterations } from "./iterations.ts";
import type { Knowledge, SearchSettings } from "./knowledge.ts";
import { leadOf } from "./shares.ts";
import { Results } from "./style.ts";

/** The value of one of the seat's actions. */
export interface ActionValue {
  readonly action: Action;
  readonly visits: number;
  /** The mean of its results: the win share to expect. */
  readonly share: number;
  /** How open its result is (`style.ts`); only where a style asks for it and enough is known. */
  readonly openness?: number | undefined;
  /** Another action, which comes to the same, was tried in its place: what is said here was found out of that one. */
  readonly isUntried?: boolean;
}

/** Looks for the best action by iterations of a tree search. */
export class Search<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #knowledge: Knowledge<T>;
  readonly #iterations: Iterations<T>;

  constructor(game: Game<T>, knowledge: Knowledge<T>) {
    this.#game = game;
    this.#knowledge = knowledge;
    this.#iterations = new Iterations(game, knowledge);
  }

  /** The value of each legal action, most visited first. */
  evaluate(
    sight: Sight<T>,
    settings: SearchSettings,
    chance: Chance,
    thinking?: Thinking,
    advised?: Action,
  ): ActionValue[] {
    const iterations = this.#iterations;
    // Its own generator, since the given one may be slow.
    const luck = new FastChance(chance.int(2 ** 31));
    iterations.begin(sight, settings, luck, advised);
    const most = thinking && settings.usesAllTime ? Number.POSITIVE_INFINITY : settings.iterations;
    const results = new Map<number, Results>();
    const hasStyle = sight.style !== undefined && sight.style !== "even";
    for (let done = 0; done === 0 || (done < most && (thinking?.goOn(done) ?? true)); done++) {
      const end = iterations.run(sight, settings, luck);
      if (!hasStyle) continue;
      const node = iterations.firstChoice;
      const own = results.get(node) ?? new Results();
      results.set(node, own);
      own.add(this.#resultOf(end, sight.seat));
    }
    return sight.legal
      .map((action) => {
        const tried = iterations.triedFor(action);
        const node = iterations.nodeOf(tried);
        const visits = iterations.tree.visits[node];
        const share = visits === 0 ? 0 : iterations.tree.gains[node] / visits;
        return { action, visits, share, openness: results.get(node)?.openness, isUntried: tried !== action };
      })
      .sort((a, b) => b.visits - a.visits);
  }

  /** The chance to win where a playout was cut, the lead where it went to the end: who won says nothing of how close it was. */
  #resultOf(end: T["State"], seat: Seat): number {
    const result = this.#game.result(end);
    return result ? leadOf(result.scores, seat, this.#knowledge.margin) : this.#iterations.shares[seat];
  }
}
