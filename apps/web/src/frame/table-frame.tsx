import { useComputed, useSignal } from "@preact/signals";
import { Question } from "@serai/ui/art/icons.tsx";
import { lazy } from "@serai/ui/lazy.tsx";
import type { AnyGameProps, OrdersGiven } from "@serai/ui/page.ts";
import { focusFirstChoice } from "@serai/ui/parts/focus.ts";
import { useEffect, useRef } from "preact/hooks";
import type { TableChat } from "../chat/table-chat.ts";
import { useChat } from "../chat/use-chat.ts";
import { deviceStorage } from "../device/settings.ts";
import { isWide } from "../device/wide.ts";
import { Dock, type DockExtras } from "../dock/dock.tsx";
import type { HelpRequest } from "../help/help-request.ts";
import { Seats } from "../seats/seats.tsx";
import { Header } from "../shell/header.tsx";
import { withoutUndone } from "../table/story.ts";
import type { TableStore } from "../table/table-store.ts";
import { ui } from "../text/index.ts";
import { LinkNotice } from "./link-notice.tsx";
import { ScreenReaderLog } from "./screen-reader-log.tsx";

/** Where it takes no room from board and hand: under the buttons, or beside the board. */
const TableMenu = lazy(async () => (await import("./table-menu.tsx")).TableMenu);

/** The table to follow, once there is one: drawn with the board, and so fetched right after it. */
const NextTable = lazy(async () => (await import("./next-table.tsx")).NextTable);

/** A phone shows it only to those who scroll. */
const TableSide = lazy(async () => (await import("./table-side.tsx")).TableSide);

/** Nothing that is to be heard or felt comes before the board. */
const TurnSignals = lazy(async () => (await import("./turn-signals.tsx")).TurnSignals);

/** Listens for questions about pieces; the first board is there before anybody asks. */
const HelpLayer = lazy(async () => (await import("../help/layer.tsx")).HelpLayer);

const NOTHING_CHOSEN = {};

interface TableFrameProps {
  readonly store: TableStore;
  readonly talk?: TableChat | undefined;
  readonly extras?: DockExtras;
}

/** The frame around any game: who sits here, what happens, what may be done. The game fills board, hand and scoring. */
export function TableFrame({ store, talk, extras = {} }: TableFrameProps) {
  const { page, table, viewer } = store;
  const root = useRef<HTMLDivElement>(null);
  const asked = useSignal<HelpRequest | undefined>(undefined);
  const lazyPage = useChat(talk);
  const chat = talk && lazyPage?.chatAtTable(talk, store);
  const names = useComputed(
    () =>
      (seat: number): string =>
        // A side at no seat, as a neutral one, has no name here: the game's words give it one.
        table.seats[seat]?.name ?? "",
  );
  const listed = (seat: number): string =>
    seat === viewer && !deviceStorage.get("name") ? ui.text.youAlone : names.value(seat);
  const story = useComputed(() => store.past.value?.story ?? withoutUndone(store.log.value));
  const text = store.text;
  const past = store.past.value;
  const isOver = store.isOver.value && past === undefined;
  const props: AnyGameProps = {
    view: past ? past.view : store.view.value,
    table,
    viewer,
    names: names.value,
    listed,
    text,
    log: story.value,
    legal: store.legal.value,
    isPast: past !== undefined,
    boardLook: { at: past ? undefined : store.boardLooked.value, go: (at) => store.lookOnBoard(at) },
    changed: past ? past.changed : store.changed.value,
    choice: past ? NOTHING_CHOSEN : store.choice.value,
    choose: (choice) => store.choose(choice),
    whyNot: (code, params) => store.whyNot(code, params),
    orders: viewer === "spectator" || past ? undefined : ordersOf(store),
  };

  useEffect(() => {
    document.title = `${text.name} · Serai`;
  }, [text]);

  useEffect(() => store.open(), [store]);

  // The log may be far from the board whose moment it leads to, and a board larger than the screen.
  useEffect(() => {
    if (past === undefined) return;
    const board = root.current?.querySelector(".board");
    const mark = board?.querySelector(".changed-mark");
    if (mark) mark.scrollIntoView({ block: "center" });
    else board?.scrollIntoView({ block: "nearest" });
  }, [past?.at]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      if (store.past.peek() || store.boardLooked.peek() !== undefined) {
        store.look(undefined);
        return;
      }
      if (store.isPlaying.peek()) {
        store.skip();
        return;
      }
      store.clearChoice();
      focusFirstChoice(root.current);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [store]);

  // A tap while events are shown says "get on with it", and must not hit what is only just changing under it.
  // What only looks about, marked `data-live`, may be used meanwhile.
  const onTap = (event: MouseEvent): void => {
    if (!store.isPlaying.peek() || store.past.peek() || isLive(event.target)) return;
    event.stopPropagation();
    // A second tap on the button that set this off is no wish to miss it.
    if (!isConfirm(event.target)) store.skip();
  };

  return (
    <div class={`table game-${table.game}`} ref={root}>
      <Header
        tools={
          <>
            {chat?.button}
            {extras.coach?.leave && (
              <button type="button" class="play-freely" onClick={extras.coach.leave.go}>
                {extras.coach.leave.label}
              </button>
            )}
            <button
              type="button"
              class="icon-button"
              data-piece="control:help"
              aria-label={ui.text.help}
              onClick={() => {
                asked.value = { kind: "everything" };
              }}
            >
              <Question />
            </button>
          </>
        }
      >
        <h1>{text.name}</h1>
        <p class="header-status">{page.status(props.view)}</p>
      </Header>
      <LinkNotice state={store.link.state.value} />
      {store.byEarlierRules && <p class="link-notice">{ui.text.byEarlierRules}</p>}
      <main class="table-main">
        <Seats store={store} props={props} />
        <div class="table-centre" onClickCapture={onTap}>
          {isOver ? (
            <page.Scoring {...props} />
          ) : (
            <>
              <section class={past ? "board is-past" : "board"} aria-label={ui.text.board}>
                <page.Board {...props} />
              </section>
              {viewer !== "spectator" && !past && (
                <section class="hand" aria-label={ui.text.hand} data-slide>
                  <page.Hand {...props} />
                </section>
              )}
            </>
          )}
          <Dock store={store} props={props} root={root} extras={extras} />
          {!isWide.value && !store.isOver.value && !past && <TableMenu store={store} menu={chat?.menu} />}
          {!isWide.value && <NextTable store={store} />}
        </div>
        <div class="table-side" data-slide>
          {isWide.value && extras.coach?.speech}
          <TableSide store={store} props={props} chat={chat} isOver={isOver} />
        </div>
      </main>
      <ScreenReaderLog store={store} names={names.value} />
      <TurnSignals store={store} />
      <HelpLayer asked={asked} props={props} waiting={store.asked.value} root={root} />
    </div>
  );
}

const ordersOf = (store: TableStore): OrdersGiven => ({
  given: store.latest.value.order,
  give: (order) => store.ask(order === undefined ? { type: "order" } : { type: "order", order }),
});

const isConfirm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("#confirm") !== null;

const isLive = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-live]") !== null;
