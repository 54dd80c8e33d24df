import { useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Talk } from "../chat/talk.ts";
import { useChat } from "../chat/use-chat.ts";
import type { AnyGameProps } from "../games/page.ts";
import { late } from "../late.tsx";
import { standing } from "../story.ts";
import type { TableStore } from "../table-store.ts";
import { ui } from "../text/index.ts";
import { isWide } from "../wide.ts";
import { Below } from "./below.tsx";
import { type Beside, Dock } from "./dock.tsx";
import { focusFirstChoice } from "./focus.ts";
import { Header } from "./header.tsx";
import { LinkNotice } from "./link-notice.tsx";
import { EventLog, Speaker } from "./log.tsx";
import { MoveList } from "./move-list.tsx";
import { Seats } from "./seats.tsx";
import { Senses } from "./senses.tsx";

/** Where it takes no room from board and hand: under the buttons, or beside the board. */
const Company = late(async () => (await import("./company.tsx")).Company);

/** The table to follow, once there is one: drawn with the board, and so fetched right after it. */
const NextTable = late(async () => (await import("./next-table.tsx")).NextTable);

const NOTHING_CHOSEN = {};

interface TableFrameProps {
  readonly store: TableStore;
  readonly talk?: Talk | undefined;
  readonly beside?: Beside;
}

/** The frame around any game: who sits here, what happens, what may be done. The game fills board, hand and scoring. */
export function TableFrame({ store, talk, beside = {} }: TableFrameProps) {
  const { page, table, viewer, playback } = store;
  const root = useRef<HTMLDivElement>(null);
  const fetched = useChat(talk);
  const chat = talk && fetched?.arrange(talk, store);
  const names = useComputed(
    () =>
      (seat: number): string =>
        // A side at no seat, as the neutral of Ys, has no name here: the game's words give it one.
        table.seats[seat]?.name ?? "",
  );
  const { stage } = store;
  const story = useComputed(() => stage.past.value?.story ?? standing(stage.log.value));
  const text = store.text;
  const past = stage.past.value;
  const isOver = store.isOver.value && past === undefined;
  const props: AnyGameProps = {
    view: past ? past.view : store.view.value,
    table,
    viewer,
    names: names.value,
    text,
    log: story.value,
    legal: store.legal.value,
    isPast: past !== undefined,
    changed: past ? past.changed : stage.changed.value,
    choice: past ? NOTHING_CHOSEN : store.choice.value,
    choose: (choice) => store.choose(choice),
    whyNot: (code, params) => store.whyNot(code, params),
  };

  const company = !store.isOver.value && !past && <Company store={store} menu={chat?.menu} />;

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
      if (stage.past.peek()) {
        stage.look(undefined);
        return;
      }
      if (playback.isPlaying.peek()) {
        playback.skip();
        return;
      }
      store.takeBack();
      focusFirstChoice(root.current);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [store, stage, playback]);

  // A tap while events are shown says "get on with it", and must not hit what is only just changing under it.
  // What only looks about, marked `data-live`, may be used meanwhile.
  const onTap = (event: MouseEvent): void => {
    if (!playback.isPlaying.peek() || stage.past.peek() || isLive(event.target)) return;
    event.stopPropagation();
    playback.skip();
  };

  return (
    <div class={`table game-${table.game}`} ref={root}>
      <Header tools={chat?.button}>
        <h1>{text.name}</h1>
        <p class="header-status">{page.status(props.view)}</p>
      </Header>
      <LinkNotice state={store.link.state.value} />
      <NextTable store={store} />
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
          <Dock store={store} props={props} root={root} beside={beside} />
          {!isWide.value && company}
        </div>
        <div class="table-side" data-slide>
          <Below>
            <EventLog store={store} names={names.value} />
          </Below>
          {chat?.panel}
          {viewer !== "spectator" && !isOver && <MoveList store={store} props={props} />}
          {isWide.value && company}
        </div>
      </main>
      <Speaker store={store} names={names.value} />
      <Senses store={store} />
    </div>
  );
}

const isLive = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-live]") !== null;
