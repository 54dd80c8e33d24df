import type { ChatRoom } from "@serai/table";
import type { Link } from "../table/connection.ts";
import { CHAT_ROOMS, type TableChat } from "./table-chat.ts";

/** Where one talks: at which table, from which of its rooms. */
export interface ChatContext {
  readonly talk: TableChat;
  readonly link: Link;
  /** One's own. */
  readonly room: ChatRoom;
  /** The game is over: everybody reads both rooms. */
  readonly isOver: boolean;
  /** The names of the seats, in their order. */
  readonly seats: readonly string[];
}

export const readRooms = ({ room, isOver }: Pick<ChatContext, "room" | "isOver">): readonly ChatRoom[] =>
  isOver ? CHAT_ROOMS : [room];
