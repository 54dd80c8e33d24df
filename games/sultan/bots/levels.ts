import { climb, STEADY } from "@serai/search/levels";
import { sultan } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

/**
 * What costs games here is mixing, more than few iterations: a card laid where it does no good is gone. Traders who drew by
 * visits alone won fewer games among random seats than an Apprentice without tastes would.
 */
export const levels = climb(sultan, knowledge, {
  apprentice: { looseness: 0.9, whims: 0.6, floor: 0.2 },
  trader: { ...STEADY, patient: false, iterations: 30, infers: false, mixing: 0.3 },
  merchant: { ...STEADY, patient: false, iterations: 200, mixing: 0.25 },
  master: { ...STEADY, mixing: 0.1 },
});
