import * as z from "zod/mini";

/**
 * What a page and the host of a table say to each other; the host is the server, or a worker in the browser. Every
 * message is one JSON object. Nothing in it goes beyond what its receiver may know.
 */

const shortText = z.string().check(z.minLength(1), z.maxLength(200));
const commandId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));

/** From the page. */
export const commandSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("act"),
    /** Chosen by the page; sent again with the same id, the action is not done again. */
    id: commandId,
    /** The number of the seat's decision this answers: how often it has acted before. */
    decision: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    /** In the game's notation. */
    action: shortText,
  }),
]);
export type Command = z.infer<typeof commandSchema>;

/** A longer message closes the connection. */
export const LONGEST_COMMAND = 1_000;

/** Refusals of the table itself; the game's own codes come beside them. */
export type TableRefusal =
  | "malformed" // the message is not one of the protocol
  | "too-long"
  | "not-seated" // the viewer holds no seat here
  | "stale" // this decision has been answered already
  | "unknown-table"
  | "unknown-address"
  | "wrong-origin" // another site's page asked
  | "not-over" // to be had only after the end
  | "too-many" // slow down
  | "failed" // our fault; nothing was changed
  | "table-broken"; // the game was set aside

export interface SeatInfo {
  readonly kind: "person" | "bot";
  readonly name: string;
  /** The bot's id, where it is one. */
  readonly bot?: string;
}

/** What stays the same for as long as the table stands. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, boolean | string | number>>;
  readonly seats: readonly SeatInfo[];
}

/** How things stand for one viewer. */
export interface Standing {
  readonly view: unknown;
  /** Seats that play waits for. */
  readonly deciders: readonly number[];
  /** What the viewer may do, in the game's notation. */
  readonly legal: readonly string[];
  /** The number of the viewer's next decision. */
  readonly decision: number;
  readonly over: boolean;
}

/** To the page. Events are numbered for each viewer from 1, without gaps. */
export type Message =
  /** On joining, and after a gap: everything. `log` are events 1 to `number` as they may be repeated now. */
  | ({
      readonly type: "table";
      readonly viewer: number | "spectator";
      readonly table: TableInfo;
      readonly number: number;
      readonly log: readonly unknown[];
    } & Standing)
  /** What happened: events `number` − length + 1 to `number`, and how things stand after them. */
  | ({ readonly type: "events"; readonly number: number; readonly events: readonly unknown[] } & Standing)
  /** The action with this id is done and will never be lost. */
  | { readonly type: "done"; readonly id: string }
  | {
      readonly type: "refused";
      readonly id?: string;
      readonly code: string;
      readonly params: Readonly<Record<string, string | number>>;
    };
