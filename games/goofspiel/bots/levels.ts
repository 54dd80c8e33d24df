import { climb, STEADY } from "@serai/search/levels";
import { goofspiel } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

/**
 * Where all bids are secret and at once, it is the steady bidder who is easily read. Who thinks longest of reasonable rivals
 * does worst against those who have no reason: so the better levels think every fourth rival one of them.
 */
export const levels = climb(goofspiel, knowledge, {
  apprentice: { looseness: 1.6, whims: 0.8, floor: 0.1 },
  trader: { ...STEADY, patient: false, iterations: 60, infers: false, mixing: 1.5 },
  merchant: { ...STEADY, patient: false, iterations: 400, mixing: 1, distrust: 0.25 },
  master: { ...STEADY, iterations: 4_000, mixing: 1, distrust: 0.25 },
});
