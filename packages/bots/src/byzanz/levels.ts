import { byzanz } from "@serai/byzanz";
import { climb, STEADY } from "../levels.ts";
import type { Manner } from "../search/knowledge.ts";
import { byzanzKnowledge } from "./knowledge.ts";

/**
 * A stride is a round here. Luck is great and what can be bid is much alike, so actions race with equal luck; bids lie
 * open, so there is nothing to be gained by mixing.
 */
const SHREWD: Manner = {
  ...STEADY,
  strides: 1,
  iterations: 400,
  mixing: 0,
  racing: { field: 6, trust: 0.01, alike: 0.02 },
};

export const byzanzLevels = climb(byzanz, byzanzKnowledge, {
  apprentice: { looseness: 2, whims: 0.8, floor: 0.1 },
  trader: { ...SHREWD, patient: false, iterations: 30 },
  merchant: { ...SHREWD, patient: false, iterations: 150 },
  master: SHREWD,
});
