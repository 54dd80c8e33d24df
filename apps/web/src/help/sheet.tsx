import { Cross } from "@serai/ui/art/icons.tsx";
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ui } from "../text/index.ts";

interface SheetProps {
  readonly class: string;
  readonly title: string;
  readonly under?: string | undefined;
  readonly picture?: ComponentChildren;
  /** Beside the sheet, over the table. */
  readonly over?: ComponentChildren;
  readonly sheet?: RefObject<HTMLElement | null>;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A sheet over the table, which stays in sight. A tap beside it closes it, as Escape does. */
export function Sheet({ class: name, title, under, picture, over, sheet, children, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  // Before it is placed: what is not shown has no size.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Not for the keyboard, which has Escape and the button.
    shown?.addEventListener("click", (event) => {
      if (event.target === shown) close();
    });
    return close;
  }, []);
  return (
    <dialog class={`help-dialog ${name}`} ref={dialog} aria-labelledby="help-title" onClose={onClose}>
      {over}
      <section class="help-sheet" {...(sheet && { ref: sheet })}>
        <header class="help-head">
          {picture !== undefined && (
            <span class="help-picture" aria-hidden="true">
              {picture}
            </span>
          )}
          <div>
            <h2 id="help-title">{title}</h2>
            {under !== undefined && <p>{under}</p>}
          </div>
          <button type="button" class="icon-button" aria-label={ui.text.close} onClick={close}>
            <Cross />
          </button>
        </header>
        {children}
      </section>
    </dialog>
  );
}
