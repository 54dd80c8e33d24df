import { climb, STEADY } from "@serai/search/levels";
import type { Manner, Racing } from "@serai/search/search/knowledge";
import { byzanz } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

/**
 * A stride is a round here. Luck is great and what can be bid is much alike, so actions race with equal luck; bids lie
 * open, so there is nothing to be gained by mixing. The evaluation tells nearly alike actions apart better than a few dozen
 * heats do, and so is trusted until a race knows better. Lesser players see them through tastes of their own: one is
 * eager to bid all game long, another shuns wine. A Master reckons with rivals who do not see the game as it does.
 */
const RACING: Racing = { field: 6, trust: 0.15, alike: 0.02 };
const SHREWD: Manner = { ...STEADY, strides: 1, iterations: 400, mixing: 0, racing: RACING };

export const levels = climb(byzanz, knowledge, {
  apprentice: { looseness: 1.7, whims: 1, floor: 0.3 },
  trader: { ...SHREWD, patient: false, iterations: 24, racing: { ...RACING, whims: 4 } },
  merchant: { ...SHREWD, patient: false, iterations: 60, racing: { ...RACING, whims: 2.75 } },
  master: { ...SHREWD, racing: { ...RACING, strangers: 0.5 } },
});
