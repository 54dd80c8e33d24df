import type { ComponentChildren } from "preact";

/** Does something about notices; the page says how it went. */
export type Attempt = (what: () => Promise<void>, saying?: string) => Promise<void>;

/** A part of the page that asks for something, with a place for the answer. */
export interface Asking {
  readonly attempt: Attempt;
  readonly children: ComponentChildren;
}
