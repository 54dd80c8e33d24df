import type { AnyGameProps } from "@serai/ui/page.ts";
import type { ChatParts } from "../chat/parts.tsx";
import { isWide } from "../device/wide.ts";
import { EventLog } from "../log/event-log.tsx";
import type { TableStore } from "../table/table-store.ts";
import { MoveList } from "./move-list.tsx";
import { NextTable } from "./next-table.tsx";
import { TableMenu } from "./table-menu.tsx";

interface TableSideProps {
  readonly store: TableStore;
  readonly props: AnyGameProps;
  readonly chat: ChatParts | undefined;
  /** The end is shown. */
  readonly isOver: boolean;
}

/** What stands beside the board, or under it. Fetched as one: a part that came later would move those below it. */
export function TableSide({ store, props, chat, isOver }: TableSideProps) {
  return (
    <>
      <EventLog store={store} names={props.names} />
      {chat?.panel}
      {store.viewer !== "spectator" && !isOver && <MoveList store={store} props={props} />}
      {isWide.value && !store.isOver.value && !props.isPast && <TableMenu store={store} menu={chat?.menu} />}
      {isWide.value && <NextTable store={store} />}
    </>
  );
}
