/** The place where a decision begins; the game marks it with `data-first`. */
export function focusFirstChoice(root: Element | null): void {
  const first = root?.querySelector("[data-first]");
  if (first instanceof HTMLElement) first.focus();
}

/** Arrow keys walk among the buttons of a group; Tab still reaches each of them. */
export function walkWithArrows(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  if (at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length].focus();
}

/** A choice made with the keyboard leads on to the first of these, once it is drawn; a pointer is there already. */
export function focusAfterKey(event: MouseEvent, selector: string): void {
  if (event.detail !== 0) return;
  queueMicrotask(() => {
    const next = document.querySelector(selector);
    if (next instanceof HTMLElement) next.focus();
  });
}

/** Completed, it leads on to the button that confirms it. */
export const focusConfirmAfterKey = (event: MouseEvent): void => focusAfterKey(event, "#confirm");

/** The main button, which is there in every state and always in sight: nothing scrolls. */
export const focusConfirm = (): void => document.getElementById("confirm")?.focus({ preventScroll: true });
