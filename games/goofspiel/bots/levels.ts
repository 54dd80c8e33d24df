import { DEFAULT_SETTINGS, levelBots } from "@serai/search/levels";
import type { SearchSettings } from "@serai/search/search/knowledge";
import { goofspiel } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

/**
 * All bids are secret and simultaneous, so a bot that never varies is easily predicted. A long search that assumes sensible
 * rivals loses to random ones, so the better levels assume that every fourth rival plays at random. They play games to
 * their end: what a hand is still worth after three prizes is judged too roughly to tell bids apart.
 */
const TO_THE_END: SearchSettings = {
  ...DEFAULT_SETTINGS,
  randomRivals: 0.25,
  horizon: Number.POSITIVE_INFINITY,
  breadth: 13,
};

export const levels = levelBots(goofspiel, knowledge, {
  apprentice: { temperature: 2.5, biasStrength: 2, minShare: 0.05 },
  trader: { ...DEFAULT_SETTINGS, usesAllTime: false, iterations: 36, infers: false, temperature: 1.6 },
  merchant: { ...TO_THE_END, usesAllTime: false, iterations: 240, temperature: 1.1 },
  master: { ...TO_THE_END, iterations: 4_000, temperature: 1 },
});
