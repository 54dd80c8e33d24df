import type { Names } from "@serai/words/game-text";
import { isOfTable } from "../table/table-event.ts";
import type { TableStore } from "../table/table-store.ts";
import { ui } from "../text/index.ts";
import { type LogLine, LogPanel } from "./log-panel.tsx";
import { sentenceOf } from "./sentence.ts";

interface EventLogProps {
  readonly store: TableStore;
  readonly names: Names;
}

/** The story so far: what matters is at the top, where a phone shows it. */
export function EventLog({ store, names }: EventLogProps) {
  const { text } = store;
  const newsFrom = store.newsFrom.value;
  const looked = store.past.value?.at;
  const lines = store.log.value
    .flatMap((event, number): LogLine[] => {
      const sentence = sentenceOf(event, text, names, store.viewer);
      if (sentence === undefined) return [];
      const look = isOfTable(event) ? undefined : () => store.look(number);
      return [{ number, sentence, isOld: number < newsFrom, isCurrent: number === looked, look }];
    })
    .reverse();
  const hasMoved = store.viewer !== "spectator" && !store.isBeforeFirstMove.value;
  const hasNews = hasMoved && lines.some(({ isOld }) => !isOld);
  return <LogPanel title={hasNews ? ui.text.sinceYourTurn : undefined} lines={lines} />;
}
