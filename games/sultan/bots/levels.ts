import { DEFAULT_SETTINGS, levelBots } from "@serai/search/levels";
import { sultan } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

/**
 * All but the Master (`master.ts`). A high temperature costs more games here than few iterations do, since a badly laid card is gone: with temperature 1 a
 * Trader won fewer games among random bots than an Apprentice without bias.
 */
export const levels = levelBots(sultan, knowledge, {
  apprentice: { temperature: 0.9, biasStrength: 0.6, minShare: 0.2 },
  trader: { ...DEFAULT_SETTINGS, usesAllTime: false, iterations: 30, infers: false, temperature: 0.3 },
  merchant: { ...DEFAULT_SETTINGS, usesAllTime: false, iterations: 200, temperature: 0.25 },
});
