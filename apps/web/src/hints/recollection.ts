import type { Sight } from "@serai/bots";
import type { Action, AnyGame, GameTypes, Seat } from "@serai/kernel";
import type { Message } from "@serai/table";
import { isOfTable } from "../table-event.ts";

type Whole = Extract<Message, { type: "table" }>;
/** What a table says of the game. */
export type Told = Extract<Message, { type: "table" | "events" }>;

type Remembering = Pick<AnyGame, "memory" | "remember">;

interface Kept {
  readonly number: number;
  readonly memory: unknown;
}

/**
 * What a perfect memory in the viewer's seat holds, from the events as this page heard them. The log cannot replace
 * them, for it does not repeat all (S-4.2): a page opened in the middle of a game goes by what this tab has kept, and
 * without that remembers nothing rather than something wrong.
 */
export class Recollection {
  readonly #rules: Remembering;
  readonly #seat: Seat;
  readonly #name: string;
  #kept: Kept | undefined;
  /** As it was before the last move: that one may be taken back. */
  #before: unknown;

  constructor(rules: Remembering, seat: Seat, table: string) {
    this.#rules = rules;
    this.#seat = seat;
    this.#name = `${HEARD}.${table}.${seat}`;
    this.#kept = keptAs(this.#name);
  }

  hear(message: Told): void {
    if (message.type === "table") this.#begin(message);
    else this.#goOn(message.events, message.number);
  }

  #begin(message: Whole): void {
    const { number, log, missed, before, view, decision } = message;
    const repeated = number - missed.length;
    // Before the first decision the log is the set-up, which hides nothing from whoever saw it.
    if (decision === 0) {
      this.#kept = { number: 0, memory: this.#rules.memory(before ?? view) };
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
    if (told.length > 0) this.#before = structuredClone(memory);
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
    else this.#kept = { ...this.#kept, memory: this.#before };
    this.#before = undefined;
  }

  #forget(): void {
    this.#kept = undefined;
  }
}

/** Renamed whenever a game remembers in another form: what an older page kept would not fit. */
const HEARD = "serai.heard.2";

/** Kept for as long as the tab: a reload must not cost the memory. */
function keptAs(name: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "0");
    if (typeof kept !== "object" || kept === null || !("number" in kept) || !("memory" in kept)) return undefined;
    return typeof kept.number === "number" ? { number: kept.number, memory: kept.memory } : undefined;
  } catch {
    return undefined;
  }
}

function keepAs(name: string, kept: Kept): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Denied or full: it is remembered until the page is closed.
  }
}
