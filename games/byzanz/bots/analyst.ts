import type { Analyst } from "@serai/search";
import { ADVICE_SETTINGS } from "@serai/search/advice-settings";
import { DEFAULT_SETTINGS } from "@serai/search/levels";
import { type Byzanz, byzanz } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

/** Two rounds ahead: at the end of one, a sale that nothing pressed for looks better than it is. */
export const analyst: Analyst<Byzanz> = {
  game: byzanz,
  knowledge,
  settings: { ...DEFAULT_SETTINGS, ...ADVICE_SETTINGS, horizon: 2, iterations: 300 },
};
