import { Cross } from "@serai/ui/art/icons.tsx";
import { ui } from "@serai/ui/words/index.ts";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import "./sheets.css";

interface SheetProps {
  readonly title: string;
  onClose(): void;
  readonly children: ComponentChildren;
}

/** A sheet of paper over the board for as long as it is drawn; it looks things up and changes nothing. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="dialog ys-sheet" aria-labelledby={id} onClose={onClose} data-live>
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
