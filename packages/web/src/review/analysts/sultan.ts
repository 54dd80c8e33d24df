import type { Analyst } from "@serai/bots";
import { STEADY } from "@serai/bots/levels";
import { sultanKnowledge } from "@serai/bots/sultan/knowledge";
import { type Sultan, sultan } from "@serai/sultan";
import { FRANK } from "./frank.ts";

export const analyst: Analyst<Sultan> = {
  game: sultan,
  knowledge: sultanKnowledge,
  manner: { ...STEADY, ...FRANK, iterations: 1_500 },
};
