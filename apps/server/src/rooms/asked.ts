import { LIMITS } from "../limits.ts";
import type { Asked } from "../store/notices.ts";
import type { StoredTable } from "../store/store.ts";
import type { Waiting } from "../threads/engine-calls.ts";

/** The people play waits for, and when each is to be told of it if they are not here by then. */
export const askedOf = ({ places }: StoredTable, waiting: readonly Waiting[], now: number): Asked[] =>
  waiting.flatMap(({ seat, decision, from, to }) => {
    const person = places.find((place) => place.seat === seat)?.person;
    if (person === undefined) return [];
    const remindAt = from === undefined || to === undefined ? undefined : from + (to - from) * LIMITS.remindAt;
    return [
      {
        seat,
        person,
        decision,
        tellAt: now + LIMITS.tellAfter,
        ...(remindAt !== undefined && { remindAt: Math.round(remindAt) }),
      },
    ];
  });
