import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { ui } from "../text/index.ts";

export interface StoryLine {
  readonly number: number;
  readonly sentence: string;
  /** The board shows its moment. */
  readonly isCurrent: boolean;
  /** Shows its moment on the board, if it has one. */
  readonly look: (() => void) | undefined;
}

export interface Chapter {
  readonly title?: string;
  readonly isOld?: boolean;
  readonly lines: readonly StoryLine[];
}

/** A story, newest line first. Tab stops at one line of it; from there arrows, Home and End walk to the others. */
export function StoryPanel({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const focused = useSignal<number | undefined>(undefined);
  const lines = chapters.flatMap((chapter) => chapter.lines);
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
        {chapters.map(({ title, isOld, lines }) => (
          <Fragment key={isOld ? "old" : "new"}>
            {title !== undefined && <h2>{title}</h2>}
            <ol reversed class={isOld ? "log-old" : undefined}>
              {lines.map(({ number, sentence, isCurrent, look }) => (
                <li key={number}>
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
          </Fragment>
        ))}
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
