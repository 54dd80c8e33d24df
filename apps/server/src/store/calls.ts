import type { Kept } from "./store.ts";

/** The store's methods as messages to the writer thread, which answers them inside its transactions. */
export type KeptCall<N extends keyof Kept = keyof Kept> = {
  [what in N]: { readonly id: number; readonly what: what; readonly with: Parameters<Kept[what]>[0] };
}[N];

/** A backup runs beside the transactions, and closing comes after them. */
export type StoreCall =
  | KeptCall
  | { readonly id: number; readonly what: "backup"; readonly with: string }
  | { readonly id: number; readonly what: "close" };

export type StoreReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };
