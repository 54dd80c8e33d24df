import {
  type CommonRefusal,
  commitmentTo,
  type FairPlace,
  type FairStart,
  keyOf,
  type OptionValues,
  readOptions,
  refuse,
  seatingOf,
} from "@serai/kernel";
import { type LogEntry, nameBots, type SeatInfo, Table, type TableRefusal, type TableStart } from "@serai/table";
import type { Ask, LocalFork, LocalLesson, NewLocalTable } from "./calls.ts";
import { bytes, hexOf, newId } from "./id.ts";
import { LocalRoom, type LocalServices } from "./room.ts";
import type { StoredTable } from "./store.ts";
import { DEFAULT_BOT } from "./thinking.ts";

const addLuck = ({ kind, name, bot = DEFAULT_BOT }: SeatInfo): FairPlace =>
  kind === "bot" ? { kind, bot, name } : { kind, name, salt: hexOf(bytes(16)), nonce: hexOf(bytes(32)) };

/** The tables of this device: in its store all of them, in memory those in use. */
export class LocalRooms {
  readonly #services: LocalServices;
  readonly #rooms = new Map<string, Promise<LocalRoom>>();

  constructor(services: LocalServices) {
    this.#services = services;
  }

  answer(ask: Ask): Promise<string> {
    switch (ask.what) {
      case "open":
        return this.#start(ask.wanted);
      case "rematch":
        return this.#rematch(ask.table);
      case "fork":
        return this.#fork(ask.fork);
      case "lesson":
        return this.#teach(ask.lesson);
      case "record":
        return this.find(ask.table).then((room) => room.record());
    }
  }

  find(id: string): Promise<LocalRoom> {
    const known = this.#rooms.get(id);
    if (known) return known;
    const loading = this.#load(id);
    this.#rooms.set(id, loading);
    loading.catch(() => this.#rooms.delete(id));
    return loading;
  }

  /** Another page has added to a table that may be in use here. */
  async reload(id: string): Promise<void> {
    await (await this.#rooms.get(id))?.reload();
  }

  async #load(id: string): Promise<LocalRoom> {
    const kept = await this.#services.store.table(id);
    if (kept === undefined) throw refuse<TableRefusal>("unknown-table");
    return new LocalRoom(this.#services, kept, await this.#services.offlineGame(kept.start.game, kept.start.rules));
  }

  /** Here too luck is promised before anybody adds to it, so that a game played offline can be checked like any other. */
  async #start({ game, options: wanted, seats }: NewLocalTable): Promise<string> {
    const offlineGame = await this.#services.offlineGame(game);
    const places = nameBots(
      seats.map((seat) =>
        "name" in seat ? { kind: "person" as const, name: seat.name } : { kind: "bot" as const, bot: seat.bot },
      ),
    );
    const id = newId();
    const secret = hexOf(bytes(32));
    const rules = offlineGame.game.rules;
    const options = readOptions(offlineGame.game.options, wanted, places.length);
    const fair: FairStart = { form: 2, table: id, secret, seating: "random", tries: 1, places: places.map(addLuck) };
    const order = seatingOf(keyOf({ game, rules, options }, fair), places.length);
    const seated = places.map((_, seat): SeatInfo => places[order.indexOf(seat)]);
    const luck = { commitment: commitmentTo(secret), fair };
    return this.#keep({ id, game, rules, options, seats: seated, ...luck }, []);
  }

  async #rematch(id: string): Promise<string> {
    const { store } = this.#services;
    const kept = await store.table(id);
    if (kept === undefined) throw refuse<TableRefusal>("unknown-table");
    if (kept.rematch !== undefined && (await store.table(kept.rematch))) return kept.rematch;
    if (!kept.over) throw refuse<TableRefusal>("not-over");
    const { game, options, seats } = kept.start;
    const again = seats.map(({ kind, name, bot = DEFAULT_BOT }) => (kind === "person" ? { name } : { bot }));
    const rematch = await this.#start({ game, options, seats: again });
    await store.setRematch(id, rematch);
    return rematch;
  }

  /** Its luck goes on as in the record: it is for practice, and proves nothing about the deal. */
  async #fork({ record, moves, seat }: LocalFork): Promise<string> {
    const { game, rules, options, key } = record;
    if (key === undefined) throw refuse<CommonRefusal>("no-key");
    const seats = record.seats.map(
      (name, i): SeatInfo => (i === seat ? { kind: "person", name } : { kind: "bot", name, bot: DEFAULT_BOT }),
    );
    const at = this.#services.now();
    const log = record.actions.slice(0, moves).map((line): LogEntry => ({ what: { kind: "move", line }, at }));
    const id = newId();
    const luck = { key, commitment: "", fair: { table: id, secret: "", nonces: [] } };
    return this.#keep({ id, game, rules, options, seats, ...luck }, log);
  }

  /** The deal is fixed and known to all: like a fork it proves nothing. */
  async #teach({ game, options, key, seats, seat, name, bot, moves }: LocalLesson): Promise<string> {
    const { rules } = (await this.#services.offlineGame(game)).game;
    const seated = nameBots(
      Array.from({ length: seats }, (_, i) =>
        i === seat ? { kind: "person" as const, name } : { kind: "bot" as const, bot },
      ),
    );
    const id = newId();
    const luck = { key, commitment: "", fair: { table: id, secret: "", nonces: [] } };
    return this.#keep({ id, game, rules, options, seats: seated, ...luck }, [], moves);
  }

  async #keep(
    begun: Omit<TableStart, "clock" | "at">,
    log: readonly LogEntry[],
    script?: readonly string[],
  ): Promise<string> {
    const { store, offlineGame, now } = this.#services;
    const { game } = await offlineGame(begun.game, begun.rules);
    const options: OptionValues = readOptions(game.options, begun.options, begun.seats.length);
    const start: TableStart = { ...begun, options, clock: { kind: "none" }, at: now() };
    // Playing it is the check: what cannot be played is refused before it is kept.
    const { deciders, over } = new Table(game, start, log);
    const kept: StoredTable = { id: start.id, start, deciders, over, updated: now(), ...(script && { script }) };
    await store.create(kept, log);
    return start.id;
  }
}
