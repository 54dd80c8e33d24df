import type { Knowledge } from "@serai/search/search/knowledge";
import type { Caylus } from "../rules/index.ts";
import { FEATURE_NAMES, fillFeatures } from "./features.ts";
import { observe } from "./observation.ts";
import { traitOf, weigh } from "./policy.ts";
import weights from "./weights.json" with { type: "json" };

export const knowledge: Knowledge<Caylus> = {
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
