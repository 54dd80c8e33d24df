import type { Analyst } from "@serai/search";
import { ADVICE_SETTINGS } from "@serai/search/advice-settings";
import { JUDGED_BY_NETWORK } from "@serai/search/learn/network-evaluation";
import { type Sultan, sultan } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

export const analyst: Analyst<Sultan> = {
  game: sultan,
  knowledge,
  settings: { ...JUDGED_BY_NETWORK, ...ADVICE_SETTINGS, iterations: 3_000 },
};
