export { nameBots } from "./bot-names.ts";
export { type ChatEntry, type ChatRoom, type Say, saySchema } from "./chat.ts";
export { LONGEST_LINE, plainLine } from "./line.ts";
export type { Entry, Happening, TableStart } from "./log.ts";
export {
  type Clock,
  type Command,
  clockSchema,
  commandSchema,
  type Gathering,
  LONGEST_COMMAND,
  type Message,
  type SeatInfo,
  type Standing,
  type TableEvent,
  type TableInfo,
  type TableRefusal,
  type Watchers,
} from "./protocol.ts";
export { type Outcome, type SeatSight, Table } from "./table.ts";
