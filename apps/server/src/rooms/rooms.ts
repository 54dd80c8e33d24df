import { randomBytes } from "node:crypto";
import { botOf } from "@serai/games/list/index.ts";
import { type CommonRefusal, commitmentTo, type OptionValues, readOptions, refuse } from "@serai/kernel";
import { type Clock, nameBots, type TableRefusal } from "@serai/table";
import { LIMITS } from "../limits.ts";
import { newId } from "../new-id.ts";
import type { Change, PersonAtTable, WatchersAt } from "../store/nodes.ts";
import type { Guest, NewTable, Place, StoredTable } from "../store/store.ts";
import { clockAndRating } from "./clock-and-rating.ts";
import { Room } from "./room.ts";
import { isExpected, type RoomServices } from "./services.ts";
import { byPresentRules } from "./start.ts";

export interface NewTableRequest {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly {
    readonly kind: "person" | "bot";
    readonly bot?: string | undefined;
    readonly keptFor?: Guest | undefined;
  }[];
  /** Absent: the usual one for a game that counts, none for others. */
  readonly clock?: Clock | undefined;
  readonly public: boolean;
  readonly rated?: boolean | undefined;
  readonly seating: "random" | "given";
  readonly club?: string | undefined;
}

/** How many running games are read again when the server starts. */
const CHECKED_AT_START = 100;
/** More tables in memory than this, and than are in use: those that nobody uses are put away at once. */
const MOST_KEPT = 2_000;
/** Milliseconds in which a table that was asked for is taken into use. */
const TAKEN_WITHIN = 2_000;

/** The tables of this server: on disk all of them, in memory those in use. */
export class Rooms {
  readonly #services: RoomServices;
  readonly #rooms = new Map<string, { readonly loading: Promise<Room>; askedAt: number }>();
  /** Those that have been read. */
  readonly #loaded = new Set<Room>();
  #isClosed = false;
  #putAwayAbove = MOST_KEPT;
  #puttingAway: Promise<void> | undefined;

  constructor(services: RoomServices) {
    this.#services = services;
  }

  /** Opens a table at which every place for a person is still free. */
  open(table: NewTable): Promise<void> {
    this.#services.engines.prepare();
    if (table.places.some(({ kind }) => kind === "bot")) this.#services.bots.prepare();
    return this.#services.store.createTable(table);
  }

  /** Such a table, not on disk yet; refused where the game cannot be played so. */
  draft(request: NewTableRequest, owner: string): NewTable {
    const entry = this.#services.games.present(request.game);
    const { game } = entry;
    const seats = request.seats.length;
    if (seats < game.seats.min || seats > game.seats.max)
      throw refuse<CommonRefusal>("bad-seats", { seats, min: game.seats.min, max: game.seats.max });
    const places = request.seats.map((seat): Place => {
      if (seat.kind === "person") return { kind: "person", ...(seat.keptFor && { keptFor: seat.keptFor }) };
      return { kind: "bot", bot: botOf(entry, seat.bot ?? "").id };
    });
    const secret = randomBytes(32).toString("hex");
    return {
      id: newId(),
      game: game.id,
      rules: game.rules,
      options: readOptions(game.options, request.options, seats),
      ...clockAndRating(places, request),
      public: request.public,
      seating: request.seating,
      owner,
      commitment: commitmentTo(secret),
      secret,
      at: this.#services.now(),
      places: nameTheBots(places),
      ...(request.club !== undefined && { club: request.club }),
    };
  }

  /** The same table again: same game, same settings, places for the same number of people. */
  async rematch(id: string, person: string): Promise<{ id: string; commitment: string }> {
    const room = await this.find(id);
    if (!room.isSeated(person)) throw refuse<TableRefusal>("not-seated");
    const rematch = await room.rematch(({ places, ...settings }) =>
      this.draft({ ...settings, seats: places.map(({ kind, bot }) => ({ kind, bot })) }, person),
    );
    const next = await this.find(rematch);
    return { id: rematch, commitment: next.gathering(person).commitment };
  }

