import { JUDGED_BY_NETWORK } from "@serai/search/learn/network-evaluation";
import type { LevelId } from "@serai/search/levels";
import type { SearchSettings } from "@serai/search/search/knowledge";
import { searchBot } from "@serai/search/search/search-bot";
import { sultan } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";
import { hasStyles } from "./styles.ts";

const searching = (id: LevelId, settings: Partial<SearchSettings>) =>
  searchBot(id, sultan, knowledge, { ...JUDGED_BY_NETWORK, ...settings });

/**
 * A few iterations judged by the network are much stronger than the policy alone, so even the Apprentice searches, else
 * the step to the Trader would be too high.
 */
export const levels = [
  searching("apprentice", { usesAllTime: false, iterations: 8, infers: false, temperature: 0.6 }),
  searching("trader", { usesAllTime: false, iterations: 24, infers: false, temperature: 0.6 }),
  searching("merchant", { usesAllTime: false, iterations: 64, temperature: 0.4 }),
  // With the usual 2 a bold Master won 44 % against cautious ones (docs/bots.md, Styles).
  searching("master", { hasStyle: hasStyles, styleWeights: { bold: 0.5, cautious: 2 } }),
];
