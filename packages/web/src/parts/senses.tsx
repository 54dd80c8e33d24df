import { useEffect } from "preact/hooks";
import { followTable } from "../senses.ts";
import type { TableStore } from "../table-store.ts";

/** Nothing to see: sounds, and a buzz on the viewer's turn. */
export function Senses({ store }: { readonly store: TableStore }) {
  useEffect(() => followTable(store), [store]);
  return undefined;
}
