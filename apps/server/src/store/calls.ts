import type { DataFault } from "./data-fault.ts";
import type { StoreMethods } from "./store.ts";

/** The store's methods as messages to the writer thread, which answers them inside its transactions. */
export type MethodCall<N extends keyof StoreMethods = keyof StoreMethods> = {
  [what in N]: { readonly id: number; readonly what: what; readonly with: Parameters<StoreMethods[what]>[0] };
}[N];

/** Closing comes after the transactions. */
export type StoreCall = MethodCall | { readonly id: number; readonly what: "close" };

/** Why a call failed: `disk` where the disk took nothing, and it may work later; `conflict` where others had written first. */
export interface CallFailure {
  readonly kind: "disk" | "conflict" | "other";
  readonly message: string;
}

export type StoreReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: CallFailure };

/** What the thread says first: that it has opened the database, or why it cannot. */
export type WriterStart =
  | { readonly opened: true }
  | { readonly fault: DataFault | undefined; readonly message: string };
