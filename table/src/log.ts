import type { FairStart, OptionValues, Seat } from "@serai/kernel";
import type { Clock, SeatInfo } from "./protocol.ts";

/** Everything a table is made from; with the log, all that is ever stored of a game. */
export interface TableStart {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  /** By seat. */
  readonly seats: readonly SeatInfo[];
  readonly clock: Clock;
  /** Whether the result counts for ratings; at a table of one device it never does, and nothing is said. */
  readonly rated?: boolean;
  readonly commitment: string;
  /** Secret until the end: the key follows from it. */
  readonly fair: FairStart;
  /** The key itself, where a game goes on from a record that does not tell how it came about; then `fair` says nothing. */
  readonly key?: string;
  readonly at: number;
  /** Nobody is left who could come back: bots play it to its end. */
  readonly deserted?: boolean;
}

/** What can change at a table: moves, and what people do beside them. */
export type TableChange =
  /** A move in notation; `by` where the seat's person did not make it. */
  | { readonly kind: "move"; readonly line: string; readonly by?: "bot" | "order" }
  | { readonly kind: "undo"; readonly seat: Seat }
  | { readonly kind: "away"; readonly seat: Seat; readonly why: "time" | "left" }
  | { readonly kind: "back"; readonly seat: Seat }
  | { readonly kind: "resign"; readonly seat: Seat }
  | { readonly kind: "pause"; readonly seat: Seat }
  | { readonly kind: "resume"; readonly seat: Seat }
  | { readonly kind: "order"; readonly seat: Seat; readonly order?: string };

/** One line of the log: what happened, when, and the command it answered, so that one sent twice is done once. */
export interface LogEntry {
  readonly what: TableChange;
  readonly at: number;
  /** The seat and id of a command. */
  readonly command?: string;
}
