import type { GameRecord, RefusalParams, Viewer } from "@serai/kernel";
import type { AwaitedSeat, LogEntry, Performed, TableStart, TableSummary, Task } from "@serai/table";
import type { StoryMoment } from "@serai/words/story";
import type { WrittenMessage } from "./written-message.ts";

/** What the engine thread can be asked about the tables it holds. `now` is the host's clock: the rules have none. */
export type EngineAsk =
  | { readonly what: "open"; readonly start: TableStart; readonly log: readonly LogEntry[] }
  | { readonly what: "forget"; readonly table: string }
  /** Entries that another server has put in the log. */
  | { readonly what: "follow"; readonly table: string; readonly entries: readonly LogEntry[] }
  | {
      readonly what: "perform";
      readonly table: string;
      readonly task: Task;
      readonly now: number;
      /** Viewers who are there to be told. */
      readonly listeners: readonly Viewer[];
    }
  | {
      readonly what: "message";
      readonly table: string;
      readonly viewer: Viewer;
      readonly from?: number;
      readonly now: number;
    }
  | { readonly what: "record"; readonly table: string }
  | { readonly what: "story"; readonly table: string };

export type EngineAnswer =
  /** How the table stands by so many entries. */
  | {
      readonly kind: "opened";
      readonly summary: TableSummary;
      readonly awaited: readonly AwaitedSeat[];
      readonly entries: number;
    }
  | Performed<WrittenMessage>
  | { readonly kind: "refused"; readonly code: string; readonly params: RefusalParams }
  | { readonly kind: "message"; readonly message: WrittenMessage }
  | { readonly kind: "record"; readonly record?: GameRecord }
  | { readonly kind: "story"; readonly record?: GameRecord; readonly moments?: readonly StoryMoment[] }
  | { readonly kind: "forgotten" }
  /** The rules themselves failed. */
  | { readonly kind: "crashed"; readonly error: string };
