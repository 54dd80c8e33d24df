import type { Action, Chance, Game, GameTypes } from "@serai/kernel";
import type { Sight, Thinking } from "./bot.ts";
import type { Knowledge, SearchSettings } from "./search/knowledge.ts";
import { Race } from "./search/race.ts";
import { type ActionValue, Search } from "./search/search.ts";

/*
 * Hints during a game and a review after it, from what a seat sees. The caller makes sure that nobody gets hints in a
 * rated game while it runs.
 */
export interface Analyst<T extends GameTypes> extends Partial<Reasoner<T, unknown>> {
  readonly game: Game<T>;
  readonly knowledge: Knowledge<T>;
  readonly settings: SearchSettings;
}

/**
 * Why an action is good, in a game's own terms, which its words turn into sentences. It is given a sight and never the
 * state, so it cannot reveal what the seat does not know.
 */
export interface Reasoner<T extends GameTypes, R> {
  /** Reasons for the action, the strongest first; empty where there are none. */
  reasons(sight: Sight<T>, action: Action): readonly R[];
}

type Evaluator<T extends GameTypes> = (
  sight: Sight<T>,
  iterations: number,
  chance: Chance,
  thinking?: Thinking,
) => readonly ActionValue[];

/** Evaluates the legal actions, best first, by a race or a tree as the settings say. */
export function evaluatorOf<T extends GameTypes>({ game, knowledge, settings }: Analyst<T>): Evaluator<T> {
  const { race: raceSettings } = settings;
  if (raceSettings) {
    const race = new Race(game, knowledge);
    return (sight, iterations, chance, thinking) =>
      race.evaluate(sight, { ...settings, iterations }, raceSettings, chance, thinking);
  }
  const search = new Search(game, knowledge);
  return (sight, iterations, chance, thinking) => search.evaluate(sight, { ...settings, iterations }, chance, thinking);
}
