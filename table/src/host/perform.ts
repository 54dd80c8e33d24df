import type { Action, Seat, SeatSet, Viewer } from "@serai/kernel";
import type { Outcome } from "../ended.ts";
import type { LogEntry } from "../log.ts";
import type { Command, Message } from "../protocol.ts";
import type { SeatSight } from "../seat-sight.ts";
import type { AwaitedSeat, Table } from "../table.ts";

/** What a host can do at a table. */
export type Task =
  | { readonly what: "command"; readonly seat: Seat; readonly command: Command }
  /** What a bot chose, having seen the table at this position; nothing is done where play has gone on since. */
  | { readonly what: "play"; readonly seat: Seat; readonly action: Action; readonly position: number }
  /** The next thing that is due without people. */
  | { readonly what: "due" };

/** How a table stands after an entry: kept beside the log, so that it can be found without being read. */
export interface TableSummary {
  readonly deciders: SeatSet;
  readonly over: boolean;
  readonly outcome?: Outcome;
  /** When something is due here without people. */
  readonly wakesAt?: number;
}

/** Played, to be told once it is on disk. `M` is a message as the host passes it on: itself, or already written. */
export interface Done<M = Message> {
  readonly kind: "done";
  readonly entry: LogEntry;
  /** The entry's number in the log, from 1. */
  readonly number: number;
  readonly summary: TableSummary;
  readonly awaited: readonly AwaitedSeat[];
  readonly news: readonly (readonly [Viewer, M])[];
  /** Whether everybody at the table learns of it: a standing order is nobody else's business. */
  readonly isPublic: boolean;
}

export type Performed<M = Message> =
  | Done<M>
  /** The same command was done before. */
  | { readonly kind: "again" }
  /** A bot has to choose for the seat. */
  | { readonly kind: "think"; readonly seat: Seat; readonly sight: SeatSight; readonly position: number }
  /** Nothing is due, until then. */
  | { readonly kind: "nothing"; readonly wakesAt?: number };

/** Does it at the table in memory, and says who is to be told what. Refused, it changes nothing. */
export function perform(table: Table, task: Task, now: number, listeners: readonly Viewer[]): Performed {
  const done = (act: () => LogEntry): Done => doneAt(table, listeners, now, act);
  switch (task.what) {
    case "command":
      if (table.isDone(task.seat, task.command.id)) return { kind: "again" };
      return done(() => table.command(task.seat, task.command, now));
    case "play":
      if (task.position !== table.position || !table.botsToPlay(now).includes(task.seat)) return nothing(table);
      return done(() => table.playFor(task.seat, task.action, "bot", now));
    case "due": {
      // Found and done in one go, so that nothing can come between: a move that came in time is never punished.
      const [late] = table.lateSeats(now);
      if (late !== undefined) return done(() => table.timeOut(late, now));
      const [order] = table.ordersToPlay(now);
      if (order !== undefined) return done(() => table.playFor(order.seat, order.action, "order", now));
      const [seat] = table.botsToPlay(now);
      if (seat === undefined) return nothing(table);
      return { kind: "think", seat, sight: table.sightOf(seat), position: table.position };
    }
  }
}

export const summaryOf = (table: Table): TableSummary => ({
  deciders: table.deciders,
  over: table.over,
  ...(table.outcome && { outcome: table.outcome }),
  ...(table.wakesAt !== undefined && { wakesAt: table.wakesAt }),
});

const nothing = ({ wakesAt }: Table): Performed => ({ kind: "nothing", ...(wakesAt !== undefined && { wakesAt }) });

function doneAt(table: Table, listeners: readonly Viewer[], now: number, act: () => LogEntry): Done {
  const before = new Map(listeners.map((viewer) => [viewer, table.numberFor(viewer)]));
  const entry = act();
  const { what } = entry;
  const isPublic = what.kind !== "order";
  const told = isPublic ? listeners : listeners.filter((viewer) => viewer === what.seat);
  const news = told.map((viewer) => [viewer, table.since(viewer, before.get(viewer) ?? 0, now)] as const);
  return {
    kind: "done",
    entry,
    number: table.entries,
    summary: summaryOf(table),
    awaited: table.awaited,
    news,
    isPublic,
  };
}
