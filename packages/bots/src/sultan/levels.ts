import { sultan } from "@serai/sultan";
import { climb, STEADY } from "../levels.ts";
import { sultanKnowledge } from "./knowledge.ts";

export const sultanLevels = climb(sultan, sultanKnowledge, {
  apprentice: { looseness: 1.6, whims: 0.8, floor: 0.1 },
  trader: { ...STEADY, patient: false, iterations: 40, infers: false, mixing: 1 },
  merchant: { ...STEADY, patient: false, iterations: 250, mixing: 0.5 },
  master: STEADY,
});
