import type { AwaitedSeat } from "@serai/table";
import { LIMITS } from "../limits.ts";
import type { AwaitedPerson } from "../store/notices.ts";
import type { StoredTable } from "../store/store.ts";

/** The same moment twice. */
export interface Times {
  /** By the calendar. */
  readonly now: number;
  readonly tableTime: number;
}

/**
 * The people play waits for, and when, by the calendar, each is to be told of it if they are not here by then: as before
 * where play waited for that decision already.
 */
export const awaitedPeople = (
  { places, awaited }: StoredTable,
  seats: readonly AwaitedSeat[],
  { now, tableTime }: Times,
): AwaitedPerson[] =>
  seats.flatMap(({ seat, decision, from, to }) => {
    const person = places.find((place) => place.seat === seat)?.person;
    if (person === undefined) return [];
    const before = awaited.find((one) => one.seat === seat && one.decision === decision);
    const remind = from === undefined || to === undefined ? undefined : from + (to - from) * LIMITS.remindAt;
    return [
      {
        seat,
        decision,
        tellAt: before?.tellAt ?? now + LIMITS.tellAfter,
        ...(remind !== undefined && { remindAt: Math.round(now + remind - tableTime) }),
      },
    ];
  });
