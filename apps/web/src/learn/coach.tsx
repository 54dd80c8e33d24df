import { namesIn } from "@serai/words/first-game";
import { sentenceOf } from "../log/sentence.ts";
import type { TableStore } from "../table/table-store.ts";
import { refusalSentence } from "../text/common.ts";
import { learn } from "../text/learn/index.ts";
import { CoachPicture } from "./coach-picture.tsx";
import type { Lesson } from "./lesson.ts";

interface CoachProps {
  readonly store: TableStore;
  readonly lesson: Lesson;
}

/** The keeper and what he says: the step, what another tap would lead to, what happens meanwhile. */
export function Coach({ store, lesson }: CoachProps) {
  const phase = lesson.phase.value;
  const refusal = store.refusal.value;
  const correction =
    lesson.correction.value ?? (refusal && refusalSentence(refusal.code, refusal.params, store.text.refusals));
  const said = correction ?? lesson.speech.value ?? happening(store) ?? learn.text.watch;
  return (
    <section class={correction === undefined ? "coach" : "coach is-correcting"} aria-label={learn.text.firstGame}>
      <CoachPicture />
      <div class="coach-words">
        {/* One element for all of it: what changes inside is spoken. */}
        <p role="status">
          {namesIn(said).map(({ text, isName }, i) => (isName ? <strong key={i}>{text}</strong> : text))}
        </p>
        <div class="coach-foot">
          {phase.kind === "step" && <Beads at={phase.index} of={lesson.steps} />}
          {phase.kind === "advice" && <span>{learn.text.yourChoice}</span>}
          {phase.kind === "farewell" && (
            <button type="button" class="button" data-live onClick={() => lesson.leave()}>
              {learn.text.playOn}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** While events are shown, the one that has the stage tells itself. */
function happening({ log, text, table, viewer }: TableStore): string | undefined {
  const names = (seat: number): string => table.seats[seat]?.name ?? "";
  const sentences = log.value.slice(-3).map((event) => sentenceOf(event, text, names, viewer));
  return sentences.findLast((sentence) => sentence !== undefined);
}

function Beads({ at, of }: { readonly at: number; readonly of: number }) {
  return (
    <>
      <span class="beads" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} class={i < at ? "is-done" : i === at ? "is-now" : undefined} />
        ))}
      </span>
      <span>{learn.text.step(at + 1, of)}</span>
    </>
  );
}
