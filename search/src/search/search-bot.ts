import type { Action, Chance, Game, GameTypes } from "@serai/kernel";
import type { Bot } from "../bot.ts";
import { draw } from "./draw.ts";
import type { Knowledge, RaceSettings, SearchSettings } from "./knowledge.ts";
import { Race } from "./race.ts";
import { type ActionValue, Search } from "./search.ts";

/** Actions with fewer visits than this share of the most visited one are never chosen. */
const MIN_VISIT_SHARE = 0.1;

/** A bot that searches. An adviser, where it has one, names the action that the tree search tries first. */
export function searchBot<T extends GameTypes>(
  id: string,
  game: Game<T>,
  knowledge: Knowledge<T>,
  settings: SearchSettings,
  adviser?: Bot<T>,
): Bot<T> {
  if (settings.race) return raceBot(id, game, knowledge, settings, settings.race);
  let search: Search<T> | undefined;
  return {
    id,
    choose(sight, chance, thinking) {
      // Made when first needed: its buffers are large, and most bots never play.
      search ??= new Search(game, knowledge);
      const advised = adviser?.choose(sight, chance);
      return chooseByVisits(search.evaluate(sight, settings, chance, thinking, advised), settings.temperature, chance);
    },
  };
}

/** A bot that compares actions by a race. */
function raceBot<T extends GameTypes>(
  id: string,
  game: Game<T>,
  knowledge: Knowledge<T>,
  settings: SearchSettings,
  race: RaceSettings,
): Bot<T> {
  let runner: Race<T> | undefined;
  return {
    id,
    choose(sight, chance, thinking) {
      if (sight.legal.length === 1) return sight.legal[0];
      runner ??= new Race(game, knowledge);
      return chooseFromRace(
        runner.evaluate(sight, settings, race, chance, thinking),
        settings.temperature * race.shareScale,
        chance,
      );
    },
  };
}

/** The best, or one drawn of those still in the race, less likely the further it is behind. */
function chooseFromRace(values: readonly ActionValue[], scale: number, chance: Chance): Action {
  const [best] = values;
  if (scale === 0) return best.action;
  const weights = Float64Array.from(values, ({ visits, share }) =>
    visits < best.visits ? 0 : Math.exp(Math.min(0, share - best.share) / scale),
  );
  return values[draw(weights, values.length, chance)].action;
}

/** The most visited, or one drawn by visits, so that secret choices cannot be predicted. */
export function chooseByVisits(values: readonly ActionValue[], temperature: number, chance: Chance): Action {
  const most = values[0].visits;
  if (temperature === 0) return values[0].action;
  const weights = Float64Array.from(values, ({ visits }) =>
    visits < MIN_VISIT_SHARE * most ? 0 : (visits / most) ** (1 / temperature),
  );
  return values[draw(weights, values.length, chance)].action;
}
