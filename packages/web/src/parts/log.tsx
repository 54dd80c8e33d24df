import type { Names } from "@serai/text/game-text";
import { isOfTable } from "../table-event.ts";
import type { TableStore } from "../table-store.ts";
import { ui } from "../text/index.ts";
import { sentenceOf } from "./sentence.ts";

interface LogProps {
  readonly store: TableStore;
  readonly names: Names;
}

/** The story so far, newest first: what matters is at the top, where a phone shows it. */
export function EventLog({ store, names }: LogProps) {
  const text = store.text;
  const { stage } = store;
  const newsFrom = stage.newsFrom.value;
  const looked = stage.past.value?.at;
  const lines = stage.log.value
    .map((event, number) => ({ number, event, sentence: sentenceOf(event, text, names) }))
    .filter(({ sentence }) => sentence !== undefined)
    .reverse();
  const old = lines.filter(({ number }) => number < newsFrom);
  const news = lines.filter(({ number }) => number >= newsFrom);
  const line = ({ number, event, sentence }: (typeof lines)[number]) => (
    <li key={number}>
      {isOfTable(event) ? (
        sentence
      ) : (
        <button
          type="button"
          class="story-line"
          aria-current={number === looked ? "step" : undefined}
          onClick={() => stage.look(number)}
        >
          {sentence}
        </button>
      )}
    </li>
  );
  return (
    <details class="log" open={matchMedia("(min-width: 60rem)").matches}>
      <summary>
        <span class="log-title">{ui.text.log}</span>
        <span class="log-latest">{lines[0]?.sentence ?? ui.text.emptyLog}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="log-lines" tabIndex={0} aria-label={ui.text.log}>
        {news.length > 0 && (
          <>
            <h2>{ui.text.sinceYourTurn}</h2>
            <ol reversed>{news.map(line)}</ol>
          </>
        )}
        {old.length > 0 && (
          <ol reversed class="log-old">
            {old.map(line)}
          </ol>
        )}
      </section>
    </details>
  );
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
