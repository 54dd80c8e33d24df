import type { SeatSet } from "@serai/kernel";
import type { LoggedMove, TableStart } from "@serai/table";

/** Somebody who can come back: known by the hash of a key that only their browser has. */
export interface Person {
  readonly id: string;
  readonly keyHash: string;
}

export interface StoredTable {
  readonly start: TableStart;
  readonly log: readonly LoggedMove[];
  /** The person in each seat; `undefined` where a bot sits. */
  readonly owners: readonly (string | undefined)[];
}

export interface TableSummary {
  readonly start: TableStart;
  readonly updated: number;
  readonly over: boolean;
  readonly deciders: SeatSet;
  /** The seat of the person who asked. */
  readonly seat: number;
}

export interface NewTable {
  readonly start: TableStart;
  readonly owners: readonly (string | undefined)[];
  readonly deciders: SeatSet;
  readonly at: number;
}

export interface NewMove {
  readonly table: string;
  /** 1 for the first move. Two moves of one table can never have the same number. */
  readonly number: number;
  readonly move: LoggedMove;
  readonly deciders: SeatSet;
  readonly over: boolean;
  readonly at: number;
}

/**
 * Everything that outlives the process. A promise that resolves means: on disk. Written so that another database fits
 * behind it.
 */
export interface Store {
  addPerson(person: Person): Promise<void>;
  personByKey(keyHash: string): Promise<Person | undefined>;
  createTable(table: NewTable): Promise<void>;
  append(move: NewMove): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  tablesOf(person: string): Promise<readonly TableSummary[]>;
  close(): Promise<void>;
}
