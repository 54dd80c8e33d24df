import { FastChance, type Seat } from "@serai/kernel";
import { hashOf } from "./hash.ts";

const STEPS = 1 << 16;

/** A factor around 1, always the same for a game, a seat and a trait: what makes an average bot prefer red, or bid high. */
export function biasOf(biasSeed: string, seat: Seat, trait: number, biasStrength: number): number {
  const luck = new FastChance(hashOf(`${biasSeed} ${seat} ${trait}`));
  let sum = 0;
  for (let i = 0; i < 4; i++) sum += luck.int(STEPS) / STEPS - 0.5;
  return Math.exp(biasStrength * sum);
}
