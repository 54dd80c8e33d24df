import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ServerRefusal } from "../http/api.ts";
import { refusalSentence } from "../text/common.ts";
import { home } from "../text/home/index.ts";
import { ui } from "../text/index.ts";

/** What removing a game from the list means for it. */
export type RemovalKind = "giveUp" | "putAway" | "others";

interface RemovalDialogProps {
  readonly kind: RemovalKind;
  onYes(): Promise<void>;
  onClose(): void;
}

/** Says plainly what becomes of the game before it leaves the list. */
export function RemovalDialog({ kind, onYes, onClose }: RemovalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const refusal = useSignal<string | undefined>(undefined);
  useEffect(() => dialog.current?.showModal(), []);
  const { [kind]: words, keep } = home.text.removal;
  const agree = async (): Promise<void> => {
    try {
      await onYes();
      dialog.current?.close();
    } catch (error) {
      refusal.value = error instanceof ServerRefusal ? refusalSentence(error.code, error.params) : ui.text.failed;
    }
  };
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby="removal-title" onClose={onClose}>
      <form method="dialog">
        <div class="dialog-head">
          <h2 id="removal-title">{words.title}</h2>
        </div>
        <p>{words.hint}</p>
        <p class="refusal" role="alert">
          {refusal.value}
        </p>
        <div class="dialog-buttons">
          <button type="submit" class="button">
            {keep}
          </button>
          <button type="button" class="button button-main" onClick={() => void agree()}>
            {words.yes}
          </button>
        </div>
      </form>
    </dialog>
  );
}
