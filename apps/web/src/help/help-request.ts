import type { Signal } from "@preact/signals";

/** What help is asked for: a piece on the screen, or everything. */
export type HelpRequest = { readonly kind: "piece"; readonly element: Element } | { readonly kind: "everything" };

export type HelpRequestSignal = Signal<HelpRequest | undefined>;
