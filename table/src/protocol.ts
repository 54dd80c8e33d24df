import * as z from "zod/mini";
import type { ChatEntry, ChatRoom } from "./chat.ts";
import { id } from "./command-id.ts";

/**
 * What a page and the host of a table say to each other; the host is the server, or a worker in the browser. Every
 * message is one JSON object. Nothing in it goes beyond what its receiver may know.
 */

/** The number of the seat's decision this is about: how often it has acted before. */
const decision = z.int().check(z.minimum(0), z.maximum(1_000_000));
const line = z.string().check(z.minLength(1), z.maxLength(200));

/** From the page. Each carries an id of its own choosing: sent again with the same id, it is not done again. */
export const commandSchema = z.discriminatedUnion("type", [
  /** An action in the game's notation. */
  z.strictObject({ type: z.literal("act"), id, decision, action: line }),
  /** Takes the seat's last action back. */
  z.strictObject({ type: z.literal("undo"), id, decision }),
  /** From now on a bot plays for the seat; `back` ends it. */
  z.strictObject({ type: z.literal("leave"), id }),
  z.strictObject({ type: z.literal("back"), id }),
  /** A bot plays the seat to the end, and its person comes last; nothing ends it. */
  z.strictObject({ type: z.literal("resign"), id }),
  /** The clocks stop once every person at the table has asked for it; one is enough to go on. */
  z.strictObject({ type: z.literal("pause"), id }),
  z.strictObject({ type: z.literal("resume"), id }),
  /** Leaves a standing order, or without one takes it away. */
  z.strictObject({ type: z.literal("order"), id, order: z.optional(line) }),
]);
export type Command = z.infer<typeof commandSchema>;

/** A longer message closes the connection. */
export const LONGEST_COMMAND = 2_000;

/** Refusals of tables and their host; the game's own codes come beside them. */
export type TableRefusal =
  | "malformed" // the message is not one of the protocol
  | "too-long"
  | "not-seated" // the viewer holds no seat here
  | "stale" // this decision has been answered already
  | "not-undoable"
  | "too-many-undos" // this decision was taken back too often
  | "time-out" // the time for this decision is out: a bot makes it
  | "away" // a bot plays for the seat: come back first
  | "resigned" // the person has given the seat up for good
  | "bad-order"
  | "no-clock" // nothing to pause
  | "unknown-table"
  | "unknown-address"
  | "wrong-origin" // another site's page asked
  | "not-owner"
  | "banned" // the operator does not want this person, or this address, here
  | "no-watchers" // the table is closed to those who do not play
  | "bad-name" // nothing to see in it, or something that hides or turns what follows
  | "no-name" // one says nothing without a name
  | "unknown-person"
  | "unknown-device" // none of one's own browsers
  | "unknown-club"
  | "not-member" // only for those who have joined
  | "bad-tournament" // too few people, too many games, or a table the game is not for
  | "unknown-line" // nobody said that here, or not to this reader
  | "table-full"
  | "starting" // every place is taken and nonces are being revealed: nothing can be changed now
  | "bad-reveal" // the nonce does not fit the hash sent on sitting down
  | "already-started"
  | "not-started"
  | "not-over" // to be had only after the end
  | "bad-link" // a link that was used, or is too old
  | "bad-passkey"
  | "bad-webhook" // an address we do not post to
  | "no-mail" // this server sends no mail, or could not just now
  | "too-many" // slow down
  | "too-many-games" // so many games with bots of one owner are in use already
  | "server-busy" // so many games with bots are in use here
  | "table-broken" // the game was set aside
  | "given-up" // its only player has ended the game
  | "others-play" // a game with other people goes on without one
  | "rules-missing" // the game waits for the rules it began with
  | "cannot-save" // the disk is full, or does not take it: nothing was changed, and it may work later
  | "failed"; // our fault; nothing was changed

export const clockSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("none") }),
  /** Seconds for each decision, and a reserve for the whole game. */
  z.strictObject({
    kind: z.literal("live"),
    decision: z.int().check(z.minimum(5), z.maximum(3_600)),
    reserve: z.int().check(z.minimum(0), z.maximum(36_000)),
  }),
  z.strictObject({ kind: z.literal("mail"), hours: z.int().check(z.minimum(1), z.maximum(720)) }),
]);
export type Clock = z.infer<typeof clockSchema>;

export interface SeatInfo {
  readonly kind: "person" | "bot";
  readonly name: string;
  /** The bot's id, where it is one. */
  readonly bot?: string;
  /** The person's public tag: the address of their page. */
  readonly tag?: string;
}

/** What stays the same for as long as the table stands. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, boolean | string | number>>;
  readonly seats: readonly SeatInfo[];
  readonly clock: Clock;
  /** Whether the result counts for ratings: nobody is helped here while the game runs. */
  readonly rated: boolean;
  /** SHA-256 of the host's secret, shown before anybody added to the luck. */
  readonly commitment: string;
}

