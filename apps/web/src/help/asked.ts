import type { Signal } from "@preact/signals";

/** What help is asked for: a piece on the screen, or everything. */
export type Asked = { readonly kind: "piece"; readonly element: Element } | { readonly kind: "everything" };

export type AskedSignal = Signal<Asked | undefined>;
