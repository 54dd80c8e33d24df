import type { GameRecord, OptionValues, RefusalParams, Viewer } from "@serai/kernel";
import type { Command, Message } from "@serai/table";

/** A table to be opened on this device. */
export interface NewLocalTable {
  readonly game: string;
  readonly options: OptionValues;
  /** Seats with a name are people; the others are bots. */
  readonly seats: readonly ({ readonly name: string } | { readonly bot: string })[];
}

/** A practice game: the record as it stood after so many moves, one seat played on here, the others by bots. */
export interface LocalFork {
  readonly record: GameRecord;
  readonly moves: number;
  readonly seat: number;
}

/** A table on a fixed deal whose bots begin with fixed moves. */
export interface LocalLesson {
  readonly game: string;
  readonly options: OptionValues;
  readonly key: string;
  readonly seats: number;
  /** The person's; everybody else is a bot. */
  readonly seat: number;
  readonly name: string;
  readonly bot: string;
  /** Everybody's moves, as a record writes them: bots make theirs for as long as everybody keeps to it. */
  readonly moves: readonly string[];
}

/** What the page asks of the host beside playing; each is answered with a text: a table's id, or a record. */
export type Ask =
  | { readonly what: "open"; readonly wanted: NewLocalTable }
  | { readonly what: "rematch"; readonly table: string }
  | { readonly what: "fork"; readonly fork: LocalFork }
  | { readonly what: "lesson"; readonly lesson: LocalLesson }
  | { readonly what: "record"; readonly table: string };

/** To the host. A line is one listener at one table, numbered by the page. */
export type ToHost =
  | { readonly kind: "ask"; readonly id: number; readonly ask: Ask }
  | {
      readonly kind: "join";
      readonly line: number;
      readonly table: string;
      /** Absent: the first person at the table. */
      readonly viewer?: Viewer;
      readonly from?: number;
    }
  | { readonly kind: "command"; readonly line: number; readonly command: Command }
  | { readonly kind: "leave"; readonly line: number };

/** From the host: the protocol's own messages, each on its line. */
export type FromHost =
  | { readonly kind: "answer"; readonly id: number; readonly text: string }
  | { readonly kind: "refusal"; readonly id: number; readonly code: string; readonly params: RefusalParams }
  | { readonly kind: "message"; readonly line: number; readonly message: Message }
  /** The line is cut: the table is not here; or it went on in another page and has to be joined again. */
  | { readonly kind: "cut"; readonly line: number; readonly why: "unknown-table" | "again" };
