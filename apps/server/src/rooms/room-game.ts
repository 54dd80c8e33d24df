import { DEFAULT_BOT } from "@serai/games/list/index.ts";
import { type Action, type GameRecord, Refusal, refuse, type Seat, type Viewer } from "@serai/kernel";
import { type Done, type SeatSight, TableHost, type TableRefusal } from "@serai/table";
import type { StoryMoment } from "@serai/words/story";
import { CannotSave } from "../store/cannot-save.ts";
import type { StoredTable } from "../store/store.ts";
import type { EngineAnswer, EngineAsk } from "../threads/engine-calls.ts";
import { EngineFailure } from "../threads/engine-failure.ts";
import type { WrittenMessage } from "../threads/written-message.ts";
import { awaitedPeople, type Times } from "./awaited-people.ts";
import type { ConnectedViewers } from "./connected-viewers.ts";
import { engineGame } from "./engine-game.ts";
import { GameInEngine, type Opened } from "./game-in-engine.ts";
import type { RoomServices } from "./services.ts";

/** The table of a room, as it is on disk. */
export interface RoomTable {
  stored: StoredTable;
}

interface RoomGamePorts {
  readonly services: RoomServices;
  readonly table: RoomTable;
  readonly present: ConnectedViewers;
  /** Another server was first: everybody is told what the log has. */
  readOn(): Promise<void>;
  /** Nobody knows whether the last thing that happened is on disk. */
  onDoubt(): void;
  onOver(): Promise<void>;
  wakeAt(at: number | undefined): void;
}

/** The game of a room: played in an engine, put on disk, told to those present; and what is done where one of these fails. */
export class RoomGame {
  readonly host: TableHost<WrittenMessage>;
  readonly #ports: RoomGamePorts;
  readonly #engine: GameInEngine;
  readonly #id: string;
  /** The last thing that happened here is on disk. */
  #isSaving = true;

