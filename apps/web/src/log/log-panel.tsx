import { useSignal } from "@preact/signals";
import { ui } from "../text/index.ts";

export interface LogLine {
  readonly number: number;
  readonly sentence: string;
  readonly isOld?: boolean;
  /** The board shows its moment. */
  readonly isCurrent: boolean;
  /** Shows its moment on the board, if it has one. */
  readonly look: (() => void) | undefined;
}

interface LogPanelProps {
  /** Over what is not old. */
  readonly title?: string | undefined;
  readonly lines: readonly LogLine[];
}

/** A story, newest line first. Tab stops at one line of it; from there arrows, Home and End walk to the others. */
export function LogPanel({ title, lines }: LogPanelProps) {
  const focused = useSignal<number | undefined>(undefined);
  const places = lines.filter(({ look }) => look !== undefined);
  const stop =
    places.find(({ number }) => number === focused.value) ?? places.find(({ isCurrent }) => isCurrent) ?? places[0];
  return (
    <details class="log" open={matchMedia("(min-width: 60rem)").matches}>
      <summary>
        <span class="log-title">{ui.text.log}</span>
        <span class="log-latest">{lines[0]?.sentence ?? ui.text.emptyLog}</span>
      </summary>
      <section
        class="log-lines"
        aria-label={ui.text.log}
        onKeyDown={walk}
        onFocusOut={() => {
          focused.value = undefined;
        }}
      >
        {title !== undefined && <h2>{title}</h2>}
        <ol reversed data-slide="end">
          {lines.map(({ number, sentence, isOld, isCurrent, look }) => (
            <li key={number} class={isOld ? "is-old" : undefined}>
              {look === undefined ? (
                sentence
              ) : (
                <button
                  type="button"
                  class="story-line"
                  tabIndex={number === stop.number ? 0 : -1}
                  aria-current={isCurrent ? "step" : undefined}
                  onFocus={() => {
                    focused.value = number;
                  }}
                  onClick={look}
                >
                  {sentence}
                </button>
              )}
            </li>
          ))}
        </ol>
      </section>
    </details>
  );
}

function walk(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  const lines = [...event.currentTarget.querySelectorAll("button")];
  const at = lines.findIndex((line) => line.matches(":focus"));
  const last = lines.length - 1;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  lines[Math.min(Math.max(to, 0), last)].focus();
}
