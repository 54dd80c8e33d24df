import type { Analyst } from "@serai/bots";
import { ysKnowledge } from "@serai/bots/ys/knowledge";
import { FARSIGHTED } from "@serai/bots/ys/levels";
import { type Ys, ys } from "@serai/ys";
import { FRANK } from "./frank.ts";

export const analyst: Analyst<Ys> = {
  game: ys,
  knowledge: ysKnowledge,
  manner: { ...FARSIGHTED, ...FRANK, iterations: 200 },
};
