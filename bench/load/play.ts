import { setTimeout as pause } from "node:timers/promises";
import { LightRequests } from "./light-requests.ts";
import { type LoadHall, LoadTable } from "./load-table.ts";
import { Measured } from "./measured.ts";
import type { LoadOptions } from "./options.ts";
import { byTable } from "./proxy.ts";

/** How many tables are opened at the same time: each waits for the disk a dozen times, and those that wait together share it. */
const OPENING_AT_ONCE = 64;

/** All tables of a run, and who of them moves when. */
export class Play {
  readonly measured = new Measured();
  readonly #options: LoadOptions;
  readonly #hall: LoadHall;
  readonly #tables = new Set<LoadTable>();
  readonly #playing = new Set<LoadTable>();
  /** Tables with something to do, the longest waiting first. */
  readonly #ready = new Set<LoadTable>();
  readonly #thinking = new Set<LoadTable>();
  #opened = 0;
  #lastReconnects = performance.now();
  #isPlaying = false;
  #isClosed = false;
  /** Moves a second; 0: as players think. */
  #rate = 0;

  constructor(address: string, options: LoadOptions) {
    this.#options = options;
    this.#hall = {
      address,
      requests: new LightRequests(
        address,
        options.byTable ? (request) => byTable(request, options.servers) : undefined,
      ),
      options,
      measured: this.measured,
      ready: (table) => this.#onReady(table),
      over: (table) =>
        void this.#replace(table).catch((error: unknown) => {
          // Tables that were being opened when the run ended are no loss.
          if (!this.#isClosed) throw error;
        }),
    };
  }

  get sockets(): number {
    const { connected, seats, bots, watchers } = this.#options;
    return connected * (seats - bots + watchers);
  }

  async openTables(): Promise<void> {
    const open = async (): Promise<void> => {
      while (this.#opened < this.#options.tables) await this.#openNew();
    };
    await Promise.all(Array.from({ length: OPENING_AT_ONCE }, open));
  }

  async connect(): Promise<void> {
    const waiting = [...this.#tables].slice(0, this.#options.connected);
    const connect = async (): Promise<void> => {
      for (let table = waiting.pop(); table !== undefined; table = waiting.pop()) await table.connect();
    };
    await Promise.all(Array.from({ length: OPENING_AT_ONCE }, connect));
    for (const table of [...this.#tables].slice(0, this.#options.playing)) this.#playing.add(table);
  }

  /** Plays for so long, or so many moves, at a rate or as players think; returns the seconds that it took. */
  async play(rate: number, seconds: number): Promise<number> {
    const start = performance.now();
    this.#rate = rate;
    this.#isPlaying = true;
    for (const table of this.#playing) if (table.hasChoice) this.#onReady(table);
    const elapsed = (): number => (performance.now() - start) / 1000;
    const isDone = (): boolean => {
      const { moves } = this.#options;
      return moves === undefined ? elapsed() >= seconds : this.measured.moves >= moves;
    };
    for (let sent = 0; !isDone(); await pause(2)) {
      this.#reconnectSome();
      if (rate === 0) continue;
      const due = elapsed() * rate;
      for (const table of this.#ready) {
        if (sent >= due) break;
        this.#ready.delete(table);
        table.move();
        sent++;
      }
      // What the tables could not do is not made up for later.
      if (this.#ready.size === 0) sent = Math.max(sent, Math.floor(due));
    }
    this.#isPlaying = false;
    this.#ready.clear();
    return elapsed();
  }

  close(): void {
    this.#isClosed = true;
    for (const table of this.#tables) table.close();
  }

  async #openNew(): Promise<LoadTable> {
    const table = new LoadTable(this.#hall, ++this.#opened);
    await table.open();
    this.#tables.add(table);
    return table;
  }

  async #openAfter(ended: LoadTable): Promise<LoadTable> {
    const table = new LoadTable(this.#hall, ended.number);
    await table.openAfter(ended);
    this.#tables.add(table);
    return table;
  }

  #onReady(table: LoadTable): void {
    if (!this.#isPlaying || !this.#playing.has(table)) return;
    if (this.#rate > 0) this.#ready.add(table);
    else if (!this.#thinking.has(table)) this.#think(table);
  }

  #think(table: LoadTable): void {
    this.#thinking.add(table);
    const move = (): void => {
      this.#thinking.delete(table);
      if (this.#isPlaying) table.move();
    };
    // Most thoughts are short and a few are long.
    setTimeout(move, -Math.log(1 - Math.random()) * this.#options.think);
  }

  /** A game has ended: its people play another one, or they go and others come. */
  async #replace(table: LoadTable): Promise<void> {
    if (!this.#tables.delete(table)) return;
    this.#playing.delete(table);
    this.#ready.delete(table);
    const opening = this.#options.newPeople ? this.#openNew() : this.#openAfter(table);
    const next = await opening.finally(() => table.close());
    await next.connect();
    this.#playing.add(next);
    if (next.hasChoice) this.#onReady(next);
  }

  #reconnectSome(): void {
    const { reconnect } = this.#options;
    if (reconnect === 0) return;
    const now = performance.now();
    const lost = (this.sockets * (now - this.#lastReconnects)) / 1000 / reconnect;
    this.#lastReconnects = now;
    const tables = [...this.#tables];
    for (let i = 0; i < lost; i++) {
      // What is lost of the last one is a share of the chance.
      if (Math.random() >= lost - i) break;
      void tables[Math.floor(Math.random() * tables.length)]?.reconnect().catch(() => this.measured.refusal());
    }
  }
}
