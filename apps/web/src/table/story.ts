import type { AnyPlayback } from "@serai/ui/page.ts";
import { isOfTable } from "./table-event.ts";

/** The game's events that stand: without the table's own, and without what was taken back. */
export function withoutUndone(log: readonly unknown[]): readonly unknown[] {
  const story: unknown[] = [];
  for (const event of log) {
    if (!isOfTable(event)) story.push(event);
    else if (event.table === "undone") story.length = Math.max(0, story.length - event.events);
  }
  return story;
}

/** The view after a story that began at another. */
export const shownAfter = (playback: Pick<AnyPlayback, "show">, view: unknown, log: readonly unknown[]): unknown =>
  withoutUndone(log).reduce<unknown>((now, event) => playback.show(now, event), view);

/**
 * The board as it stood after these events: told by them alone, so that what the log no longer repeats is not shown
 * again either. Of the view only what stays the same for the whole game is used.
 */
export const viewOfMoment = (playback: AnyPlayback, view: unknown, log: readonly unknown[]): unknown =>
  shownAfter(playback, playback.blank(view), log);
