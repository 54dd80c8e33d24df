import type { Names } from "@serai/text/game-text";
import { isOfTable } from "../table-event.ts";
import type { TableStore } from "../table-store.ts";
import { ui } from "../text/index.ts";
import { sentenceOf } from "./sentence.ts";
import { type StoryLine, StoryPanel } from "./story-panel.tsx";

interface LogProps {
  readonly store: TableStore;
  readonly names: Names;
}

/** The story so far: what matters is at the top, where a phone shows it. */
export function EventLog({ store, names }: LogProps) {
  const { stage, text } = store;
  const newsFrom = stage.newsFrom.value;
  const looked = stage.past.value?.at;
  const lines = stage.log.value
    .flatMap((event, number): StoryLine[] => {
      const sentence = sentenceOf(event, text, names);
      if (sentence === undefined) return [];
      const look = isOfTable(event) ? undefined : () => stage.look(number);
      return [{ number, sentence, isOld: number < newsFrom, isCurrent: number === looked, look }];
    })
    .reverse();
  const hasNews = lines.some(({ isOld }) => !isOld);
  return <StoryPanel title={hasNews ? ui.text.sinceYourTurn : undefined} lines={lines} />;
}

/** Speaks events, and the question once it is the viewer's turn, to those who do not see the board. */
export function Speaker({ store, names }: LogProps) {
  const text = store.text;
  const prompt = store.isAsked.value ? text.prompt(store.view.value, names) : undefined;
  const spoken = store.stage.spoken.value;
  return (
    <div class="unseen" role="log" aria-live="polite">
      {spoken.events.map((event, i) => (
        <p key={spoken.from + i}>{sentenceOf(event, text, names)}</p>
      ))}
      {prompt !== undefined && <p key={`prompt-${spoken.from + spoken.events.length}`}>{prompt}</p>}
    </div>
  );
}
