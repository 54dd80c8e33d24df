import type { GameRecord, RefusalParams, Seat, Viewer } from "@serai/kernel";
import type { Command, Entry, Message, SeatSight, TableStart } from "@serai/table";
import type { StoryMoment } from "@serai/text/story";
import type { Facts } from "../store/store.ts";

/** What the engine thread can be asked about the tables it holds. `now` is the host's clock: the rules have none. */
export type EngineAsk =
  | { readonly what: "open"; readonly start: TableStart; readonly log: readonly Entry[]; readonly now: number }
  | { readonly what: "forget"; readonly table: string }
  | ({ readonly what: "command"; readonly seat: Seat; readonly command: Command } & Doing)
  | ({ readonly what: "play"; readonly seat: Seat; readonly action: number; readonly by: "bot" | "order" } & Doing)
  | ({ readonly what: "time-out"; readonly seat: Seat } & Doing)
  | { readonly what: "due"; readonly table: string; readonly now: number }
  | {
      readonly what: "message";
      readonly table: string;
      readonly viewer: Viewer;
      readonly from?: number;
      readonly now: number;
    }
  | { readonly what: "record"; readonly table: string }
  | { readonly what: "story"; readonly table: string };

interface Doing {
  readonly table: string;
  readonly now: number;
  /** Viewers who are there to be told. */
  readonly listeners: readonly Viewer[];
}

/** Something that is to be done at a table without its people. */
export type Due =
  | { readonly kind: "time-out"; readonly seat: Seat }
  | { readonly kind: "order"; readonly seat: Seat; readonly action: number }
  | { readonly kind: "bot"; readonly seat: Seat; readonly sight: SeatSight };

/** A seat whose person play waits for: which decision it is, and when its time runs, where it is days. */
export interface Waiting {
  readonly seat: Seat;
  readonly decision: number;
  readonly from?: number;
  readonly to?: number;
}

export type EngineAnswer =
  | { readonly kind: "opened"; readonly facts: Facts; readonly waiting: readonly Waiting[]; readonly entries: number }
  /** Played, to be told once it is on disk. */
  | {
      readonly kind: "done";
      readonly entry: Entry;
      readonly number: number;
      readonly facts: Facts;
      readonly waiting: readonly Waiting[];
      readonly news: readonly (readonly [Viewer, Message])[];
    }
  /** The same command has been done before. */
  | { readonly kind: "again" }
  | { readonly kind: "refused"; readonly code: string; readonly params: RefusalParams }
  | { readonly kind: "due"; readonly due?: Due; readonly entries: number }
  | { readonly kind: "message"; readonly message: Message; readonly number: number }
  | { readonly kind: "record"; readonly record?: GameRecord }
  | { readonly kind: "story"; readonly record?: GameRecord; readonly moments?: readonly StoryMoment[] }
  | { readonly kind: "forgotten" }
  /** The rules themselves failed. */
  | { readonly kind: "crashed"; readonly error: string };
