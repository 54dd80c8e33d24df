import { Refusal } from "@serai/kernel";
import { WriteConflict } from "@serai/table";
import { CannotSave } from "../store/cannot-save.ts";
import type { StoredTable } from "../store/store.ts";
import type { Chat } from "./chat.ts";
import type { Connected } from "./connected.ts";
import type { ConnectedViewers } from "./connected-viewers.ts";
import type { TableGathering } from "./gathering.ts";
import type { RoomGame, RoomTable } from "./room-game.ts";
import { isExpected, type RoomServices } from "./services.ts";
import { byPresentRules } from "./start.ts";
import type { Watchers } from "./watchers.ts";

/** How often a change is tried where other servers are always first. */
const MOST_TRIES = 10;
/** When the log is read again that could not be read. */
const FOLLOW_AGAIN_MS = 1_000;

interface FollowerPorts {
  readonly services: RoomServices;
  readonly table: RoomTable;
  readonly present: ConnectedViewers;
  readonly watchers: Watchers;
  readonly chat: Chat;
  readonly gathering: TableGathering;
  readonly game: RoomGame;
  wakeAt(at: number | undefined): void;
}

/** A table that several servers may have open: what is on disk is told to those who are here. */
export class TableFollower {
  readonly #ports: FollowerPorts;
  readonly #id: string;
  #timer: NodeJS.Timeout | undefined;
  /** Something may be on disk that nobody here was told. */
  #isBehind = false;

  constructor(ports: FollowerPorts) {
    this.#ports = ports;
    this.#id = ports.table.stored.id;
  }

  /**
   * Does a job about the table as it is on disk: where another server was first, that is read and the job done anew. So is what
   * was refused because the news of it is still on its way.
   */
  inTurn<X>(job: (at: number) => Promise<X>): Promise<X> {
    return this.#ports.game.host.inTurn(async (at) => {
      for (let tries = 1; ; tries++) {
        try {
          return await job(at);
        } catch (error) {
          const mayHelpToRead =
            error instanceof WriteConflict || (error instanceof Refusal && (await this.#hasChangedOnDisk()));
          if (!mayHelpToRead || tries === MOST_TRIES) throw error;
          await this.catchUp();
        }
      }
    });
  }

  /** Another server has changed the table, or may have: what it has done is told here too, as soon as it can be read. */
  async follow(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await this.#ports.game.host.inTurn(() => this.catchUp());
    } catch (error) {
      if (!(error instanceof CannotSave)) throw error;
      this.#followLater();
    }
  }

  async followIfBehind(): Promise<void> {
    if (this.#isBehind) await this.follow();
  }

  /** Asks the database whether another server has changed the table, and reads it if so. Only for a job that is in turn. */
  async catchUpWithDisk(): Promise<void> {
    if (this.#isBehind || (await this.#hasChangedOnDisk())) await this.catchUp();
  }

  /** Reads the table where writing or reading it failed; else it does not ask the database. Only for a job that is in turn. */
  async catchUpIfBehind(): Promise<void> {
    if (this.#isBehind) await this.catchUp();
  }

  /** Nobody knows whether the last thing is on disk: the log is read again soon. */
  fallBehind(): void {
    this.#isBehind = true;
    this.#followLater();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Everybody here is told what is on disk and was not told yet. Only for a job that is in turn. */
  async catchUp(): Promise<void> {
    const { services, table } = this.#ports;
    const found = await services.store.table(this.#id);
    if (found === undefined) return;
    const before = table.stored;
    table.stored = byPresentRules(found, services.games);
    this.#isBehind = false;
    try {
      await this.#tellChanges(before, table.stored);
    } catch (error) {
      // Some may not have heard: the next job reads it again.
      table.stored = before;
      this.#isBehind = true;
      throw error;
    }
  }

  async #tellChanges(before: StoredTable, stored: StoredTable): Promise<void> {
    const { present, watchers, gathering, game, chat, wakeAt } = this.#ports;
    if (stored.rematch !== undefined && before.rematch === undefined)
      present.sendAll({ type: "rematch", id: stored.rematch });
    if (stored.watchers !== before.watchers) {
      watchers.dismiss();
      watchers.tell();
    }
    if (stored.status === "gathering") return gathering.tell();
    if (stored.status === "given-up") for (const connected of present) connected.dismiss("given-up");
    if (stored.status === "broken" && before.status !== "broken") game.tellOfSetAside();
    // Somebody who sat there is forgotten: their name goes from what is in memory too.
    if (before.status !== "gathering" && stored.revision !== before.revision) game.reload();
    // With nobody to tell, the log is read when somebody comes.
    if (present.isEmpty) game.close();
    if (stored.status === "broken" || present.isEmpty) return;
    if (before.status === "gathering") {
      // A start of this server's own that was not kept may still be in memory.
      game.close();
      return this.tellOfBegin();
    }
    const opened = await game.follow(stored);
    await this.#tellUnheard();
    if (stored.status === "over" && before.status !== "over") await chat.showAll(stored, present);
    if (opened) wakeAt(opened.summary.wakesAt);
  }

  async tellOfBegin(): Promise<void> {
    const { table, present, watchers, wakeAt } = this.#ports;
    watchers.dismiss();
    for (const connected of present) await this.tell(connected, undefined);
    watchers.tell();
    wakeAt(table.stored.began);
  }

  /** How the table stands, or what somebody who has heard the first `from` events has not heard. */
  async tell(connected: Connected, from: number | undefined): Promise<void> {
    const { game, present } = this.#ports;
    game.mustHaveBegun();
    const viewer = present.viewerOf(connected);
    const message = await game.host.message(viewer, from);
    // They have heard more than this server has: another one told them, and its news is still on its way here.
    const hasHeardMore = from !== undefined && message.number < from;
    if (hasHeardMore) await this.catchUp();
    present.tell(connected, hasHeardMore ? await game.host.message(viewer, from) : message);
  }

  /** Whether another server has changed it since it was read here. */
  async #hasChangedOnDisk(): Promise<boolean> {
    const { services, table, game } = this.#ports;
    // Without other servers what is in memory is on disk.
    if (!services.store.nodes.isShared) return false;
    const kept = await services.store.progress(this.#id);
    if (kept === undefined) return false;
    const { status, revision, watchers, rematch } = table.stored;
    const isAsKept =
      kept.status === status && kept.revision === revision && kept.entries === (game.entries ?? kept.entries);
    return !isAsKept || kept.watchers !== watchers || kept.rematch !== rematch;
  }

  async #tellUnheard(): Promise<void> {
    const { game, present } = this.#ports;
    for (const viewer of present.viewers) {
      const message = await game.host.message(viewer, present.heardBy(viewer));
      if (!message.isEmpty) present.tellEach(new Map([[viewer, message]]));
    }
  }

  #followLater(): void {
    clearTimeout(this.#timer);
    const follow = (): void =>
      void this.follow().catch((error: unknown) => {
        if (!isExpected(error)) this.#ports.services.log.error({ err: error, table: this.#id }, "a table failed");
      });
    this.#timer = setTimeout(follow, FOLLOW_AGAIN_MS).unref();
  }
}
