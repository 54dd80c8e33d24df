import type { Action, Chance, Game, GameTypes } from "@serai/kernel";
import type { Sight, Thinking } from "./bot.ts";
import type { Knowledge, Manner } from "./search/knowledge.ts";
import { Race } from "./search/race.ts";
import { type Finding, Search } from "./search/search.ts";

/*
 * For people: what a strong player would do in their seat, seeing what they see, and afterwards what a game turned on.
 * Whoever offers this sees to it that nobody is helped in a rated game while it runs.
 */
export interface Analyst<T extends GameTypes> extends Partial<Reasoner<T, unknown>> {
  readonly game: Game<T>;
  readonly knowledge: Knowledge<T>;
  readonly manner: Manner;
}

/**
 * Why an action is good, in a game's own terms, which its words turn into sentences. It is given a sight and never the
 * state, so nothing it says can betray what the seat does not know.
 */
export interface Reasoner<T extends GameTypes, R> {
  /** What speaks for the action, the most telling first; nothing where there is nothing to say. */
  reasons(sight: Sight<T>, action: Action): readonly R[];
}

type Eyes<T extends GameTypes> = (
  sight: Sight<T>,
  iterations: number,
  chance: Chance,
  thinking?: Thinking,
) => readonly Finding[];

/** How the analyst looks at what can be done, the best first: as its manner is, by a race or in a tree. */
export function eyesOf<T extends GameTypes>({ game, knowledge, manner }: Analyst<T>): Eyes<T> {
  const { racing } = manner;
  if (racing) {
    const race = new Race(game, knowledge);
    return (sight, iterations, chance, thinking) =>
      race.look(sight, { ...manner, iterations }, racing, chance, thinking);
  }
  const search = new Search(game, knowledge);
  return (sight, iterations, chance, thinking) => search.look(sight, { ...manner, iterations }, chance, thinking);
}
