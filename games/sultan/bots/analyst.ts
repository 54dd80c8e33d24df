import type { Analyst } from "@serai/search";
import { FRANK } from "@serai/search/frank";
import { STEADY } from "@serai/search/levels";
import { type Sultan, sultan } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

export const analyst: Analyst<Sultan> = {
  game: sultan,
  knowledge,
  manner: { ...STEADY, ...FRANK, iterations: 1_500 },
};
