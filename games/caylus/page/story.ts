import type { Event, View } from "../rules/index.ts";
import { blank } from "./blank.ts";
import { show } from "./show.ts";

/** Everybody's points at the end of every turn, told from the log. */
export function pointsByTurn(view: View, log: readonly Event[]): readonly (readonly number[])[] {
  const turns: (readonly number[])[] = [];
  let now = blank(view);
  for (const event of log) {
    if (event.kind === "turn" && event.turn > 1) turns.push(now.points);
    now = show(now, event);
  }
  return [...turns, now.points];
}
