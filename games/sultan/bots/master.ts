import { JUDGED_BY_NETWORK, withNetworkEvaluation } from "@serai/search/learn/network-evaluation";
import { readModel } from "@serai/search/learn/read-model";
import { searchBot } from "@serai/search/search/search-bot";
import { sultan } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";
import { hasStyles } from "./styles.ts";
import network from "./value-network.json" with { type: "json" };

/** Its policy is the one of the levels below; who will win, a network says at the end of each turn. */
export const master = searchBot("master", sultan, withNetworkEvaluation(sultan, knowledge, readModel(network)), {
  ...JUDGED_BY_NETWORK,
  hasStyle: hasStyles,
  // With the usual 2 a bold Master won 44 % against cautious ones (docs/bots.md, Styles).
  styleWeights: { bold: 0.5, cautious: 2 },
});
