import type { Action, Chance, Game, GameTypes } from "@serai/kernel";
import type { Bot } from "../bot.ts";
import { draw } from "./draw.ts";
import type { Knowledge, Manner, Racing } from "./knowledge.ts";
import { Race } from "./race.ts";
import { type Finding, Search } from "./search.ts";

/** Actions with fewer visits than this share of the most visited one are never chosen. */
const MIN_VISIT_SHARE = 0.1;

/** A player of that manner; an adviser, where it has one, says what to look at first in a tree. */
export function searchBot<T extends GameTypes>(
  id: string,
  game: Game<T>,
  knowledge: Knowledge<T>,
  manner: Manner,
  adviser?: Bot<T>,
): Bot<T> {
  if (manner.racing) return racingBot(id, game, knowledge, manner, manner.racing);
  let search: Search<T> | undefined;
  return {
    id,
    choose(sight, chance, thinking) {
      // Made when first needed: its buffers are large, and most bots of a shelf never sit down.
      search ??= new Search(game, knowledge);
      const advised = adviser?.choose(sight, chance);
      return settle(search.look(sight, manner, chance, thinking, advised), manner.mixing, chance);
    },
  };
}

/** A player that lets actions race. */
function racingBot<T extends GameTypes>(
  id: string,
  game: Game<T>,
  knowledge: Knowledge<T>,
  manner: Manner,
  racing: Racing,
): Bot<T> {
  let race: Race<T> | undefined;
  return {
    id,
    choose(sight, chance, thinking) {
      if (sight.legal.length === 1) return sight.legal[0];
      race ??= new Race(game, knowledge);
      return settleRace(race.look(sight, manner, racing, chance, thinking), manner.mixing * racing.alike, chance);
    },
  };
}

/** The winner, or one drawn of those still running, the further behind it the less. */
function settleRace(findings: readonly Finding[], alike: number, chance: Chance): Action {
  const [best] = findings;
  if (alike === 0) return best.action;
  const weights = Float64Array.from(findings, ({ visits, share }) =>
    visits < best.visits ? 0 : Math.exp(Math.min(0, share - best.share) / alike),
  );
  return findings[draw(weights, findings.length, chance)].action;
}

/** The most visited, or one drawn by visits: a secret choice that can be foreseen is no secret. */
export function settle(findings: readonly Finding[], mixing: number, chance: Chance): Action {
  const most = findings[0].visits;
  if (mixing === 0) return findings[0].action;
  const weights = Float64Array.from(findings, ({ visits }) =>
    visits < MIN_VISIT_SHARE * most ? 0 : (visits / most) ** (1 / mixing),
  );
  return findings[draw(weights, findings.length, chance)].action;
}
