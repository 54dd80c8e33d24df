import { useSignal } from "@preact/signals";
import { lazy } from "@serai/ui/lazy.tsx";
import { focusConfirm } from "@serai/ui/parts/focus.ts";
import type { ComponentChildren } from "preact";
import type { TableStore } from "../table/table-store.ts";
import { online } from "../text/online/index.ts";

const ResignDialog = lazy(async () => (await import("./resign-dialog.tsx")).ResignDialog);

/** The button that asks goes away when it is granted; the main one stays. */
function ask(store: TableStore, what: Parameters<TableStore["ask"]>[0]): void {
  store.ask(what);
  focusConfirm();
}

interface TableMenuProps {
  readonly store: TableStore;
  /** What else stands in the table's menu. */
  readonly menu?: ComponentChildren;
}

/** Why the viewer cannot play now, and a button to play again: a bot plays for them, or the clocks are stopped. */
export function NotPlayingNotice({ store }: { readonly store: TableStore }) {
  const { viewer } = store;
  const { away, resigned, paused } = store.latest.value;
  const text = online.text;
  if (viewer === "spectator") return undefined;
  if (resigned?.includes(viewer)) return <p class="not-playing">{text.resignedNotice}</p>;
  if (away.includes(viewer))
    return (
      <div class="not-playing not-playing-away">
        <p>{text.awayNotice}</p>
        <button type="button" class="button button-main" onClick={() => ask(store, { type: "back" })}>
          {text.comeBack}
        </button>
      </div>
    );
  if (!paused) return undefined;
  return (
    <div class="not-playing">
      <p>{text.paused}</p>
      <button type="button" class="button" onClick={() => ask(store, { type: "resume" })}>
        {text.resume}
      </button>
    </div>
  );
}

/** What a person can ask of the table beside playing: a standing order, a pause, to leave. */
export function TableMenu({ store, menu }: TableMenuProps) {
  const { viewer, table } = store;
  if (viewer === "spectator") return menu && <Menu>{menu}</Menu>;
  const { away, pausing, paused, orders, order } = store.latest.value;
  const text = online.text;
  const hasOthers = table.seats.some(({ kind }, seat) => kind === "person" && seat !== viewer);
  if (away.includes(viewer)) return undefined;
  return (
    <>
      {/* Bots answer at once: alone with them nobody needs to leave an answer behind. */}
      {hasOthers && ((orders?.length ?? 0) > 0 || order !== undefined) && (
        <Orders store={store} orders={orders ?? []} order={order} />
      )}
      {!paused && store.link.place === "server" && (hasOthers || menu) && (
        <Menu>
          {hasOthers &&
            table.clock.kind !== "none" &&
            (pausing.includes(viewer) ? (
              <p class="hint">{text.pauseAsked}</p>
            ) : (
              <button type="button" class="button" onClick={() => ask(store, { type: "pause" })}>
                {text.pause}
              </button>
            ))}
          {hasOthers && (
            <>
              <button type="button" class="button" onClick={() => ask(store, { type: "leave" })}>
                {text.leave}
              </button>
              <p class="hint">{text.leaveHint}</p>
              <Resign store={store} />
            </>
          )}
          {menu}
        </Menu>
      )}
    </>
  );
}

function Resign({ store }: { readonly store: TableStore }) {
  const isAsking = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          isAsking.value = true;
        }}
      >
        {online.text.resign}
      </button>
      {isAsking.value && (
        <ResignDialog
          isRated={store.table.rated}
          onYes={() => ask(store, { type: "resign" })}
          onClose={() => {
            isAsking.value = false;
          }}
        />
      )}
    </>
  );
}

const Menu = ({ children }: { readonly children: ComponentChildren }) => (
  <details class="table-menu">
    <summary>{online.text.table}</summary>
    {children}
  </details>
);

interface OrdersProps {
  readonly store: TableStore;
  readonly orders: readonly string[];
  readonly order: string | undefined;
}

function Orders({ store, orders, order }: OrdersProps) {
  const text = online.text;
  const offered = order !== undefined && !orders.includes(order) ? [order, ...orders] : orders;
  const words = store.text.orders;
  return (
    <label class="field">
      <span>{text.orders}</span>
      <select
        value={order ?? ""}
        onChange={({ currentTarget: { value } }) =>
          store.ask(value === "" ? { type: "order" } : { type: "order", order: value })
        }
      >
        <option value="">{text.noOrder}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {words?.(one) ?? one}
          </option>
        ))}
      </select>
    </label>
  );
}
