import type { Event } from "./events.ts";
import { COLOURS, IN_BAG } from "./parts.ts";
import type { View } from "./view.ts";

/** S-4.3: what a perfect counter knows from what everybody saw. */
export interface Memory {
  readonly bag: number[];
  /** By seat and colour. */
  readonly gems: number[][];
  /** By seat, in the order they were played. */
  readonly played: number[][];
}

export const memory = (view: View): Memory => ({
  bag: [...IN_BAG],
  gems: view.seats.map(() => COLOURS.map(() => 0)),
  played: view.seats.map(() => []),
});

export function remember(m: Memory, event: Event): void {
  switch (event.kind) {
    case "drawn":
      for (const gem of event.gems) m.bag[gem]--;
      return;
    case "offered":
      m.bag[event.back]++;
      return;
    case "revealed":
      for (const { seat, card } of event.cards ?? []) if (card !== undefined) m.played[seat].push(card);
      return;
    case "won":
      m.gems[event.seat][event.gem]++;
      return;
    case "unsold":
      m.bag[event.gem]++;
      return;
    case "round":
    case "dealt":
    case "laid":
    case "counted":
      return;
  }
}
