import { byzanz } from "@serai/byzanz";
import { climb, STEADY } from "../levels.ts";
import { byzanzKnowledge } from "./knowledge.ts";
import { byzanzSimple } from "./simple.ts";

/** A stride is a lot here; four are about a round. */
export const byzanzLevels = climb(
  byzanz,
  byzanzKnowledge,
  {
    apprentice: { looseness: 2, whims: 0.8, floor: 0.1 },
    trader: { ...STEADY, patient: false, iterations: 40, infers: false, mixing: 1 },
    merchant: { ...STEADY, patient: false, iterations: 200, mixing: 0.5 },
    master: { ...STEADY, iterations: 1_000 },
  },
  byzanzSimple,
);
