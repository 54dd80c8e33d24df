import { byzanz } from "@serai/byzanz";
import { climb, STEADY } from "../levels.ts";
import type { Manner } from "../search/knowledge.ts";
import { byzanzKnowledge } from "./knowledge.ts";

/**
 * A stride is a lot here, or a market; with four players five make a round. Two rounds are played out before anything is
 * estimated: cut after three lots the search did hardly better than the first bot. What can be bid is much alike, so it
 * goes by what it has found rather than by what it has not tried.
 */
const SHREWD: Manner = { ...STEADY, strides: 10, exploration: 0.2, iterations: 1_000 };

export const byzanzLevels = climb(byzanz, byzanzKnowledge, {
  apprentice: { looseness: 2, whims: 0.8, floor: 0.1 },
  trader: { ...SHREWD, patient: false, iterations: 30, mixing: 1 },
  merchant: { ...SHREWD, patient: false, iterations: 150, mixing: 0.5 },
  master: SHREWD,
});
