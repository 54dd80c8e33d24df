import type { Analyst } from "@serai/search";
import { ADVICE_SETTINGS } from "@serai/search/advice-settings";
import { DEFAULT_SETTINGS } from "@serai/search/levels";
import { type Caylus, caylus } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

export const analyst: Analyst<Caylus> = {
  game: caylus,
  knowledge,
  settings: { ...DEFAULT_SETTINGS, ...ADVICE_SETTINGS, horizon: 1, iterations: 1_000 },
};
