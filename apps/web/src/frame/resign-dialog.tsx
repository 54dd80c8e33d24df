import { useEffect, useRef } from "preact/hooks";
import { online } from "../text/online/index.ts";

interface ResignDialogProps {
  readonly isRated: boolean;
  onYes(): void;
  onClose(): void;
}

/** Says plainly what resigning means before it is done: nothing takes it back. */
export function ResignDialog({ isRated, onYes, onClose }: ResignDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = online.text;
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby="resign-title" onClose={onClose}>
      <form method="dialog">
        <div class="dialog-head">
          <h2 id="resign-title">{text.resignTitle}</h2>
        </div>
        <p>{text.resignHint(isRated)}</p>
        <div class="dialog-buttons">
          <button type="submit" class="button">
            {text.playOn}
          </button>
          <button type="submit" class="button button-main" onClick={onYes}>
            {text.resign}
          </button>
        </div>
      </form>
    </dialog>
  );
}
