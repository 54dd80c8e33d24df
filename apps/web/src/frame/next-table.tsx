import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { myTables } from "../api.ts";
import { follow } from "../router.ts";
import type { TableStore } from "../table-store.ts";
import { online } from "../text/online/index.ts";

const LOOK_AGAIN = 20_000;

/** While others think here: the way to a table where play waits for us. */
export function NextTable({ store }: { readonly store: TableStore }) {
  const next = useSignal<string | undefined>(undefined);
  const isWaiting = !store.isAsked.value;
  useEffect(() => {
    if (!isWaiting) return;
    const look = (): void =>
      void myTables().then(
        (tables) => {
          next.value = tables.find(({ id, yourTurn }) => yourTurn && id !== store.table.id)?.id;
        },
        () => {},
      );
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isWaiting, next, store]);
  if (!isWaiting || next.value === undefined) return undefined;
  return (
    <a class="next-table" href={`/t/${next.value}`} onClick={follow}>
      {online.text.nextTable}
    </a>
  );
}
