import type { Action, Chance, Game, GameTypes } from "@serai/kernel";
import type { Bot, Sight } from "../bot.ts";
import { draw } from "./draw.ts";
import type { Knowledge, RaceSettings, SearchSettings } from "./knowledge.ts";
import { Race, type RaceValue } from "./race.ts";
import { type ActionValue, Search } from "./search.ts";
import { leanings, type Style, type StyleWeights, styleAt } from "./style.ts";

/** Actions with fewer visits than this share of the most visited one are never chosen. */
const MIN_VISIT_SHARE = 0.1;

const styleOf = <T extends GameTypes>({ style, biasSeed, seat }: Sight<T>, { hasStyle }: SearchSettings): Style =>
  style ?? (hasStyle && biasSeed !== undefined ? styleAt(biasSeed, seat) : "even");

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
      const style = styleOf(sight, settings);
      const values = search.evaluate({ ...sight, style }, settings, chance, thinking, advised);
      return chooseByVisits(values, settings.temperature, chance, style, settings.styleWeights);
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
      const values = runner.evaluate(sight, settings, race, chance, thinking);
      return chooseFromRace(values, settings.temperature * race.shareScale, chance, styleOf(sight, settings));
    },
  };
}

/** How much win share a style gives up for one standard deviation of openness. */
const STYLE_SHARE = 0.005;

/** The best, or one drawn of those still in the race, less likely the further it is behind. */
function chooseFromRace(values: readonly RaceValue[], scale: number, chance: Chance, style: Style = "even"): Action {
  const running = values.filter(({ visits }) => visits === values[0].visits);
  const leaning = leanings(
    running.map(({ openness }) => openness),
    style,
  );
  const worth = running.map(({ estimate, share }, i) => (scale === 0 ? estimate : share) + STYLE_SHARE * leaning[i]);
  const best = worth.reduce((most, one, i) => (one > worth[most] ? i : most), 0);
  if (scale === 0) return running[best].action;
  const weights = Float64Array.from(worth, (one) => Math.exp(Math.min(0, one - worth[0]) / scale));
  return running[draw(weights, running.length, chance)].action;
}

/** How much a style changes weights, for one standard deviation of openness, where settings do not say. */
const STYLE_WEIGHTS: StyleWeights = { bold: 2, cautious: 2 };

/** The most visited, or one drawn by visits, so that secret choices cannot be predicted. */
export function chooseByVisits(
  values: readonly ActionValue[],
  temperature: number,
  chance: Chance,
  style: Style = "even",
  styleWeights = STYLE_WEIGHTS,
): Action {
  const most = values[0].visits;
  if (temperature === 0) return values[0].action;
  const weighty = values.filter(({ visits, isUntried }) => !isUntried && visits >= MIN_VISIT_SHARE * most);
  const leaning = leanings(
    weighty.map(({ openness }) => openness),
    style,
  );
  const styleWeight = style === "even" ? 0 : styleWeights[style];
  const weights = Float64Array.from(
    weighty,
    ({ visits }, i) => (visits / most) ** (1 / temperature) * Math.exp(styleWeight * leaning[i]),
  );
  return weighty[draw(weights, weighty.length, chance)].action;
}
