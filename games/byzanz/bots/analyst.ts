import type { Analyst } from "@serai/search";
import { FRANK } from "@serai/search/frank";
import { STEADY } from "@serai/search/levels";
import { type Byzanz, byzanz } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

export const analyst: Analyst<Byzanz> = {
  game: byzanz,
  knowledge,
  manner: { ...STEADY, ...FRANK, strides: 1, iterations: 400 },
};
