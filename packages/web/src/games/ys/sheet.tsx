import type { ComponentChildren, RefObject } from "preact";
import { useId } from "preact/hooks";
import { Cross } from "../../art/icons.tsx";
import { ui } from "../../text/index.ts";

interface SheetProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  onClose?(): void;
  readonly children: ComponentChildren;
}

/** A sheet of paper over the board; it looks things up and changes nothing. */
export function Sheet({ dialog, title, onClose, children }: SheetProps) {
  const id = useId();
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
