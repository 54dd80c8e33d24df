import { climb, STEADY } from "@serai/search/levels";
import type { Manner, Racing } from "@serai/search/search/knowledge";
import { ys } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

/** Placings are listed face up and face down: two dozen are a dozen, and often the best is not among the first six. */
const RACING: Racing = { field: 24, trust: 0.004, alike: 0.02 };
/** Whoever looks only a few times had better look at less. */
const HASTY: Racing = { ...RACING, field: 12 };

/**
 * A stride is a round: nothing can be told before it has been counted. Placings are many and much alike, and what lies
 * face down makes more of a difference than most of them: so they race, with equal luck.
 */
export const FARSIGHTED: Manner = {
  ...STEADY,
  strides: 1,
  iterations: 400,
  mixing: 0,
  racing: RACING,
};

export const levels = climb(ys, knowledge, {
  apprentice: { looseness: 4, whims: 0.8, floor: 0.1 },
  trader: { ...FARSIGHTED, patient: false, iterations: 12, infers: false, mixing: 1, racing: HASTY },
  merchant: { ...FARSIGHTED, patient: false, iterations: 24, mixing: 0.3, racing: HASTY },
  master: FARSIGHTED,
});
