import { useSignal } from "@preact/signals";
import type { Advice, Hint } from "@serai/search";
import { Cross } from "@serai/ui/art/icons.tsx";
import type { AnyGameProps } from "@serai/ui/page.ts";
import { useEffect, useRef } from "preact/hooks";
import { language } from "../device/settings.ts";
import { askAnalyst } from "../review/ask.ts";
import { loadReasonText, reasonSentences } from "../review/reason-text.ts";
import type { TableStore } from "../table/table-store.ts";
import { replayText } from "../text/replay/index.ts";
import type { SeatMemory } from "./seat-memory.ts";
import "./hints.css";

export const prepare = async (game: string): Promise<void> => {
  await Promise.all([replayText.load(language.peek()), loadReasonText(game)]);
};

/** How many reasons are given for the best move, and for another. */
const MOST_REASONS = 3;
const FEWER_REASONS = 1;

export interface HintDialogProps {
  readonly store: TableStore;
  readonly props: AnyGameProps;
  readonly seatMemory: SeatMemory | undefined;
  onClose(): void;
}

type Found = Hint | "forgotten" | "failed" | undefined;

/** What a strong player would do in this seat, seeing what it has seen, and why. */
export function HintDialog({ store, props, seatMemory, onClose }: HintDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const found = useSignal<Found>(undefined);
  const text = replayText.text;

  useEffect(() => {
    dialog.current?.showModal();
    const sight = seatMemory?.sight(store.view.peek(), [...store.legal.peek()]);
    if (sight === undefined) {
      found.value = "forgotten";
      return undefined;
    }
    return askAnalyst({ kind: "hint", game: store.table.game, sight }, (answer) => {
      if (answer.kind === "hint") found.value = answer.hint;
      else if (answer.kind === "failed") found.value = "failed";
    });
  }, [store, found]);

  function choose({ action }: Advice): void {
    store.choose(store.page.choiceOf(action, props.view));
    dialog.current?.close();
    document.getElementById("confirm")?.focus();
  }

  return (
    <dialog class="dialog hint-dialog" ref={dialog} aria-labelledby="hint-title" onClose={onClose}>
      <div class="dialog-head">
        <h2 id="hint-title">{text.hint}</h2>
        <button type="button" class="icon-button" aria-label={text.close} onClick={() => dialog.current?.close()}>
          <Cross />
        </button>
      </div>
      <div role="status">
        <Opinion found={found.value} props={props} onChoose={choose} />
      </div>
    </dialog>
  );
}

interface OpinionProps {
  readonly found: Found;
  readonly props: AnyGameProps;
  onChoose(advice: Advice): void;
}

function Opinion({ found, props, onChoose }: OpinionProps) {
  const text = replayText.text;
  if (found === undefined) return <p>{text.thinking}</p>;
  if (found === "forgotten") return <p>{text.forgotten}</p>;
  if (found === "failed") return <p>{text.hintFailed}</p>;
  const [best, ...others] = found.ranked;
  return (
    <>
      {found.expected !== "open" && <p class="expected">{text[found.expected]}</p>}
      <Move advice={best} sentences={whyBest(found, props)} props={props} onChoose={onChoose} isBest />
      {others.length > 0 && (
        <>
          <h3 class="other-advice-title">{text.others}</h3>
          <ol class="other-advice">
            {others.map((advice) => (
              <li key={advice.action}>
                <Move advice={advice} sentences={whyOther(advice, props)} props={props} onChoose={onChoose} />
              </li>
            ))}
          </ol>
        </>
      )}
      <p class="hint">{text.hintRests}</p>
    </>
  );
}

/** Why it is the best, in the game's words; in points where the game has none, or where points are all there is. */
function whyBest({ ranked, isClear, expected }: Hint, props: AnyGameProps): string[] {
  const text = replayText.text;
  const [best, second] = ranked;
  const reasons = sentencesOf(best, props, MOST_REASONS);
  if (second === undefined) return [...reasons, text.oneMove];
  const inPoints = reasons.length === 0 || expected !== "open";
  const isClose = ranked.slice(1).every(({ behind }) => Math.round(behind) === 0);
  return [
    ...reasons,
    ...(inPoints ? [text.expectsPoints(points(best.points), points(second.points))] : []),
    ...(isClear ? [text.clear] : isClose ? [text.closeCall] : []),
  ];
}

function whyOther(advice: Advice, props: AnyGameProps): string[] {
  const text = replayText.text;
  const fewer = Math.round(advice.behind);
  return [...sentencesOf(advice, props, FEWER_REASONS), fewer > 0 ? text.fewer(text.points(fewer)) : text.asGood];
}

const points = (expected: number): string => replayText.text.points(Math.round(expected));

const sentencesOf = ({ reasons }: Advice, { table, names }: AnyGameProps, most: number): string[] =>
  reasonSentences(table.game, reasons.slice(0, most), names);

interface MoveProps extends Pick<OpinionProps, "props" | "onChoose"> {
  readonly advice: Advice;
  readonly sentences: readonly string[];
  readonly isBest?: boolean;
}

/** A move to make at a tap, and what is said for it. */
function Move({ advice, sentences, props: { text, view, names }, onChoose, isBest = false }: MoveProps) {
  return (
    <button type="button" class={isBest ? "move advice is-best" : "move advice"} onClick={() => onChoose(advice)}>
      <strong>{text.action(advice.action, view, names)}</strong>
      <span class="advice-why">
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </span>
    </button>
  );
}
