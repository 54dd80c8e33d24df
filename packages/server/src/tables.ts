import { randomBytes } from "node:crypto";
import { type OptionValues, readOptions, refuse } from "@serai/kernel";
import { botOf, takeDown } from "@serai/shelf";
import { type SeatInfo, Table, type TableRefusal, type TableStart } from "@serai/table";
import { LiveTable } from "./live-table.ts";
import type { Store } from "./store/store.ts";

export interface Wanted {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatInfo[];
}

/** The tables of this server: on disk all of them, in memory those that somebody is looking at. */
export class Tables {
  readonly #store: Store;
  readonly #live = new Map<string, Promise<LiveTable>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Opens a table for one person, who takes every seat that is not a bot's. */
  async open({ game: id, options: given, seats }: Wanted, person: string): Promise<string> {
    const boxed = takeDown(id);
    const { game } = boxed;
    for (const seat of seats) if (seat.kind === "bot") botOf(boxed, seat.bot ?? "");
    if (seats.length < game.seats.min || seats.length > game.seats.max)
      throw refuse("bad-seats", { seats: seats.length, min: game.seats.min, max: game.seats.max });
    const start: TableStart = {
      id: randomBytes(16).toString("base64url"),
      game: game.id,
      rules: game.rules,
      options: readOptions(game.options, given, seats.length),
      seats,
      key: randomBytes(32).toString("hex"),
    };
    const owners = seats.map(({ kind }) => (kind === "person" ? person : undefined));
    const { deciders } = new Table(game, start, []);
    await this.#store.createTable({ start, owners, deciders, at: Date.now() });
    return start.id;
  }

  async find(id: string): Promise<LiveTable> {
    const known = await this.#live.get(id);
    if (known && !known.isBroken) return known;
    const loading = this.#load(id);
    this.#live.set(id, loading);
    loading.catch(() => this.#live.delete(id));
    return loading;
  }

  /** Puts away what nobody watches; it comes back from its log. */
  async putAwayIdle(): Promise<void> {
    for (const [id, loading] of this.#live) {
      const table = await loading.catch(() => undefined);
      if (table === undefined || !table.isWatched) this.#live.delete(id);
    }
  }

  async #load(id: string): Promise<LiveTable> {
    const stored = await this.#store.table(id);
    if (stored === undefined) throw refuse<TableRefusal>("unknown-table");
    return new LiveTable(takeDown(stored.start.game), this.#store, stored);
  }
}
