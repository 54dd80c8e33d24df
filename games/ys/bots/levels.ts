import { DEFAULT_SETTINGS, levelBots } from "@serai/search/levels";
import type { RaceSettings, SearchSettings } from "@serai/search/search/knowledge";
import { ys } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

/** Every placing is listed face up and face down, so 24 are a dozen places; the best is often not among the first six. */
const RACE: RaceSettings = { candidates: 24, priorWeight: 0.004, shareScale: 0.02 };
/**
 * Playouts end with the count of the round, since nothing is certain before it. Placings are many and similar, and hidden
 * brokers make more of a difference than most of them: so they race, with equal luck.
 */
export const RACE_SEARCH: SearchSettings = {
  ...DEFAULT_SETTINGS,
  horizon: 1,
  iterations: 400,
  temperature: 0,
  race: RACE,
};

/**
 * Trader and Merchant take the best too: after so few heats a draw would follow their noise. They differ by how many actions
 * race, and how often each.
 */
export const levels = levelBots(ys, knowledge, {
  apprentice: { temperature: 2, biasStrength: 0.8, minShare: 0.2 },
  trader: { ...RACE_SEARCH, usesAllTime: false, iterations: 24, infers: false, race: { ...RACE, candidates: 8 } },
  merchant: { ...RACE_SEARCH, usesAllTime: false, iterations: 96, race: { ...RACE, candidates: 12 } },
  master: RACE_SEARCH,
});
