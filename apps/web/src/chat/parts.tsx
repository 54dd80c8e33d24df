import type { Gathering } from "@serai/table";
import type { VNode } from "preact";
import { language } from "../device/settings.ts";
import type { Link } from "../table/connection.ts";
import type { TableStore } from "../table/table-store.ts";
import { chatText } from "../text/chat/index.ts";
import "./chat.css";
import { isWide } from "../device/wide.ts";
import { ChatButton } from "./button.tsx";
import { TableMenu, WatchersSwitch } from "./menu.tsx";
import { ChatPanel } from "./panel.tsx";
import type { ChatContext } from "./place.ts";
import type { TableChat } from "./table-chat.ts";

export const prepare = (): Promise<void> => chatText.load(language.peek());

/** What talking adds to a table, each for its own place on the page. */
export interface ChatParts {
  /** Opens it, where there is no room to have it beside the board. */
  readonly button: VNode | undefined;
  readonly panel: VNode | undefined;
  /** What can be asked of the table about those who watch, and about notices. */
  readonly menu: VNode | undefined;
}

export function chatAtTable(talk: TableChat, store: TableStore): ChatParts {
  const { viewer, table, link } = store;
  const place: ChatContext = {
    talk,
    link,
    room: viewer === "spectator" ? "spectators" : "players",
    isOver: store.isOver.value,
    seats: table.seats.map(({ name }) => name),
  };
  const hasOthers = table.seats.some(({ kind }, seat) => kind === "person" && seat !== viewer);
  const { players, spectators } = talk.lines.value;
  // Alone with bots there is nobody to talk to, until those who watched may be read.
  const hasTalk = hasOthers || players.length > 0 || (place.isOver && spectators.length > 0);
  const watchers = talk.watchers.value;
  const isWatched = watchers !== undefined && (watchers.count > 0 || !watchers.open);
  const hasMenu = viewer === "spectator" ? watchers?.owner === true : hasOthers || isWatched;
  return {
    button: hasTalk && !isWide.value ? <ChatButton {...place} /> : undefined,
    panel: hasTalk && isWide.value ? <ChatPanel {...place} /> : undefined,
    menu: hasMenu ? <TableMenu talk={talk} isSeated={viewer !== "spectator"} /> : undefined,
  };
}

/** Talk before the start, and the owner's word on who may watch. */
export function chatBeforeStart(talk: TableChat, { mine, owner, watchers }: Gathering, link: Link): VNode {
  const room = mine === undefined ? "spectators" : "players";
  return (
    <>
      <ChatPanel talk={talk} link={link} room={room} isOver={false} seats={[]} />
      {owner && (
        <div class="panel">
          <WatchersSwitch talk={talk} isOpen={watchers} />
        </div>
      )}
    </>
  );
}