  find(id: string): Promise<Room> {
    const known = this.#rooms.get(id);
    if (known) {
      known.askedAt = performance.now();
      return known.loading;
    }
    const loading = this.#load(id);
    this.#rooms.set(id, { loading, askedAt: performance.now() });
    loading.catch(() => this.#rooms.delete(id));
    if (this.#rooms.size > this.#putAwayAbove) this.#makeRoom();
    return loading;
  }

  /** Whether the person looks at the table right now. */
  async isHere(table: string, person: string): Promise<boolean> {
    const room = await this.#rooms.get(table)?.loading.catch(() => undefined);
    return room?.isHere(person) || this.#services.store.nodes.isElsewhere({ table, person });
  }

  /** Everybody who looks at a table, for the other servers on the same database. */
  get here(): PersonAtTable[] {
    return [...this.#loaded].flatMap((room) => room.people.map((person) => ({ table: room.id, person })));
  }

  /** Everybody who only looks on at a table, for the other servers too. */
  get watchers(): WatchersAt[] {
    return [...this.#loaded].flatMap((room) => room.watchers ?? []);
  }

  /** Those who look on at the other servers. */
  setWatchersElsewhere(elsewhere: readonly WatchersAt[]): void {
    const byTable = Map.groupBy(elsewhere, ({ table }) => table);
    for (const room of this.#loaded) room.setWatchersElsewhere(byTable.get(room.id) ?? []);
  }

  /**
   * A table, its chat, or whom somebody mutes has changed, mostly at another server: people here are told. A table that
   * nobody uses here is put away, and read when it is wanted.
   */
  async changed(change: Exclude<Change, { kind: "key" }>): Promise<void> {
    if (change.kind === "mutes") return this.#showChatTo(change.id);
    const ids = change.kind === "missed" ? [...this.#rooms.keys()] : [change.id];
    const tell = async (id: string): Promise<void> => {
      if (await this.#putAwayIfIdle(id, TAKEN_WITHIN)) return;
      if (change.kind !== "chat") await this.#guarded(id, (room) => room.follow());
      if (change.kind !== "table") await this.#guarded(id, (room) => room.showChat());
    };
    await Promise.all(ids.map(tell));
  }

  /** Does what is due at tables nobody may be looking at; those where something is due soon set their own timers. */
  async wakeDue(): Promise<void> {
    const { store, games, tableTime } = this.#services;
    const due = await store.dueTables({ by: tableTime() + LIMITS.wakeEvery, versions: games.versions });
    await Promise.all(due.map((id) => this.#guarded(id, (room) => room.wake())));
  }

  /** Reads running games again by today's rules: one that no longer plays is set aside before its players find out. */
  async checkRunning(): Promise<void> {
    const running = await this.#services.store.runningTables(CHECKED_AT_START);
    for (const id of running) {
      if (this.#isClosed) return;
      await this.#guarded(id, (room) => room.check());
    }
  }

  /** Puts away what is not in use; it comes back from its log. */
  async putAwayIdle(unaskedFor = 0): Promise<void> {
    for (const id of this.#rooms.keys()) await this.#putAwayIfIdle(id, unaskedFor);
  }

  /** Bots think on few threads: one owner's games, and everybody's together, may only be so many at once. */
  mustHaveBotsFor(owner: string): void {
    const running = [...this.#loaded].filter((room) => room.isPlayedByBots);
    const own = running.filter((room) => room.owner === owner).length;
    if (own >= LIMITS.botTablesOfOwner) throw refuse<TableRefusal>("too-many-games", { most: LIMITS.botTablesOfOwner });
    if (running.length >= LIMITS.botTables) throw refuse<TableRefusal>("server-busy");
  }

  /** Starts nothing more by itself. */
  close(): void {
    this.#isClosed = true;
  }

  /** How many are in memory. */
  get inUse(): number {
    return this.#rooms.size;
  }

  /** Puts the table away where nobody uses it, or has asked for it in so many milliseconds; whether memory no longer holds it. */
  async #putAwayIfIdle(id: string, unaskedFor: number): Promise<boolean> {
    const known = this.#rooms.get(id);
    if (known === undefined) return true;
    const room = await known.loading.catch(() => undefined);
    if (performance.now() - known.askedAt < unaskedFor || (room !== undefined && !room.isIdle)) return false;
    // Meanwhile it may have been put away, and read again.
    if (this.#rooms.get(id) !== known) return !this.#rooms.has(id);
    this.#rooms.delete(id);
    if (room === undefined) return true;
    this.#loaded.delete(room);
    await room.forget();
    return true;
  }

  /** However many tables are opened in a short time, memory holds those in use and a bounded number of others. */
  #makeRoom(): void {
    this.#puttingAway ??= this.putAwayIdle(TAKEN_WITHIN).finally(() => {
      // Where nearly all are in use, looking through them for every newcomer would be of no use.
      this.#putAwayAbove = Math.max(MOST_KEPT, Math.ceil(this.#rooms.size * 1.25));
      this.#puttingAway = undefined;
    });
  }

  /** At every table that they look at here. */
  async #showChatTo(person: string): Promise<void> {
    const rooms = [...this.#loaded].filter((room) => room.isHere(person));
    await Promise.all(rooms.map(({ id }) => this.#guarded(id, (room) => room.showChatTo(person))));
  }

  async #guarded(id: string, job: (room: Room) => Promise<void>): Promise<void> {
    try {
      await job(await this.find(id));
    } catch (error) {
      if (!isExpected(error)) this.#services.log.error({ err: error, table: id }, "a table failed");
    }
  }

  async #load(id: string): Promise<Room> {
    const stored: StoredTable | undefined = await this.#services.store.table(id);
    if (stored === undefined) throw refuse<TableRefusal>("unknown-table");
    const room = new Room(this.#services, byPresentRules(stored, this.#services.games));
    this.#loaded.add(room);
    return room;
  }
}

/** Bots get names of their own; free places stay free. */
export function nameTheBots(places: readonly Place[]): Place[] {
  const named = nameBots(places.filter(({ kind, name }) => kind === "bot" || name !== undefined));
  return places.map((place) => (place.kind === "bot" || place.name !== undefined ? (named.shift() ?? place) : place));
}
