import type { Seat } from "@serai/kernel";
import { parts, type State } from "../rules/index.ts";
import { worthWith } from "./features.ts";

/** What a rival's point costs, all rivals together, against a point of one's own. */
const RIVALRY = 0.6;

/** What gems and prices would come to for the seat, less a part of what they come to for its rivals. */
export function standing(s: State, seat: Seat): number {
  const points = worthWith(parts.ROUNDS - 1 - s.round).points(s);
  let rivals = 0;
  for (let side = 0; side < s.players; side++) if (side !== seat) rivals += points[side];
  return points[seat] - (RIVALRY * rivals) / (s.players - 1);
}

export function standingWithPrice(s: State, seat: Seat, colour: number, step: number): number {
  const before = s.prices[colour];
  s.prices[colour] = Math.max(0, Math.min(parts.TOP_PRICE, before + step));
  const after = standing(s, seat);
  s.prices[colour] = before;
  return after;
}

/** White is whatever is best (Y-1.3), and nobody else then gets the choice. */
export function standingWithGem(s: State, seat: Seat, gem: number): number {
  if (gem === parts.WHITE) {
    let best = Number.NEGATIVE_INFINITY;
    for (let colour = 0; colour < parts.COLOURS.length; colour++)
      best = Math.max(best, standingWithGem(s, seat, colour));
    return best + 0.1;
  }
  s.gems[seat][gem]++;
  const after = standing(s, seat);
  s.gems[seat][gem]--;
  return after;
}
