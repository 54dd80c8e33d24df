export { nameBots } from "./bot-names.ts";
export {
  type Command,
  commandSchema,
  LONGEST_COMMAND,
  type Message,
  type SeatInfo,
  type Standing,
  type TableInfo,
  type TableRefusal,
} from "./protocol.ts";
export { type LoggedMove, type SeatSight, Table, type TableStart } from "./table.ts";
