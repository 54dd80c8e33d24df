import { withNetworkEvaluation } from "@serai/search/learn/network-evaluation";
import { readModel } from "@serai/search/learn/read-model";
import { sultan } from "../rules/index.ts";
import { policy } from "./policy.ts";
import network from "./value-network.json" with { type: "json" };

export const knowledge = withNetworkEvaluation(sultan, policy, readModel(network));
