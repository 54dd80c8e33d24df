import type { AnyPlayback } from "@serai/ui/page.ts";
import { NOTHING_CHANGED, type TableState } from "./state.ts";
import { viewOfMoment, withoutUndone } from "./story.ts";
import { isOfTable } from "./table-event.ts";

/** A moment that has passed: the board as it stood, and the story up to it. */
export interface Past {
  readonly at: number;
  readonly view: unknown;
  readonly story: readonly unknown[];
  /** What the event of that moment changed. */
  readonly changed: ReadonlySet<string>;
  /** How much has happened since the viewer began to look back. */
  readonly news: number;
}

export function pastOf(
  playback: AnyPlayback,
  view: unknown,
  log: TableState["log"],
  { at, from }: NonNullable<TableState["looked"]>,
): Past {
  const before = viewOfMoment(playback, view, log.slice(0, at));
  const event = log[at];
  const changes = isOfTable(event) ? [] : playback.changes(event, before);
  return {
    at,
    view: isOfTable(event) ? before : playback.show(before, event),
    story: withoutUndone(log.slice(0, at + 1)),
    changed: changes === "anew" ? NOTHING_CHANGED : new Set(changes),
    news: log.length - from,
  };
}
