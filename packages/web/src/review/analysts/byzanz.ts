import type { Analyst } from "@serai/bots";
import { byzanzKnowledge } from "@serai/bots/byzanz/knowledge";
import { SHREWD } from "@serai/bots/byzanz/levels";
import { type Byzanz, byzanz } from "@serai/byzanz";
import { FRANK } from "./frank.ts";

export const analyst: Analyst<Byzanz> = {
  game: byzanz,
  knowledge: byzanzKnowledge,
  manner: { ...SHREWD, ...FRANK, iterations: 400 },
};
