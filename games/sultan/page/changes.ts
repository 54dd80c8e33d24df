import type { Event } from "../rules/index.ts";

/** What to mark for somebody who was away. A turn puts a new gem on every cushion: a mark on each would say nothing. */
export function changes(event: Event): readonly string[] | "anew" {
  switch (event.kind) {
    case "drawn":
      return "anew";
    case "laid":
      return [`cushion-${event.cushion}`, `seat-${event.seat}`];
    case "won":
      return [`cushion-${event.cushion}`, `seat-${event.seat}`];
    case "unsold":
      return [`cushion-${event.cushion}`];
    case "round":
    case "dealt":
    case "offered":
    case "revealed":
    case "counted":
      return [];
  }
}
