import type { Analyst } from "@serai/bots";
import { byzanzKnowledge } from "@serai/bots/byzanz/knowledge";
import { STEADY } from "@serai/bots/levels";
import { type Byzanz, byzanz } from "@serai/byzanz";
import { FRANK } from "./frank.ts";

export const analyst: Analyst<Byzanz> = {
  game: byzanz,
  knowledge: byzanzKnowledge,
  manner: { ...STEADY, ...FRANK, strides: 1, iterations: 400 },
};
