import { randomInt } from "node:crypto";
import { FastChance, Refusal, refuse, type Seat, type Viewer } from "@serai/kernel";
import { type Boxed, botOf } from "@serai/shelf";
import { type Command, type LoggedMove, Table, type TableRefusal } from "@serai/table";
import type { Store, StoredTable } from "./store/store.ts";
import type { Connected } from "./viewer.ts";

/**
 * A table in memory. Everything that happens at it goes through one queue, one thing after the other, and an action is
 * on disk before anybody, its own player included, hears of it.
 */
export class LiveTable {
  readonly #boxed: Boxed;
  readonly #store: Store;
  readonly #table: Table;
  readonly #owners: StoredTable["owners"];
  readonly #connected = new Set<Connected>();
  #queue: Promise<unknown> = Promise.resolve();
  #broken = false;

  constructor(boxed: Boxed, store: Store, { start, log, owners }: StoredTable) {
    this.#boxed = boxed;
    this.#store = store;
    this.#owners = owners;
    this.#table = new Table(boxed.game, start, log);
  }

  get isWatched(): boolean {
    return this.#connected.size > 0;
  }

  /** Once the log and the memory may differ, the memory is thrown away. */
  get isBroken(): boolean {
    return this.#broken;
  }

  get deciders(): number {
    return this.#table.deciders;
  }

  viewerFor(person: string | undefined): Viewer {
    const seat = person === undefined ? -1 : this.#owners.indexOf(person);
    return seat < 0 ? "spectator" : seat;
  }

  record(): Promise<ReturnType<Table["record"]>> {
    return this.#inTurn(() => this.#table.record());
  }

  /** Sends what the newcomer has not heard, then keeps it told. */
  join(connected: Connected, from: number | undefined): Promise<void> {
    return this.#inTurn(async () => {
      const { viewer } = connected;
      connected.send(from === undefined ? this.#table.whole(viewer) : this.#table.since(viewer, from));
      connected.heard = this.#table.numberFor(viewer);
      this.#connected.add(connected);
      await this.#letBotsPlay();
    });
  }

  leave(connected: Connected): void {
    this.#connected.delete(connected);
  }

  command(connected: Connected, { id, decision, action }: Command): Promise<void> {
    return this.#inTurn(async () => {
      const { viewer } = connected;
      try {
        if (viewer === "spectator") throw refuse<TableRefusal>("not-seated");
        if (!this.#table.isDone(viewer, id)) await this.#keep(this.#table.command(viewer, decision, action, id));
        connected.send({ type: "done", id });
        this.#tellEverybody();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        connected.send({ type: "refused", id, code: error.code, params: error.params });
        return;
      }
      await this.#letBotsPlay();
    });
  }

  async #letBotsPlay(): Promise<void> {
    for (let seats = this.#table.askedBots; seats.length > 0; seats = this.#table.askedBots) {
      await this.#keep(this.#botMove(seats[0]));
      this.#tellEverybody();
    }
  }

  #botMove(seat: Seat): LoggedMove {
    const bot = botOf(this.#boxed, this.#table.info.seats[seat].bot ?? "");
    // The bot's own luck has nothing to do with the game's key.
    const action = bot.choose(this.#table.sightOf(seat), new FastChance(randomInt(2 ** 32)));
    return this.#table.act(seat, action);
  }

  async #keep(move: LoggedMove): Promise<void> {
    const { moves: number, deciders, over } = this.#table;
    await this.#store.append({ table: this.#table.info.id, number, move, deciders, over, at: Date.now() });
  }

  #tellEverybody(): void {
    for (const connected of this.#connected) {
      const number = this.#table.numberFor(connected.viewer);
      connected.send(this.#table.since(connected.viewer, connected.heard));
      connected.heard = number;
    }
  }

  #inTurn<X>(job: () => X | Promise<X>): Promise<X> {
    const done = this.#queue.then(() => {
      if (this.#broken) throw refuse<TableRefusal>("table-broken");
      return job();
    });
    this.#queue = done.catch((error: unknown) => {
      if (!(error instanceof Refusal)) this.#break();
    });
    return done;
  }

  /** Something failed between memory and disk: the log is right, so everybody joins again and it is read anew. */
  #break(): void {
    this.#broken = true;
    for (const connected of this.#connected) connected.drop();
    this.#connected.clear();
  }
}
