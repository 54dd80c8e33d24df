import { ui } from "../text/index.ts";
import type { Replay } from "./replay.ts";

/** What had happened by then, newest first, in the eyes chosen; a line leads to its moment. */
export function Story({ replay }: { readonly replay: Replay }) {
  const { names, text } = replay;
  const lines = replay.told.value
    .map(({ at, event }, number) => ({ at, number, sentence: text.event(event, names) }))
    .filter(({ sentence }) => sentence !== undefined)
    .reverse();
  return (
    <details class="log" open={matchMedia("(min-width: 60rem)").matches}>
      <summary>
        <span class="log-title">{ui.text.log}</span>
        <span class="log-latest">{lines[0]?.sentence ?? ui.text.emptyLog}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="log-lines" tabIndex={0} aria-label={ui.text.log}>
        <ol reversed>
          {lines.map(({ at, number, sentence }) => (
            <li key={number}>
              <button
                type="button"
                class="story-line"
                aria-current={at === replay.at.value ? "step" : undefined}
                onClick={() => replay.go(at)}
              >
                {sentence}
              </button>
            </li>
          ))}
        </ol>
      </section>
    </details>
  );
}