/** How things stand for one viewer. */
export interface ViewerState {
  readonly view: unknown;
  /** Seats that play waits for. */
  readonly deciders: readonly number[];
  /** What the viewer may do, in the game's notation. */
  readonly legal: readonly string[];
  /** The number of the viewer's next decision. */
  readonly decision: number;
  /** Whether the viewer may take its last action back. */
  readonly undo: boolean;
  /** The viewer's own standing order, and those it could leave now. */
  readonly order?: string;
  readonly orders?: readonly string[];
  /** Seats that a bot plays for at present. */
  readonly away: readonly number[];
  /** Seats among them whose persons have resigned. */
  readonly resigned?: readonly number[];
  /** Seats that have asked for a pause. */
  readonly pausing: readonly number[];
  readonly paused: boolean;
  /** By seat that is asked: when its time is out, in milliseconds from now; and by every seat: its reserve. */
  readonly clocks?: readonly { readonly left?: number; readonly reserve: number }[];
  readonly over: boolean;
}

/** What happens at a table beside the game; among the events, told apart by `table`. */
export type TableEvent =
  /** `events`: so many of the game's events that the viewer was told last are as if they had not been. */
  | { readonly table: "undone"; readonly seat: number; readonly events: number }
  | { readonly table: "away"; readonly seat: number; readonly why: "time" | "left" }
  | { readonly table: "back"; readonly seat: number }
  | { readonly table: "resigned"; readonly seat: number }
  | { readonly table: "paused" }
  | { readonly table: "resumed" };

/** To the page. Events are numbered for each viewer from 1, without gaps. */
export type Message =
  /** While seats are being taken. */
  | ({ readonly type: "gathering" } & Gathering)
  /**
   * On joining, and after a gap: everything. `log` are the events up to the viewer's own last action, as they may be
   * repeated now; `missed` those after it up to `number`, as they happened; `before` is the view the latter start from.
   * Somebody who only watches has missed nothing.
   */
  | ({
      readonly type: "table";
      readonly viewer: number | "spectator";
      readonly table: TableInfo;
      readonly number: number;
      readonly log: readonly unknown[];
      readonly missed: readonly unknown[];
      readonly before?: unknown;
    } & ViewerState)
  /** What happened: events `number` − length + 1 to `number`, and how things stand after them. */
  | ({ readonly type: "events"; readonly number: number; readonly events: readonly unknown[] } & ViewerState)
  /** The command with this id is done and will never be lost. */
  | { readonly type: "done"; readonly id: string }
  | {
      readonly type: "refused";
      readonly id?: string;
      readonly code: string;
      readonly params: Readonly<Record<string, string | number>>;
    }
  /** What was said: the last lines on joining, then each as it comes. A line heard before comes with the same number. */
  | { readonly type: "chat"; readonly room: ChatRoom; readonly entries: readonly ChatEntry[] }
  /** To those who play, and to the owner, once the game has begun and at every change. */
  | ({ readonly type: "watchers" } & Watchers)
  /** The table goes on at another one, opened by somebody here. */
  | { readonly type: "rematch"; readonly id: string };

/** Those who do not play. */
export interface Watchers {
  /** Whether they may look on. */
  readonly open: boolean;
  readonly count: number;
  /** Whether it is for the receiver to say who may. */
  readonly owner: boolean;
}

/** A table before the start. Everything that the key of the game will bind is in it, but for secret and nonces. */
export interface Gathering {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, boolean | string | number>>;
  readonly clock: Clock;
  /** SHA-256 of the host's secret. */
  readonly commitment: string;
  readonly seating: "random" | "given";
  /** How many starts were tried, the one under way among them. */
  readonly tries: number;
  /** Every place is taken and every hash is here: now, and not before, players reveal their nonces. */
  readonly revealing: boolean;
  readonly public: boolean;
  /** Whether people who do not play may watch. */
  readonly watchers: boolean;
  /** Whether the result counts for ratings. */
  readonly rated: boolean;
  /** In the order of sitting down; without a name while it is free. */
  readonly places: readonly (Omit<SeatInfo, "name"> & {
    readonly name?: string;
    /** SHA-256 of the person's nonce, the salt of the hash of their name, and whether the host has the nonce. */
    readonly commitment?: string;
    readonly salt?: string;
    readonly revealed?: boolean;
    /** Nobody else may sit down there. */
    readonly keptFor?: { readonly name: string; readonly tag: string };
  })[];
  /** The viewer's own place, where it has one. */
  readonly mine?: number;
  /** Whether there is a place that the viewer could take. */
  readonly canSit: boolean;
  readonly owner: boolean;
}
