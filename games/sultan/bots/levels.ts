import { sultan } from "@serai/sultan";
import { climb, STEADY } from "../levels.ts";
import { sultanKnowledge } from "./knowledge.ts";

/**
 * What costs games here is mixing, more than few iterations: a card laid where it does no good is gone. Traders who drew by
 * visits alone won fewer games among random seats than an Apprentice without tastes would.
 */
export const sultanLevels = climb(sultan, sultanKnowledge, {
  apprentice: { looseness: 0.9, whims: 0.6, floor: 0.2 },
  trader: { ...STEADY, patient: false, iterations: 30, infers: false, mixing: 0.3 },
  merchant: { ...STEADY, patient: false, iterations: 200, mixing: 0.25 },
  master: { ...STEADY, mixing: 0.1 },
});
