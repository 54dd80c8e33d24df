import type { OfflineGame } from "@serai/games/list/offline.ts";
import { type Action, Refusal, readMove, refuse, type Seat, type Viewer, writeRecord } from "@serai/kernel";
import {
  type Command,
  type Done,
  gameInThisThread,
  type Message,
  type SeatSight,
  Table,
  TableHost,
  type TableRefusal,
} from "@serai/table";
import { scriptedMove } from "./script.ts";
import type { LocalStore, StoredTable } from "./store.ts";
import { DEFAULT_BOT } from "./thinking.ts";

/** Somebody who looks at a table from a seat, or only watches. */
export interface Line {
  readonly viewer: Viewer;
  send(message: Message): void;
  /** Has to join again: what it heard may not be what is kept. */
  cut(): void;
}

/** What the rooms of one host share. */
export interface LocalServices {
  readonly store: LocalStore;
  /** As that version of its rules plays it; without one as new tables do. */
  offlineGame(game: string, rules?: number): Promise<OfflineGame>;
  think(offlineGame: OfflineGame, bot: string, sight: SeatSight): Promise<Action>;
  now(): number;
  /** An entry was added: other pages that have this table open must hear of it. */
  added(table: string): void;
}

/** A table in use on this device: hosted as on the server, its game in this thread and its log in the browser. */
export class LocalRoom {
  readonly #services: LocalServices;
  readonly #kept: StoredTable;
  readonly #offlineGame: OfflineGame;
  readonly #lines = new Set<Line>();
  readonly #host: TableHost;
  #table: Table | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(services: LocalServices, kept: StoredTable, offlineGame: OfflineGame) {
    this.#services = services;
    this.#kept = kept;
    this.#offlineGame = offlineGame;
    this.#host = new TableHost({
      game: gameInThisThread(() => this.#open()),
      now: services.now,
      keep: (done) => this.#keep(done),
      think: async (seat, sight) =>
        (await this.#scripted(seat, sight)) ??
        services.think(offlineGame, kept.start.seats[seat].bot ?? DEFAULT_BOT, sight),
      audience: {
        viewers: () => [...new Set([...this.#lines].map(({ viewer }) => viewer))],
        tell: (messages) => this.#tell(messages),
        // Memory is ahead of the disk; what people heard is not.
        restart: () => {
          this.#table = undefined;
        },
      },
      wakeAt: (at) => this.#wakeAt(at),
    });
  }

  /** The first person's seat. */
  get firstPerson(): Viewer {
    const seat = this.#kept.start.seats.findIndex(({ kind }) => kind === "person");
    return seat < 0 ? "spectator" : seat;
  }

  join(line: Line, from: number | undefined): Promise<void> {
    return this.#host.inTurn(async (at) => {
      line.send(await this.#host.message(line.viewer, from));
      this.#lines.add(line);
      this.#wakeAt(at);
    });
  }

  leave(line: Line): void {
    this.#lines.delete(line);
  }

  command(line: Line, command: Command): Promise<void> {
    const { id } = command;
    return this.#host.inTurn(async (at) => {
      try {
        const { viewer: seat } = line;
        if (seat === "spectator") throw refuse<TableRefusal>("not-seated");
        await this.#host.perform({ what: "command", seat, command }, at, () => line.send({ type: "done", id }));
      } catch (error) {
        const refusal = error instanceof Refusal ? error : refuse<TableRefusal>("failed");
        line.send({ type: "refused", id, code: refusal.code, params: refusal.params });
        if (refusal !== error) this.#fail(error);
      }
    });
  }

  record(): Promise<string> {
    return this.#host.inTurn(async () => {
      const record = (await this.#open()).record();
      if (record === undefined) throw refuse<TableRefusal>("not-over");
      return writeRecord(record);
    });
  }

  /** Another page has played on at this table: the log is right, so it is read again. */
  reload(): Promise<void> {
    return this.#host.inTurn(async () => this.#forget());
  }

  async #keep({ entry, number, summary: { deciders, over } }: Done): Promise<void> {
    await this.#services.store.append(this.#kept.id, number, entry, { deciders, over, updated: this.#services.now() });
  }

  /** What the seat does by the table's script, where there is one and it still holds. */
  async #scripted(seat: Seat, { legal }: SeatSight): Promise<Action | undefined> {
    const { id, script } = this.#kept;
    if (script === undefined) return undefined;
    const log = await this.#services.store.log(id);
    const line = scriptedMove(
      script,
      log.flatMap(({ what }) => (what.kind === "move" ? [what.line] : [])),
      seat,
    );
    const action = line === undefined ? undefined : readMove(this.#offlineGame.game, line).action;
    return action !== undefined && legal.includes(action) ? action : undefined;
  }

  #tell(messages: ReadonlyMap<Viewer, Message>): void {
    for (const line of this.#lines) {
      const message = messages.get(line.viewer);
      if (message) line.send(message);
    }
    this.#services.added(this.#kept.id);
  }

  #wakeAt(at: number | undefined): void {
    clearTimeout(this.#timer);
    if (at === undefined) return;
    const wake = (): void => void this.#host.wake().catch((error: unknown) => this.#fail(error));
    this.#timer = setTimeout(wake, Math.max(0, at - this.#services.now()));
  }

  async #open(): Promise<Table> {
    this.#table ??= new Table(this.#offlineGame.game, this.#kept.start, await this.#services.store.log(this.#kept.id));
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
}
