import type { Seat, Tell } from "@serai/kernel";
import type { Event } from "./events.ts";
import { dearest, isNeutral } from "./neutral.ts";
import { type Colour, type Gem, TOP_PRICE, WHITE } from "./parts.ts";
import type { State } from "./state.ts";

/** Y-1.3: a side receives a gem; a white one is changed at once, so a seat may have to choose. */
export function gain(
  s: State,
  side: Seat,
  gem: Gem,
  from: Extract<Event, { kind: "gem" }>["from"],
  tell: Tell<Event>,
): void {
  tell?.({ kind: "gem", seat: side, gem, from });
  if (gem !== WHITE) s.gems[side][gem]++;
  else if (isNeutral(s, side))
    gain(s, side, dearest(s), "white", tell); // Y-5.6
  else s.choosing = side;
}

/** Y-1.7: a price never leaves the track; steps past its end are lost. */
export function movePrice(s: State, colour: Colour, steps: number, tell: Tell<Event>, seat?: Seat): void {
  const from = s.prices[colour];
  const to = Math.max(0, Math.min(TOP_PRICE, from + steps));
  s.prices[colour] = to;
  tell?.({ kind: "price", colour, from, to, ...(seat !== undefined && { seat }) });
}

/** Y-1.7: whether a chosen move stays on the track. */
export const canMove = (s: State, colour: Colour, step: number): boolean =>
  s.prices[colour] + step >= 0 && s.prices[colour] + step <= TOP_PRICE;