  constructor(ports: RoomGamePorts) {
    const { services, table, present, wakeAt } = ports;
    this.#ports = ports;
    this.#id = table.stored.id;
    this.#engine = new GameInEngine(services, this.#id);
    this.host = new TableHost({
      game: engineGame(this.#id, (question) => this.#ask(question)),
      now: services.tableTime,
      keep: (done) => this.#keep(done),
      readOn: async () => {
        // What was played here is not in the log.
        this.#engine.close();
        await ports.readOn();
      },
      think: (seat, sight) => this.#think(seat, sight),
      audience: {
        viewers: () => present.viewers,
        tell: (messages, done) => this.#tell(messages, done),
        restart: (error) => this.#restart(error),
      },
      wakeAt,
    });
  }

  begin(begun: StoredTable): Promise<Opened> {
    return this.#withEngine(() => this.#engine.begin(begun));
  }

  /** How many lines of the log the game in memory has. */
  get entries(): number | undefined {
    return this.#engine.entries;
  }

  /** Goes on to where the log is by now, where the game is in memory. */
  follow(stored: StoredTable): Promise<Opened | undefined> {
    return this.#withEngine(() => this.#engine.follow(stored));
  }

  /** Reads the game from its log; one that no longer plays is set aside. */
  async check(): Promise<void> {
    await this.#withEngine(() => this.#engine.check(this.#table));
  }

  async record(): Promise<GameRecord> {
    const answer = await this.#ask({ what: "record", table: this.#id });
    if (answer.kind !== "record" || answer.record === undefined) throw refuse<TableRefusal>("not-over");
    return answer.record;
  }

  async story(): Promise<{ readonly record: GameRecord; readonly moments: readonly StoryMoment[] }> {
    const answer = await this.#ask({ what: "story", table: this.#id });
    if (answer.kind !== "story" || answer.record === undefined || answer.moments === undefined)
      throw refuse<TableRefusal>("not-over");
    return { record: answer.record, moments: answer.moments };
  }

  /** What is in memory may be wrong, or nobody needs it: the log is read when the game is next wanted. */
  close(): void {
    this.#engine.close();
  }

  forget(): Promise<void> {
    return this.#engine.forget();
  }

  /** Memory and disk may differ: the log is right, so everybody joins again and it is read anew. */
  reload(): void {
    this.#engine.close();
    this.#ports.present.dropAll();
  }

  mustHaveBegun(): void {
    const { status } = this.#table;
    if (status === "gathering") throw refuse<TableRefusal>("not-started");
    if (status === "broken") throw refuse<TableRefusal>("table-broken");
    if (status === "given-up") throw refuse<TableRefusal>("given-up");
  }

  /** Tells everybody here that the game no longer plays. */
  tellOfSetAside(): void {
    this.#ports.present.sendAll({ type: "refused", code: "table-broken", params: {} });
  }

  /** Everybody is told why play stands. */
  couldNotSave(error: CannotSave): Refusal {
    const { services, present } = this.#ports;
    if (this.#isSaving) services.log.error({ table: this.#id, err: error }, "a table cannot be saved");
    this.#isSaving = false;
    present.sendAll({ type: "refused", code: "cannot-save", params: {} });
    return refuse<TableRefusal>("cannot-save");
  }

  get #table(): StoredTable {
    return this.#ports.table.stored;
  }

  async #keep({ entry, number, summary, awaited, isPublic }: Done<WrittenMessage>): Promise<void> {
    const { store, metrics, now, tableTime } = this.#ports.services;
    const times: Times = { now: now(), tableTime: tableTime() };
    const people = awaitedPeople(this.#table, awaited, times);
    // After the end a table changes no more.
    const noticed = isPublic && this.#table.status === "playing" ? { at: times.now } : {};
    try {
      await metrics.timeAppend(() =>
        store.append({ table: this.#id, number, entry, summary, awaited: people, ...noticed }),
      );
      metrics.entry(this.#table.game, entry.what.kind);
    } catch (error) {
      throw error instanceof CannotSave ? this.couldNotSave(error) : error;
    }
    this.#isSaving = true;
    const status = summary.over ? "over" : "playing";
    this.#ports.table.stored = { ...this.#table, status, deciders: summary.deciders, awaited: people };
  }

  async #tell(messages: ReadonlyMap<Viewer, WrittenMessage>, { summary }: Done<WrittenMessage>): Promise<void> {
    this.#ports.present.tellEach(messages);
    if (summary.over) await this.#ports.onOver();
  }

  #restart(error: unknown): void {
    if (!(error instanceof Refusal)) {
      this.reload();
      return;
    }
    // Everybody may stay. The log is read again: a database that was lost may have kept what it did not answer.
    this.#engine.close();
    this.#ports.onDoubt();
  }

  #think(seat: Seat, sight: SeatSight): Promise<Action | undefined> {
    const { id: table, game, rules, places } = this.#table;
    const { bots, metrics } = this.#ports.services;
    // The bot that sits there, or for a person an average one.
    const bot = places.find((place) => place.seat === seat)?.bot ?? DEFAULT_BOT;
    return this.#withEngine(() => metrics.timeThinking(() => bots.choose({ table, game, rules, bot, sight })));
  }

  async #ask(question: EngineAsk): Promise<EngineAnswer> {
    this.mustHaveBegun();
    return this.#withEngine(() => this.#engine.ask(this.#table, question));
  }

  /** Does something that needs the rules. Where they fail, what is in memory may be wrong, or the game is hopeless. */
  async #withEngine<X>(job: () => Promise<X>): Promise<X> {
    try {
      return await job();
    } catch (error) {
      if (error instanceof EngineFailure && error.reason === "rules-missing")
        throw refuse<TableRefusal>("rules-missing");
      // A log that cannot be read now says nothing against what is in memory.
      if (error instanceof CannotSave) throw error;
      if (!(error instanceof EngineFailure && error.isFinal)) {
        this.reload();
        throw error;
      }
      await this.#setAside(error);
      throw refuse<TableRefusal>("table-broken");
    }
  }

  /** The game no longer plays: it is left as it is, its players are told, and the rest go on. */
  async #setAside(why: unknown): Promise<void> {
    const { services, table } = this.#ports;
    services.log.error({ table: this.#id, game: this.#table.game, err: why }, "a game no longer plays");
    // A finished game stays what it is: only its record cannot be made at present.
    if (this.#table.status !== "playing") return;
    await services.store.setAside(this.#id);
    table.stored = { ...this.#table, status: "broken" };
    this.tellOfSetAside();
  }
}
