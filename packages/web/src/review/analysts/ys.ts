import type { Analyst } from "@serai/bots";
import { STEADY } from "@serai/bots/levels";
import { ysKnowledge } from "@serai/bots/ys/knowledge";
import { type Ys, ys } from "@serai/ys";
import { FRANK } from "./frank.ts";

/** A stride is a round: nothing can be told before it has been counted. */
export const analyst: Analyst<Ys> = {
  game: ys,
  knowledge: ysKnowledge,
  manner: { ...STEADY, ...FRANK, strides: 1, iterations: 200 },
};
