import { type Action, Refusal, refuse, type Seat, type Viewer, writeRecord } from "@serai/kernel";
import { type Command, type Entry, type Message, type SeatSight, Table, type TableRefusal } from "@serai/table";
import type { Box } from "./boxes.ts";
import type { KeptTable, LocalStore } from "./store.ts";
import { DEFAULT_BOT } from "./thinking.ts";

/** Somebody who looks at a table from a seat, or only watches. */
export interface Line {
  readonly viewer: Viewer;
  send(message: Message): void;
  /** Has to join anew: what it heard may not be what is kept. */
  cut(): void;
}

/** What the rooms of one host share. */
export interface House {
  readonly store: LocalStore;
  takeDown(game: string): Promise<Box>;
  think(box: Box, bot: string, sight: SeatSight): Promise<Action>;
  now(): number;
  /** An entry was added: other pages that have this table open must hear of it. */
  added(table: string): void;
}

/** What is to be done without people, as the table stood after so many entries. */
type Due = { readonly seat: Seat; readonly entries: number } & (
  | { readonly sight: SeatSight }
  | { readonly action: Action }
);

/**
 * A table in use on this device. As on the server everything that happens at it goes through one queue, and is on disk
 * before anybody, its own player included, hears of it.
 */
export class LocalRoom {
  readonly #house: House;
  readonly #kept: KeptTable;
  readonly #box: Box;
  readonly #lines = new Set<Line>();
  #table: Table | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #isWaking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(house: House, kept: KeptTable, box: Box) {
    this.#house = house;
    this.#kept = kept;
    this.#box = box;
  }

  /** The first person's seat. */
  get firstPerson(): Viewer {
    const seat = this.#kept.start.seats.findIndex(({ kind }) => kind === "person");
    return seat < 0 ? "spectator" : seat;
  }

  join(line: Line, from: number | undefined): Promise<void> {
    return this.#inTurn(async () => {
      const table = await this.#open();
      const now = this.#house.now();
      line.send(from === undefined ? table.whole(line.viewer, now) : table.since(line.viewer, from, now));
      this.#lines.add(line);
      this.#wakeLater();
    });
  }

  leave(line: Line): void {
    this.#lines.delete(line);
  }

  command(line: Line, command: Command): Promise<void> {
    const { id } = command;
    return this.#inTurn(async () => {
      try {
        const { viewer } = line;
        if (viewer === "spectator") throw refuse<TableRefusal>("not-seated");
        const done = (): void => line.send({ type: "done", id });
        const isRepeated = (await this.#open()).isDone(viewer, id);
        if (isRepeated) done();
        else await this.#do((table, at) => table.command(viewer, command, at), done);
      } catch (error) {
        const refusal = error instanceof Refusal ? error : refuse<TableRefusal>("failed");
        line.send({ type: "refused", id, code: refusal.code, params: refusal.params });
        if (refusal !== error) this.#fail(error);
      }
    });
  }

  record(): Promise<string> {
    return this.#inTurn(async () => {
      const record = (await this.#open()).record();
      if (record === undefined) throw refuse<TableRefusal>("not-over");
      return writeRecord(record);
    });
  }

  /** Another page has played on at this table: the log is right, so it is read anew. */
  reload(): Promise<void> {
    return this.#inTurn(async () => this.#forget());
  }

  /** Plays it, puts it on disk, then tells everybody. */
  async #do(act: (table: Table, at: number) => Entry, onDone = (): void => {}): Promise<void> {
    const { store, now, added } = this.#house;
    const table = await this.#open();
    const heard = [...this.#lines].map((line) => ({ line, from: table.numberFor(line.viewer) }));
    const at = now();
    const entry = act(table, at);
    const { deciders, over } = table;
    try {
      await store.append(this.#kept.id, table.entries, entry, { deciders, over, updated: at });
    } catch (error) {
      // Memory is ahead of the disk, and the disk is right.
      this.#table = undefined;
      throw error;
    }
    onDone();
    for (const { line, from } of heard) if (this.#lines.has(line)) line.send(table.since(line.viewer, from, now()));
    added(this.#kept.id);
    this.#wakeLater();
  }

  /** What is due without people is done when it is due: bots at once, standing orders after their while. */
  #wakeLater(): void {
    const at = this.#table?.wakesAt;
    clearTimeout(this.#timer);
    if (at === undefined) return;
    this.#timer = setTimeout(() => void this.#wake(), Math.max(0, at - this.#house.now()));
  }

  async #wake(): Promise<void> {
    if (this.#isWaking) return;
    this.#isWaking = true;
    try {
      while (await this.#doDue());
    } catch (error) {
      this.#fail(error);
    }
    this.#isWaking = false;
    this.#wakeLater();
  }

  async #doDue(): Promise<boolean> {
    const due = await this.#inTurn(() => this.#due());
    if (due === undefined) return false;
    // It thinks outside the queue: whoever acts meanwhile is heard first, and then it looks again.
    const action = "sight" in due ? await this.#house.think(this.#box, this.#botFor(due.seat), due.sight) : due.action;
    await this.#inTurn(async () => {
      const { entries } = await this.#open();
      const by = "sight" in due ? "bot" : "order";
      if (entries === due.entries) await this.#do((table, at) => table.playFor(due.seat, action, by, at));
    });
    return true;
  }

  async #due(): Promise<Due | undefined> {
    const table = await this.#open();
    const { entries } = table;
    const now = this.#house.now();
    const [order] = table.ordersToPlay(now);
    if (order !== undefined) return { ...order, entries };
    const [seat] = table.botsToPlay(now);
    return seat === undefined ? undefined : { seat, sight: table.sightOf(seat), entries };
  }

  #botFor(seat: number): string {
    return this.#kept.start.seats[seat].bot ?? DEFAULT_BOT;
  }

  async #open(): Promise<Table> {
    this.#table ??= new Table(this.#box.game, this.#kept.start, await this.#house.store.log(this.#kept.id));
    return this.#table;
  }

  #fail(error: unknown): void {
    console.error(`table ${this.#kept.id}`, error);
    this.#forget();
  }

  #forget(): void {
    this.#table = undefined;
    const lines = [...this.#lines];
    this.#lines.clear();
    for (const line of lines) line.cut();
  }

  #inTurn<X>(job: () => Promise<X>): Promise<X> {
    const done = this.#queue.then(job);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}
