import type { Seat } from "@serai/kernel";
import type { Tried } from "@serai/words/first-game";
import { actions as act, parts, type View, type Ys } from "../../rules/index.ts";

/** What another broker, or another bid, would mean where the wanted one was asked for. */
export type Instead =
  | { readonly kind: "bid"; readonly sum: number; readonly wanted: number }
  | { readonly kind: "too-strong" | "too-weak"; readonly value: number; readonly wanted: number };

export function insteadOf({ action, wanted }: Tried<Ys>): Instead | undefined {
  if (action === undefined || act.verbOf(action) !== act.verbOf(wanted)) return undefined;
  if (act.verbOf(action) === "bid")
    return { kind: "bid", sum: act.highOf(action) + act.lowOf(action), wanted: act.highOf(wanted) + act.lowOf(wanted) };
  if (act.verbOf(action) !== "place" || act.placeOf(action) !== act.placeOf(wanted)) return undefined;
  const [value, right] = [act.placedValue(action), act.placedValue(wanted)];
  if (value === right) return undefined;
  return { kind: value > right ? "too-strong" : "too-weak", value, wanted: right };
}

/** A rival with a broker in the area. */
export const rivalAt = ({ brokers, viewer }: View, place: number): Seat =>
  brokers.find((broker) => broker.place === place && broker.owner !== viewer)?.owner ?? 0;

/** What the first and the second place score: in the dearest colour, and in the cheapest. */
export const [DEAREST, DEAREST_SECOND] = parts.COLOUR_POINTS[0];
export const [CHEAPEST, CHEAPEST_SECOND] = parts.COLOUR_POINTS[parts.COLOUR_POINTS.length - 1];

export const isLastRound = ({ round }: View): boolean => round + 1 === parts.ROUNDS;
