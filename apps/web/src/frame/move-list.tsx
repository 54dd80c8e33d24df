import { useSignal } from "@preact/signals";
import type { AnyGameProps } from "@serai/ui/page.ts";
import type { TableStore } from "../table/table-store.ts";
import { ui } from "../text/index.ts";

/** Everything the viewer may do, in words. Choosing here is choosing on the board: it still waits to be confirmed. */
export function MoveList({ store, props }: { readonly store: TableStore; readonly props: AnyGameProps }) {
  const { page } = store;
  const { text, view, names, legal } = props;
  /** Worded only when it is opened: there can be hundreds. */
  const isOpen = useSignal(false);
  return (
    <details
      class="moves"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{ui.text.moves(legal.size)}</summary>
      {legal.size === 0 && <p>{ui.text.noMoves}</p>}
      {isOpen.value && (
        <ul>
          {[...legal].map((action) => (
            <li key={action}>
              <button
                type="button"
                class="move"
                aria-pressed={store.proposal.value === action}
                onClick={() => {
                  store.choose(page.choiceOf(action, view));
                  document.getElementById("confirm")?.focus();
                }}
              >
                {text.action(action, view, names)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
