import { type Signal, signal } from "@preact/signals";
import type { RefusalParams } from "@serai/kernel";
import {
  type ChatEntry,
  type ChatRoom,
  LONGEST_LINE,
  type Message,
  plainLine,
  type Say,
  type Watchers,
} from "@serai/table";
import { deviceStorage } from "../device/settings.ts";
import { newId } from "../table/new-id.ts";

export const CHAT_ROOMS = ["players", "spectators"] as const satisfies readonly ChatRoom[];

type ByRoom<X> = Readonly<Record<ChatRoom, X>>;

/** What is said at a table, as far as this page has heard it, and what is about to be. */
export class TableChat {
  readonly table: string;
  readonly #say: (line: Say) => void;
  readonly lines = signal<ByRoom<readonly ChatEntry[]>>({ players: [], spectators: [] });
  /** The last line of each room that was on a screen of this browser, perhaps on an earlier visit. */
  readonly #seen: Signal<ByRoom<number>>;
  readonly draft = signal("");
  /** On its way until the host has kept it; after a lost connection it is sent again with its old id. */
  readonly sending = signal<Say | undefined>(undefined);
  readonly refusal = signal<{ readonly code: string; readonly params: RefusalParams } | undefined>(undefined);
  /** Those who look on; not known to those who do so themselves. */
  readonly watchers = signal<Watchers | undefined>(undefined);

  constructor(table: string, say: (line: Say) => void) {
    this.table = table;
    this.#say = say;
    const seen = (room: ChatRoom): number => Number(deviceStorage.get(this.#mark(room)) ?? 0);
    this.#seen = signal({ players: seen("players"), spectators: seen("spectators") });
  }

  /** Says what is written, unless it is nothing or too much. */
  say(): void {
    const text = plainLine(this.draft.peek());
    if (text === "" || this.sending.peek()) return;
    if (text.length > LONGEST_LINE) {
      this.refuse("too-long");
      return;
    }
    this.refusal.value = undefined;
    this.sending.value = { type: "say", id: newId(), text };
    this.#say(this.sending.value);
  }

  refuse(code: string, params: RefusalParams = {}): void {
    this.refusal.value = { code, params };
  }

  /** Whether the message was about this. */
  hear(message: Message): boolean {
    switch (message.type) {
      case "chat":
        this.#listen(message.room, message.entries);
        return true;
      case "watchers":
        this.watchers.value = message;
        return true;
      case "done":
        if (message.id !== this.sending.peek()?.id) return false;
        // Text written meanwhile stays.
        if (plainLine(this.draft.peek()) === this.sending.peek()?.text) this.draft.value = "";
        this.sending.value = undefined;
        return true;
      case "refused":
        // Without an id it was not even read, and may have been a move.
        if (this.sending.peek() === undefined || (message.id ?? this.sending.peek()?.id) !== this.sending.peek()?.id)
          return false;
        this.sending.value = undefined;
        this.refuse(message.code, message.params);
        return message.id !== undefined;
      default:
        return false;
    }
  }

  unread(rooms: readonly ChatRoom[]): number {
    const seen = this.#seen.value;
    const isNew = (room: ChatRoom, { number, mine, muted }: ChatEntry): boolean =>
      number > seen[room] && !mine && !muted;
    return rooms.reduce((sum, room) => sum + this.lines.value[room].filter((line) => isNew(room, line)).length, 0);
  }

  /** All that was heard in these rooms has been on the screen. */
  see(rooms: readonly ChatRoom[]): void {
    for (const room of rooms) {
      const last = this.lines.peek()[room].at(-1)?.number ?? 0;
      if (last <= this.#seen.peek()[room]) continue;
      this.#seen.value = { ...this.#seen.peek(), [room]: last };
      deviceStorage.set(this.#mark(room), String(last));
    }
  }

  #mark(room: ChatRoom): string {
    return `seen.${this.table}.${room}`;
  }

  /** A line heard before is the same one, as it may be read now. */
  #listen(room: ChatRoom, entries: readonly ChatEntry[]): void {
    const known = new Map(this.lines.peek()[room].map((line) => [line.number, line]));
    for (const line of entries) known.set(line.number, line);
    const sorted = [...known.values()].sort((a, b) => a.number - b.number);
    this.lines.value = { ...this.lines.peek(), [room]: sorted };
  }
}
