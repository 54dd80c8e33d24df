import type { Analyst } from "@serai/search";
import { ADVICE_SETTINGS } from "@serai/search/advice-settings";
import { type Ys, ys } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";
import { RACE_SEARCH } from "./levels.ts";

export const analyst: Analyst<Ys> = {
  game: ys,
  knowledge,
  settings: { ...RACE_SEARCH, ...ADVICE_SETTINGS, iterations: 200 },
};
