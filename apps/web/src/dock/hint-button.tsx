import { useSignal } from "@preact/signals";
import type { AnyGameProps } from "@serai/ui/page.ts";
import type { VNode } from "preact";
import { Lamp } from "../art/replay-icons.tsx";
import type { HintDialogProps } from "../hints/dialog.tsx";
import type { SeatMemory } from "../hints/seat-memory.ts";
import type { TableStore } from "../table/table-store.ts";
import { online } from "../text/online/index.ts";

interface Opened {
  readonly Dialog: (props: HintDialogProps) => VNode;
  readonly seatMemory: SeatMemory | undefined;
}

/** Asks the bots what they would do: in practice alone, where nothing counts and everybody else is one of them. */
export function HintButton({ store, props }: { readonly store: TableStore; readonly props: AnyGameProps }) {
  const opened = useSignal<Opened | undefined>(undefined);
  if (store.hintMemory === undefined) return undefined;

  async function open(): Promise<void> {
    if (!store.isAsked.peek()) {
      store.whyNot("not-asked");
      return;
    }
    const [{ HintDialog, prepare }, seatMemory] = await Promise.all([
      import("../hints/dialog.tsx"),
      store.hintMemory?.seatMemory(),
    ]);
    await prepare(store.table.game);
    opened.value = { Dialog: HintDialog, seatMemory };
  }

  return (
    <>
      <button
        type="button"
        class="button button-back"
        data-piece="control:hint"
        aria-label={online.text.askHint}
        title={online.text.askHint}
        aria-disabled={!store.isAsked.value}
        // Without a network there may be no hint; the game goes on without it.
        onClick={() => void open().catch(() => {})}
      >
        <Lamp />
      </button>
      {opened.value && (
        <opened.value.Dialog
          store={store}
          props={props}
          seatMemory={opened.value.seatMemory}
          onClose={() => {
            opened.value = undefined;
          }}
        />
      )}
    </>
  );
}
