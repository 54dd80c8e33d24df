import { randomBytes } from "node:crypto";
import { type CommonRefusal, commitmentTo, type OptionValues, Refusal, readOptions, refuse } from "@serai/kernel";
import { botOf, takeDown } from "@serai/shelf";
import { type Clock, nameBots, type TableRefusal } from "@serai/table";
import type { Guest, NewTable, Place, StoredTable } from "../store/store.ts";
import { type House, Room } from "./room.ts";

export interface Wanted {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly {
    readonly kind: "person" | "bot";
    readonly bot?: string | undefined;
    readonly keptFor?: Guest | undefined;
  }[];
  readonly clock: Clock;
  readonly public: boolean;
  readonly rated?: boolean | undefined;
  readonly seating: "random" | "given";
  readonly club?: string | undefined;
}

/** How many running games are read again when the server starts. */
const CHECKED_AT_START = 100;

/** The tables of this server: on disk all of them, in memory those in use. */
export class Rooms {
  readonly #house: House;
  readonly #rooms = new Map<string, Promise<Room>>();

  constructor(house: House) {
    this.#house = house;
  }

  /** Opens a table at which every place for a person is still free. */
  async open(wanted: Wanted, owner: string): Promise<{ id: string; commitment: string }> {
    const table = this.draft(wanted, owner);
    await this.#house.store.createTable(table);
    return { id: table.id, commitment: table.commitment };
  }

  /** Such a table, not on disk yet; refused where the game cannot be played so. */
  draft(wanted: Wanted, owner: string): NewTable {
    const boxed = takeDown(wanted.game);
    const { game } = boxed;
    const seats = wanted.seats.length;
    if (seats < game.seats.min || seats > game.seats.max)
      throw refuse<CommonRefusal>("bad-seats", { seats, min: game.seats.min, max: game.seats.max });
    const places = wanted.seats.map((seat): Place => {
      if (seat.kind === "person") return { kind: "person", ...(seat.keptFor && { keptFor: seat.keptFor }) };
      return { kind: "bot", bot: botOf(boxed, seat.bot ?? "").id };
    });
    const secret = randomBytes(32).toString("hex");
    return {
      id: randomBytes(16).toString("base64url"),
      game: game.id,
      rules: game.rules,
      options: readOptions(game.options, wanted.options, seats),
      clock: wanted.clock,
      public: wanted.public,
      ...(wanted.rated !== undefined && { rated: wanted.rated }),
      seating: wanted.seating,
      owner,
      commitment: commitmentTo(secret),
      secret,
      at: this.#house.now(),
      places: nameTheBots(places),
      ...(wanted.club !== undefined && { club: wanted.club }),
    };
  }

  /** The same table again: same game, same settings, places for the same number of people. */
  async rematch(id: string, person: string): Promise<{ id: string; commitment: string }> {
    const room = await this.find(id);
    const { rematch, status, places, ...settings } = room.settings;
    if (!room.isSeated(person)) throw refuse<TableRefusal>("not-seated");
    if (status !== "over") throw refuse<TableRefusal>("not-over");
    if (rematch !== undefined) {
      const next = await this.find(rematch);
      return { id: rematch, commitment: next.gathering(person).commitment };
    }
    const opened = await this.open({ ...settings, seats: places.map(({ kind, bot }) => ({ kind, bot })) }, person);
    await room.setRematch(opened.id);
    return opened;
  }

  find(id: string): Promise<Room> {
    const known = this.#rooms.get(id);
    if (known) return known;
    const loading = this.#load(id);
    this.#rooms.set(id, loading);
    loading.catch(() => this.#rooms.delete(id));
    return loading;
  }

  /** Whether the person looks at the table right now. */
  async isHere(table: string, person: string): Promise<boolean> {
    const room = await this.#rooms.get(table)?.catch(() => undefined);
    return room?.isHere(person) ?? false;
  }

  /** Does what is due at tables nobody may be looking at. */
  async wakeDue(): Promise<void> {
    const due = await this.#house.store.dueTables(this.#house.now());
    await Promise.all(due.map((id) => this.#guarded(id, (room) => room.wake())));
  }

  /** Reads running games again by today's rules: one that no longer plays is set aside before its players find out. */
  async checkRunning(): Promise<void> {
    const running = await this.#house.store.runningTables(CHECKED_AT_START);
    for (const id of running) await this.#guarded(id, (room) => room.check());
  }

  /** Puts away what is not in use; it comes back from its log. */
  async putAwayIdle(): Promise<void> {
    for (const [id, loading] of this.#rooms) {
      const room = await loading.catch(() => undefined);
      if (room !== undefined && !room.isIdle) continue;
      this.#rooms.delete(id);
      await room?.forget();
    }
  }

  /** How many are in memory. */
  get inUse(): number {
    return this.#rooms.size;
  }

  async #guarded(id: string, job: (room: Room) => Promise<void>): Promise<void> {
    try {
      await job(await this.find(id));
    } catch (error) {
      if (!(error instanceof Refusal)) this.#house.log.error({ err: error, table: id }, "a table failed");
    }
  }

  async #load(id: string): Promise<Room> {
    const stored: StoredTable | undefined = await this.#house.store.table(id);
    if (stored === undefined) throw refuse<TableRefusal>("unknown-table");
    return new Room(this.#house, stored);
  }
}

/** Bots get names of their own; free places stay free. */
export function nameTheBots(places: readonly Place[]): Place[] {
  const named = nameBots(places.filter(({ kind, name }) => kind === "bot" || name !== undefined));
  return places.map((place) => (place.kind === "bot" || place.name !== undefined ? (named.shift() ?? place) : place));
}
