import { JUDGED_BY_NETWORK } from "@serai/search/learn/network-evaluation";
import { levelBots } from "@serai/search/levels";
import { sultan } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";
import { hasStyles } from "./styles.ts";

/**
 * A high temperature costs more games here than few iterations do, since a badly laid card is gone: with temperature 1 a
 * Trader won fewer games among random bots than an Apprentice without bias.
 */
export const levels = levelBots(sultan, knowledge, {
  apprentice: { temperature: 0.9, biasStrength: 0.6, minShare: 0.2 },
  trader: { ...JUDGED_BY_NETWORK, usesAllTime: false, iterations: 30, infers: false, temperature: 0.3 },
  merchant: { ...JUDGED_BY_NETWORK, usesAllTime: false, iterations: 200, temperature: 0.25 },
  master: {
    ...JUDGED_BY_NETWORK,
    hasStyle: hasStyles,
    // With the usual 2 a bold Master won 44 % against cautious ones (docs/bots.md, Styles).
    styleWeights: { bold: 0.5, cautious: 2 },
  },
});
