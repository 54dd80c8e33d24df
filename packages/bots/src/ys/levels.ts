import { ys } from "@serai/ys";
import { climb, STEADY } from "../levels.ts";
import { ysKnowledge } from "./knowledge.ts";
import { ysSimple } from "./simple.ts";

/** A stride is a round: nothing can be told before it has been counted. */
export const ysLevels = climb(
  ys,
  ysKnowledge,
  {
    apprentice: { looseness: 1.2, whims: 0.8, floor: 0.1 },
    trader: { ...STEADY, strides: 1, patient: false, iterations: 20, infers: false, mixing: 1 },
    merchant: { ...STEADY, strides: 1, patient: false, iterations: 100, mixing: 0.5 },
    master: { ...STEADY, strides: 1, iterations: 600 },
  },
  ysSimple,
);
