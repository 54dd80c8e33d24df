export { nameBots } from "./bot-names.ts";
export { type ChatEntry, type ChatRoom, type Say, saySchema } from "./chat.ts";
export type { Outcome } from "./ended.ts";
export { type Done, type Performed, perform, summaryOf, type TableSummary, type Task } from "./host/perform.ts";
export { type Audience, gameInThisThread, type HostedGame, type HostPorts, messageFor } from "./host/ports.ts";
export { GRACE, LONGEST_PAUSE, LONGEST_STEP, RunningTime } from "./host/running-time.ts";
export { TableHost } from "./host/table-host.ts";
export { WriteConflict } from "./host/write-conflict.ts";
export { isName, LONGEST_LINE, plainLine } from "./line.ts";
export type { LogEntry, TableChange, TableStart } from "./log.ts";
export {
  type Clock,
  type Command,
  clockSchema,
  commandSchema,
  type Gathering,
  LONGEST_COMMAND,
  type Message,
  type SeatInfo,
  type TableEvent,
  type TableInfo,
  type TableRefusal,
  type ViewerState,
  type Watchers,
} from "./protocol.ts";
export type { SeatSight } from "./seat-sight.ts";
export { type AwaitedSeat, Table } from "./table.ts";
