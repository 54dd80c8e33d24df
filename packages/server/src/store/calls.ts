import type { Store } from "./store.ts";

/** The store's methods as messages to the writer thread: a new one does not compile until the writer answers it. */
export type StoreCall = {
  [what in keyof Store]: { readonly id: number; readonly what: what; readonly with: Parameters<Store[what]>[0] };
}[keyof Store];

export type StoreReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };
