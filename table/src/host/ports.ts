import type { Action, Seat, Viewer } from "@serai/kernel";
import type { Message } from "../protocol.ts";
import type { SeatSight } from "../seat-sight.ts";
import type { Table } from "../table.ts";
import { type Done, type Performed, perform, type Task } from "./perform.ts";

/** What a host needs of the world around it. */
export interface HostPorts<M = Message> {
  /** Where the game is held: in this thread or in another one. */
  readonly game: HostedGame<M>;
  /** The time by which clocks go, in milliseconds. */
  now(): number;
  /** Puts what was done on disk; nobody hears of it before. Throws WriteConflict where another host of the table was first. */
  keep(done: Done<M>): Promise<void>;
  /** Another host was first: memory is as the log is then, and everybody has heard it. */
  readOn?(): Promise<void>;
  /** What a bot answers for the seat; `undefined` where it does not answer now and is to be asked at another time. */
  think(seat: Seat, sight: SeatSight): Promise<Action | undefined>;
  readonly audience: Audience<M>;
  /** The host is to be woken at this time and at no other; not before the caller has returned. */
  wakeAt(at: number | undefined): void;
}

export interface HostedGame<M = Message> {
  perform(task: Task, now: number, listeners: readonly Viewer[]): Promise<Performed<M>>;
  /** Everything, or what comes after the first `from` events. */
  message(viewer: Viewer, from: number | undefined, now: number): Promise<M>;
}

/** Everybody who looks at the table now. */
export interface Audience<M = Message> {
  /** Each once. */
  viewers(): readonly Viewer[];
  tell(messages: ReadonlyMap<Viewer, M>, done: Done<M>): Promise<void> | void;
  /** What they heard may not be what is kept: everybody joins again, and the log is read anew. */
  restart(error: unknown): void;
}

/** A game held in this thread. */
export const gameInThisThread = (open: () => Promise<Table>): HostedGame => ({
  perform: async (task, now, listeners) => perform(await open(), task, now, listeners),
  message: async (viewer, from, now) => messageFor(await open(), viewer, from, now),
});

export const messageFor = (table: Table, viewer: Viewer, from: number | undefined, now: number): Message =>
  from === undefined ? table.whole(viewer, now) : table.since(viewer, from, now);
