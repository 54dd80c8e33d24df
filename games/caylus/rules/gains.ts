import type { Seat, Tell } from "@serai/kernel";
import type { Event } from "./events.ts";
import { BEGINNER_FAVOUR } from "./parts.ts";
import { SOURCES, type Source, type State } from "./state.ts";

const SOURCE_COUNT = SOURCES.length;
const indexOf = (source: Source): number => SOURCES.indexOf(source);

export const FROM_OWNING = indexOf("owner");
export const FROM_CRAFT = indexOf("craft");
export const FROM_RESIDENCES = indexOf("residences");
export const FROM_PRESTIGE = indexOf("prestige");
export const FROM_CASTLE = indexOf("castle");
export const FROM_FAVOURS = indexOf("favours");
export const FROM_TRADE = indexOf("trade");
const PENALTIES = indexOf("penalties");
export const FROM_GOLD = indexOf("gold");
export const FROM_CUBES = indexOf("cubes");
export const FROM_DENIERS = indexOf("deniers");

export function gainPoints(s: State, seat: Seat, points: number, source: number): void {
  s.points[seat] += points;
  s.sources[seat * SOURCE_COUNT + source] += points;
}

/** C-1: never below 0. Returns what was really lost. */
export function losePoints(s: State, seat: Seat, points: number): number {
  const lost = Math.min(points, s.points[seat]);
  s.points[seat] -= lost;
  s.sources[seat * SOURCE_COUNT + PENALTIES] -= lost;
  return lost;
}

/** C-8: favours are taken before anything else goes on. C-11.3: for beginners they are points at once. */
export function gainFavours(s: State, seat: Seat, count: number, tell?: Tell<Event>): void {
  if (count === 0) return;
  if (s.options.beginner) {
    const points = count * BEGINNER_FAVOUR;
    gainPoints(s, seat, points, FROM_FAVOURS);
    tell?.({ kind: "beginnerFavour", seat, count, points });
    return;
  }
  s.due += count;
  s.dueSeat = seat;
}
