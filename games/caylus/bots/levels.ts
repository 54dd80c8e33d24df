import { JUDGED_BY_NETWORK } from "@serai/search/learn/network-evaluation";
import type { LevelId } from "@serai/search/levels";
import type { SearchSettings } from "@serai/search/search/knowledge";
import { searchBot } from "@serai/search/search/search-bot";
import { caylus } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

/**
 * A playout goes to the end of the turn: who gets which building, and how far the provost goes, is decided there. Nothing
 * is hidden and nothing is drawn, so a few iterations make a great difference: even the Apprentice searches, else the step
 * to the Trader would be too high. For the same reason the search explores less widely than in other games. Levels differ
 * by iterations and temperature.
 */
const searching = (id: LevelId, settings: Partial<SearchSettings>) =>
  searchBot(id, caylus, knowledge, { ...JUDGED_BY_NETWORK, exploration: 0.2, ...settings });

export const levels = [
  searching("apprentice", { usesAllTime: false, iterations: 46, temperature: 0.32 }),
  searching("trader", { usesAllTime: false, iterations: 80, temperature: 0.23 }),
  searching("merchant", { usesAllTime: false, iterations: 140, temperature: 0.13 }),
  searching("master", { temperature: 0.05 }),
];
