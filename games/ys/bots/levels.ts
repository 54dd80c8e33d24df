import { DEFAULT_SETTINGS, levelBots } from "@serai/search/levels";
import type { RaceSettings, SearchSettings } from "@serai/search/search/knowledge";
import { ys } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

/** Every placing is listed face up and face down, so 24 are a dozen places; the best is often not among the first six. */
const RACE: RaceSettings = { candidates: 24, priorWeight: 0.004, shareScale: 0.02 };
/** For few iterations. */
const FEW_CANDIDATES: RaceSettings = { ...RACE, candidates: 12 };

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

export const levels = levelBots(ys, knowledge, {
  apprentice: { temperature: 4, biasStrength: 0.8, minShare: 0.1 },
  trader: { ...RACE_SEARCH, usesAllTime: false, iterations: 12, infers: false, temperature: 1, race: FEW_CANDIDATES },
  merchant: { ...RACE_SEARCH, usesAllTime: false, iterations: 24, temperature: 0.3, race: FEW_CANDIDATES },
  master: RACE_SEARCH,
});
