import { ys } from "@serai/ys";
import { climb, STEADY } from "../levels.ts";
import type { Manner } from "../search/knowledge.ts";
import { ysKnowledge } from "./knowledge.ts";
import { ysSimple } from "./simple.ts";

/**
 * A stride is a round: nothing can be told before it has been counted. Placings are many and much alike, so it listens to
 * the first bot's plan, and goes by what it has found rather than by what it has not tried.
 */
const FARSIGHTED: Manner = { ...STEADY, strides: 1, exploration: 0.25, iterations: 600 };

export const ysLevels = climb(
  ys,
  ysKnowledge,
  {
    apprentice: { looseness: 1.2, whims: 0.8, floor: 0.1 },
    trader: { ...FARSIGHTED, patient: false, iterations: 16, infers: false, mixing: 1 },
    merchant: { ...FARSIGHTED, patient: false, iterations: 80, mixing: 0.5 },
    master: FARSIGHTED,
  },
  ysSimple,
);
