import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Replay } from "../replay/replay.ts";
import { replayText } from "../text/replay/index.ts";
import { askAnalyst } from "./ask.ts";
import type { Reviewed } from "./calls.ts";
import { KeyDecisions, SoundPlay } from "./key-decisions.tsx";
import { loadReasonText } from "./reason-text.ts";
import { ReviewTable } from "./review-table.tsx";

type Stage =
  | { readonly kind: "none" | "failed" }
  | { readonly kind: "running"; readonly done: number; readonly of: number }
  | { readonly kind: "done"; readonly review: Reviewed };

/** What the bots make of the game, once somebody wants to know. */
export function ReviewPanel({ replay }: { readonly replay: Replay }) {
  const { record, played } = replay;
  const text = replayText.text;
  const stage = useSignal<Stage>({ kind: "none" });
  const cancel = useRef<() => void>(() => {});
  useEffect(() => () => cancel.current(), []);

  function start(): void {
    stage.value = { kind: "running", done: 0, of: played.last };
    void loadReasonText(record.game);
    cancel.current = askAnalyst({ kind: "review", record }, (answer) => {
      if (answer.kind === "progress") stage.value = { ...answer, kind: "running" };
      else if (answer.kind === "review") stage.value = { kind: "done", review: answer.review };
      else stage.value = { kind: "failed" };
    });
  }

  const now = stage.value;
  return (
    <section class="review" aria-labelledby="review-title">
      <h2 id="review-title">{text.review}</h2>
      {now.kind === "done" ? (
        <Findings replay={replay} review={now.review} />
      ) : now.kind === "running" ? (
        <>
          <label class="review-progress">
            <span>{text.progress(now.done, now.of)}</span>
            <progress max={now.of} value={now.done} />
          </label>
          <button
            type="button"
            class="button"
            onClick={() => {
              cancel.current();
              stage.value = { kind: "none" };
            }}
          >
            {text.cancel}
          </button>
        </>
      ) : (
        <>
          <p class="hint">{text.reviewHint}</p>
          <button type="button" class="button" onClick={start}>
            {text.startReview}
          </button>
          <p class="refusal" role="alert">
            {now.kind === "failed" && text.reviewFailed}
          </p>
        </>
      )}
    </section>
  );
}

/** What mattered, in sentences; the numbers behind it for those who want them. */
function Findings({ replay, review }: { readonly replay: Replay; readonly review: Reviewed }) {
  const text = replayText.text;
  return (
    <>
      <KeyDecisions replay={replay} review={review} />
      <SoundPlay replay={replay} review={review} />
      <ReviewTable replay={replay} review={review} />
      <p class="hint">{text.estimate(review.samples)}</p>
    </>
  );
}
