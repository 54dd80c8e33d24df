import { DEFAULT_SETTINGS, levelBots } from "@serai/search/levels";
import type { RaceSettings, SearchSettings } from "@serai/search/search/knowledge";
import { byzanz } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

/**
 * Playouts end with the round. There is much luck and bids are similar, so actions race with equal luck; bids are public,
 * so varying gains nothing. The evaluation tells similar actions apart better than a few dozen heats do, so its prior
 * weighs much. A sale that nothing presses for does not race: at the end of a round it looks better than it is at the end of
 * the game. Trader and Merchant have a bias: one bids too much all game, another avoids wine. A Master allows for
 * rivals with another evaluation.
 */
const RACE: RaceSettings = { candidates: 6, minWeight: 1e-5, priorWeight: 0.15, shareScale: 0.02 };
const RACE_SEARCH: SearchSettings = { ...DEFAULT_SETTINGS, horizon: 1, iterations: 400, temperature: 0, race: RACE };

export const levels = levelBots(byzanz, knowledge, {
  apprentice: { temperature: 1.35, biasStrength: 0.8, minShare: 0.3 },
  trader: { ...RACE_SEARCH, usesAllTime: false, iterations: 24, race: { ...RACE, biasStrength: 4 } },
  merchant: { ...RACE_SEARCH, usesAllTime: false, iterations: 60, race: { ...RACE, biasStrength: 2.75 } },
  master: { ...RACE_SEARCH, race: { ...RACE, otherPolicyChance: 0.5 } },
});
