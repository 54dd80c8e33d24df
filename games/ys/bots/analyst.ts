import type { Analyst } from "@serai/search";
import { FRANK } from "@serai/search/frank";
import { type Ys, ys } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";
import { FARSIGHTED } from "./levels.ts";

export const analyst: Analyst<Ys> = {
  game: ys,
  knowledge,
  manner: { ...FARSIGHTED, ...FRANK, iterations: 200 },
};
