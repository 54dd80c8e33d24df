import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { myTables, type TableLine } from "../http/api.ts";
import { follow } from "../shell/router.ts";
import type { TableStore } from "../table/table-store.ts";
import { online } from "../text/online/index.ts";

const LOOK_AGAIN = 20_000;

/** Bots can wait: only games with other people are worth a word. */
const isWaitedFor = ({ yourTurn, places }: TableLine): boolean =>
  yourTurn && places.filter(({ kind }) => kind === "person").length > 1;

/** While others think here: the way to a table where play waits for us. */
export function NextTable({ store }: { readonly store: TableStore }) {
  const next = useSignal<string | undefined>(undefined);
  const isWaiting = !store.isAsked.value;
  useEffect(() => {
    if (!isWaiting) return;
    const look = (): void =>
      void myTables().then(
        (tables) => {
          next.value = tables.find((table) => table.id !== store.table.id && isWaitedFor(table))?.id;
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
