import { useSignal } from "@preact/signals";
import type { Advice } from "@serai/bots";
import { useEffect, useRef } from "preact/hooks";
import { Cross } from "../art/icons.tsx";
import type { AnyGameProps } from "../games/page.ts";
import { askAnalyst } from "../review/ask.ts";
import type { Hinted } from "../review/calls.ts";
import { percent } from "../review/percent.ts";
import { language } from "../settings.ts";
import type { TableStore } from "../table-store.ts";
import { replayText } from "../text/replay/index.ts";
import type { Recollection } from "./recollection.ts";
import "./hints.css";

export const prepare = (): Promise<void> => replayText.load(language.peek());

/** More than this is no advice. */
const MOST = 3;

export interface HintDialogProps {
  readonly store: TableStore;
  readonly props: AnyGameProps;
  readonly recollection: Recollection | undefined;
  onClose(): void;
}

type Found = Hinted | "forgotten" | "failed" | undefined;

/** What a strong player would do in this seat, seeing what it has seen. */
export function HintDialog({ store, props, recollection, onClose }: HintDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const found = useSignal<Found>(undefined);
  const text = replayText.text;

  useEffect(() => {
    dialog.current?.showModal();
    const sight = recollection?.sight(store.view.peek(), [...store.legal.peek()]);
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

function Opinion({ found, props: { text: ofGame, view, names }, onChoose }: OpinionProps) {
  const text = replayText.text;
  if (found === undefined) return <p>{text.thinking}</p>;
  if (found === "forgotten") return <p>{text.forgotten}</p>;
  if (found === "failed") return <p>{text.hintFailed}</p>;
  const { ranked, sure, samples } = found;
  return (
    <>
      <ol class="advice">
        {ranked.slice(0, MOST).map((advice) => (
          <li key={advice.action}>
            <button type="button" class="move" onClick={() => onChoose(advice)}>
              <strong>{ofGame.action(advice.action, view, names)}</strong>
              <span class="hint">{text.expects(percent(advice.share), percent(advice.give))}</span>
            </button>
          </li>
        ))}
      </ol>
      <p>{ranked.length > 1 ? text.sure(percent(sure)) : text.oneMove}</p>
      <p class="hint">{text.hintRests(samples)}</p>
    </>
  );
}
