import type { Clock } from "@serai/table";
import { isRated, type Place } from "../store/store.ts";

/** Two days a decision: right for people who sit down together, and for those who play a move a day. */
const DEFAULT_CLOCK: Clock = { kind: "mail", hours: 48 };

interface Terms {
  readonly clock?: Clock | undefined;
  readonly rated?: boolean | undefined;
}

/** A game that counts has a clock, so that nobody can hold it up for ever. Played without one, it does not count. */
export function clockAndRating(places: readonly Place[], { clock, rated }: Terms): { clock: Clock; rated?: boolean } {
  const isWithout = clock === undefined || clock.kind === "none";
  if (!isWithout) return { clock, ...(rated !== undefined && { rated }) };
  const counts = rated === true || (clock === undefined && isRated(places, rated));
  if (!counts) return { clock: { kind: "none" }, rated: false };
  return { clock: DEFAULT_CLOCK, ...(rated !== undefined && { rated }) };
}
