import type { SeatSet } from "@serai/kernel";
import type { LogEntry, TableStart } from "@serai/table";

/** A table as this device keeps it; with its log, all there is of it. */
export interface StoredTable {
  readonly id: string;
  readonly start: TableStart;
  readonly deciders: SeatSet;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** What its bots do first: everybody's moves, as a record writes them. */
  readonly script?: readonly string[];
  /** Where its people play on. */
  readonly rematch?: string;
}

export type TableProgress = Pick<StoredTable, "deciders" | "over" | "updated">;

/** Where games are kept. Whatever it has answered is on disk. */
export interface LocalStore {
  tables(): Promise<StoredTable[]>;
  table(id: string): Promise<StoredTable | undefined>;
  log(id: string): Promise<LogEntry[]>;
  create(table: StoredTable, log: readonly LogEntry[]): Promise<void>;
  /** Adds the entry with this number, counted from 1; fails where there is one already: another page was quicker. */
  append(id: string, number: number, entry: LogEntry, summary: TableProgress): Promise<void>;
  setRematch(id: string, rematch: string): Promise<void>;
  remove(id: string): Promise<void>;
}
