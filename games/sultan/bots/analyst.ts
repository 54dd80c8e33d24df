import type { Analyst } from "@serai/search";
import { ADVICE_SETTINGS } from "@serai/search/advice-settings";
import { DEFAULT_SETTINGS } from "@serai/search/levels";
import { type Sultan, sultan } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

export const analyst: Analyst<Sultan> = {
  game: sultan,
  knowledge,
  settings: { ...DEFAULT_SETTINGS, ...ADVICE_SETTINGS, iterations: 1_500 },
};
