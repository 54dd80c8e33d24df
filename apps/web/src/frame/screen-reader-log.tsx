import type { Names } from "@serai/words/game-text";
import { sentenceOf } from "../log/sentence.ts";
import type { TableStore } from "../table/table-store.ts";

interface ScreenReaderLogProps {
  readonly store: TableStore;
  readonly names: Names;
}

/** Speaks events, and the question once it is the viewer's turn, to those who do not see the board. */
export function ScreenReaderLog({ store, names }: ScreenReaderLogProps) {
  const text = store.text;
  const prompt = store.isAsked.value ? text.prompt(store.view.value, names) : undefined;
  const spoken = store.spoken.value;
  return (
    <div class="unseen" role="log" aria-live="polite">
      {spoken.events.map((event, i) => (
        <p key={spoken.from + i}>{sentenceOf(event, text, names, store.viewer)}</p>
      ))}
      {prompt !== undefined && <p key={`prompt-${spoken.from + spoken.events.length}`}>{prompt}</p>}
    </div>
  );
}
