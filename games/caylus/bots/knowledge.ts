import { withNetworkEvaluation } from "@serai/search/learn/network-evaluation";
import { readModel } from "@serai/search/learn/read-model";
import type { Knowledge } from "@serai/search/search/knowledge";
import { type Caylus, caylus } from "../rules/index.ts";
import { FEATURE_NAMES, fillFeatures } from "./features.ts";
import { observe } from "./observation.ts";
import { traitOf, weigh } from "./policy.ts";
import network from "./value-network.json" with { type: "json" };
import weights from "./weights.json" with { type: "json" };

const byFeatures: Knowledge<Caylus> = {
  seats: (s) => s.players,
  // C-1: nothing is secret.
  shown: (action) => action,
  weigh,
  progress: (s) => s.turn + (s.step === "over" ? 1 : 0),
  featureNames: FEATURE_NAMES,
  fillFeatures,
  weights,
  observe,
  margin: 15,
  trait: traitOf,
};

/** Weighted features estimate who will win; a network corrects them. */
export const knowledge = withNetworkEvaluation(caylus, byFeatures, readModel(network));
