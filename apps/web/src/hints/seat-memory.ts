import type { Action, AnyGame, GameTypes, Seat } from "@serai/kernel";
import type { Sight } from "@serai/search";
import type { Message } from "@serai/table";
import { isOfTable } from "../table/table-event.ts";

type Whole = Extract<Message, { type: "table" }>;
/** What a table says of the game. */
export type TableMessage = Extract<Message, { type: "table" | "events" }>;

type Remembering = Pick<AnyGame, "memory" | "remember">;

/** What was remembered after so many events. */
export interface KeptMemory {
  readonly number: number;
  readonly memory: unknown;
}

/**
 * What a perfect memory in the viewer's seat holds, from the events as this page heard them. The log cannot replace
 * them, for it does not repeat all: a page opened in the middle of a game goes by what this tab has kept, and
 * without that remembers nothing rather than something wrong.
 */
export class SeatMemory {
  readonly #rules: Remembering;
  readonly #seat: Seat;
  readonly #name: string;
  #kept: KeptMemory | undefined;
  /** As it was before the last move, which may be taken back. A game that remembers nothing keeps `undefined` in it. */
  #before: Pick<KeptMemory, "memory"> | undefined;

  constructor(rules: Remembering, seat: Seat, table: string) {
    this.#rules = rules;
    this.#seat = seat;
    this.#name = nameOf(table, seat);
    this.#kept = keptAs(this.#name);
  }

  hear(message: TableMessage): void {
    if (message.type === "table") this.#begin(message);
    else this.#goOn(message.events, message.number);
  }

  #begin(message: Whole): void {
    const { number, log, missed, before, view, decision } = message;
    const repeated = number - missed.length;
    const first = this.#rules.memory(before ?? view);
    // A game that remembers nothing has nothing to have missed.
    if (first === undefined) {
      this.#kept = { number, memory: undefined };
      return;
    }
    // Before the first decision the log is the set-up, which hides nothing from those who saw it.
    if (decision === 0) {
      this.#kept = { number: 0, memory: first };
      this.#goOn(log, repeated);
    }
    const from = (this.#kept?.number ?? -1) - repeated;
    if (from < 0 || from > missed.length) this.#forget();
    else this.#goOn(missed.slice(from), number);
  }

  #goOn(events: readonly unknown[], number: number): void {
    const undone = events.findLastIndex((event) => isOfTable(event) && event.table === "undone");
    if (undone >= 0) this.#takeBack(events.slice(0, undone));
    const told = events.slice(undone + 1).filter((event) => !isOfTable(event));
    if (this.#kept === undefined) return;
    const { memory } = this.#kept;
    if (told.length > 0) this.#before = { memory: structuredClone(memory) };
    for (const event of told) this.#rules.remember(memory, event);
    this.#kept = { number, memory };
    keepAs(this.#name, this.#kept);
  }

  /** All a bot in this seat would be given; `undefined` where too little is remembered. */
  sight(view: unknown, legal: readonly Action[]): Sight<GameTypes> | undefined {
    return this.#kept && { seat: this.#seat, view, memory: this.#kept.memory, legal };
  }

  /** Only the last move can be, and it came alone; what came with more cannot be taken apart again. */
  #takeBack(together: readonly unknown[]): void {
    if (this.#kept === undefined) return;
    if (this.#before === undefined || together.some((event) => !isOfTable(event))) this.#forget();
    else this.#kept = { ...this.#kept, ...this.#before };
    this.#before = undefined;
  }

  #forget(): void {
    this.#kept = undefined;
  }
}

/** Renamed whenever a game remembers in another form: what an older page kept would not fit. */
const HEARD = "serai.heard.2";

const nameOf = (table: string, seat: Seat): string => `${HEARD}.${table}.${seat}`;

/** A table that begins in the middle of a game has told this page nothing: it is given what its seat would remember. */
export const bringMemory = (table: string, seat: Seat, kept: KeptMemory): void => keepAs(nameOf(table, seat), kept);

/** Kept for as long as the tab: a reload must not cost the memory. */
function keptAs(name: string): KeptMemory | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "0");
    if (typeof kept !== "object" || kept === null || !("number" in kept)) return undefined;
    // A game that remembers nothing may keep `undefined`, which JSON leaves out.
    const memory = "memory" in kept ? kept.memory : undefined;
    return typeof kept.number === "number" ? { number: kept.number, memory } : undefined;
  } catch {
    return undefined;
  }
}

function keepAs(name: string, kept: KeptMemory): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Denied or full: it is remembered until the page is closed.
  }
}
