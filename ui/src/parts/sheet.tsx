import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Cross } from "../art/icons.tsx";
import { ui } from "../words/index.ts";

interface SheetProps {
  readonly title: string;
  /** For the game's own styles. */
  readonly class: string;
  onClose(): void;
  readonly children: ComponentChildren;
}

/** A sheet over the board for as long as it is drawn: the player looks something up in it, and it changes nothing. */
export function Sheet({ title, class: look, onClose, children }: SheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class={`dialog ${look}`} aria-labelledby={id} onClose={onClose} data-live>
      <form method="dialog" class="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="submit" class="icon-button" aria-label={ui.text.close}>
          <Cross />
        </button>
      </form>
      {children}
    </dialog>
  );
}
