import type { Analyst } from "@serai/search";
import { ADVICE_SETTINGS } from "@serai/search/advice-settings";
import { JUDGED_BY_NETWORK } from "@serai/search/learn/network-evaluation";
import { type Caylus, caylus } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

export const analyst: Analyst<Caylus> = {
  game: caylus,
  knowledge,
  settings: { ...JUDGED_BY_NETWORK, ...ADVICE_SETTINGS, iterations: 1_000 },
};
