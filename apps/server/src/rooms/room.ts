import { type GameRecord, Refusal, refuse } from "@serai/kernel";
import type { ChatRoom, Command, Gathering, Say, TableRefusal } from "@serai/table";
import type { StoryMoment } from "@serai/words/story";
import { CannotSave } from "../store/cannot-save.ts";
import type { WatchersAt } from "../store/nodes.ts";
import type { NewTable, Person, Place, StoredTable } from "../store/store.ts";
import { Alarm } from "./alarm.ts";
import { Chat, readableTo } from "./chat.ts";
import type { Connected } from "./connected.ts";
import { ConnectedViewers } from "./connected-viewers.ts";
import { Departures } from "./departures.ts";
import { TableGathering } from "./gathering.ts";
import { RoomGame, type RoomTable } from "./room-game.ts";
import { isExpected, type RoomServices } from "./services.ts";
import { type Contribution, gatheringFor, seatOf } from "./start.ts";
import { TableFollower } from "./table-follower.ts";
import { Watchers } from "./watchers.ts";

/** When it is asked again whether another server still sees to what is due. */
const CLAIM_AGAIN_MS = 2_000;

/**
 * A table in use, from its first free place to its end: what people do here. Its parts are the places before the start
 * (`TableGathering`), the game (`RoomGame`), those who look at it (`ConnectedViewers`, `Watchers`), what they say (`Chat`), what
 * other servers change (`TableFollower`), and those who leave it for good (`Departures`). The queue of the game is the one
 * for everything that happens here.
 */
export class Room {
  readonly #services: RoomServices;
  readonly #at: RoomTable;
  readonly #present = new ConnectedViewers(() => this.#table);
  readonly #watchers = new Watchers(() => this.#table, this.#present);
  readonly #chat: Chat;
  readonly #gathering: TableGathering;
  readonly #game: RoomGame;
  readonly #follower: TableFollower;
  readonly #departures: Departures;
  readonly #alarm: Alarm;

  constructor(services: RoomServices, stored: StoredTable) {
    this.#services = services;
    this.#at = { stored };
    this.#chat = new Chat(services, stored.id);
    this.#alarm = new Alarm(services.tableTime, () => this.#wakeQuietly());
    const wakeAt = (at: number | undefined): void => this.#alarm.set(at);
    const shared = { services, table: this.#at, present: this.#present, wakeAt };
    this.#game = new RoomGame({
      ...shared,
      readOn: () => this.#follower.catchUp(),
      onDoubt: () => this.#follower.fallBehind(),
      onOver: () => this.#chat.showAll(this.#table, this.#present),
    });
    this.#gathering = new TableGathering({
      ...shared,
      table: () => this.#table,
      setTable: (changed) => {
        this.#at.stored = changed;
      },
      begin: (begun) => this.#game.begin(begun),
      onBegun: () => this.#follower.tellOfBegin(),
    });
    this.#follower = new TableFollower({
      ...shared,
      watchers: this.#watchers,
      chat: this.#chat,
      gathering: this.#gathering,
      game: this.#game,
    });
    this.#departures = new Departures({ ...shared, game: this.#game });
  }

  get #table(): StoredTable {
    return this.#at.stored;
  }

  get id(): string {
    return this.#table.id;
  }

  get owner(): string {
    return this.#table.owner;
  }

  get hasBots(): boolean {
    return this.#table.places.some(({ kind }) => kind === "bot");
  }

  /** A game is under way that bots have seats in. */
  get isPlayedByBots(): boolean {
    return this.#table.status === "playing" && this.hasBots;
  }

  /** Nobody is looking and nothing is under way. */
  get isIdle(): boolean {
    return this.#present.isEmpty && this.#game.host.isIdle;
  }

  get settings(): Pick<
    StoredTable,
    "game" | "options" | "clock" | "public" | "rated" | "club" | "seating" | "places" | "rematch" | "status"
  > {
    return this.#table;
  }

  /** Those who look at it and are known, each once. */
  get people(): string[] {
    return this.#present.people;
  }

  /** Those who only look on; `undefined` where nobody does. */
  get watchers(): WatchersAt | undefined {
    const { tags, others } = this.#watchers.here;
    return tags.length + others === 0 ? undefined : { table: this.id, tags, others };
  }

  setWatchersElsewhere(elsewhere: readonly WatchersAt[]): void {
    this.#watchers.setElsewhere(elsewhere);
  }

  isHere(person: string): boolean {
    return this.#present.has(person);
  }

  /** How the table gathers, once what other servers have changed is read. */
  look(person: string | undefined): Promise<Gathering> {
    return this.#follower.inTurn(async () => {
      await this.#follower.catchUpWithDisk();
      return this.gathering(person);
    });
  }

  gathering(person: string | undefined): Gathering {
    return gatheringFor(this.#table, person);
  }

  isSeated(person: string): boolean {
    return this.#table.places.some((place) => place.person === person);
  }

  /** Sits a person down, once `onAllowed` is done, at the first free place or again at their own; the last starts the game. */
  sit(person: Person, name: string, contribution: Contribution, onAllowed: () => Promise<void>): Promise<Gathering> {
    return this.#follower.inTurn(async () => {
      await this.#gathering.sit(person, name, contribution, onAllowed);
      return this.gathering(person.id);
    });
  }

  /** A player shows the nonce whose hash was sent on sitting down; with the last one the game begins. */
  reveal(person: string, nonce: string): Promise<void> {
    return this.#follower.inTurn(() => this.#gathering.reveal(person, nonce));
  }

  stand(person: string): Promise<void> {
    return this.#follower.inTurn(() => this.#gathering.stand(person));
  }

  /** A finished game leaves the person's list; one that only they and bots sit at is given up. */
  remove(person: string): Promise<void> {
    return this.#follower.inTurn(() => this.#departures.remove(person));
  }

  /** The owner waits no longer: bots take the places that are free. */
  fillWithBots(person: string, names: (places: readonly Place[]) => Place[]): Promise<void> {
    return this.#follower.inTurn(() => this.#gathering.fillWithBots(person, names));
  }

  /** Somebody wants to be forgotten: a bot plays on for them, and nothing here leads to them any more. */
  forgetPerson(person: string): Promise<void> {
    return this.#follower.inTurn((at) => this.#departures.forget(person, at));
  }

  /** The id of the rematch: of the table that somebody has opened already, else of a new one. */
  rematch(draft: (settings: StoredTable) => NewTable): Promise<string> {
    return this.#follower.inTurn(async () => {
      if (this.#table.status !== "over") throw refuse<TableRefusal>("not-over");
      if (this.#table.rematch !== undefined) return this.#table.rematch;
      const id = await this.#services.store.addRematch({ of: this.id, table: draft(this.#table) });
      this.#at.stored = { ...this.#table, rematch: id };
      this.#present.sendAll({ type: "rematch", id });
      return id;
    });
  }

  record(): Promise<GameRecord> {
    return this.#follower.inTurn(() => this.#game.record());
  }

  /** The finished game, move by move, with all that came of each. */
  story(): Promise<{ readonly record: GameRecord; readonly moments: readonly StoryMoment[] }> {
    return this.#follower.inTurn(() => this.#game.story());
  }

  /** Sends what the newcomer has not heard, then keeps them told. */
  join(connected: Connected, from: number | undefined): Promise<void> {
    return this.#follower.inTurn(async () => {
      await this.#follower.catchUpWithDisk();
      if (this.#watchers.isShutTo(connected)) throw refuse<TableRefusal>("no-watchers");
      await this.#gathering.startIfFull();
      if (this.#table.status === "gathering") {
        connected.send({ type: "gathering", ...this.gathering(connected.person) });
      } else {
        await this.#follower.tell(connected, from);
        this.#alarm.set(this.#services.tableTime());
      }
      this.#present.add(connected);
      if (this.#present.plays(connected)) this.#watchers.tell([connected]);
      else this.#watchers.tellSoon();
      await this.#chat.show(connected, readableTo(this.#table, connected.person));
    });
  }

  leave(connected: Connected): void {
    if (this.#present.remove(connected) && !this.#present.plays(connected)) this.#watchers.tellSoon();
  }

  command(connected: Connected, command: Command): Promise<void> {
    const { id } = command;
    const perform = (at: number): Promise<void> =>
      this.#answering(connected, id, async () => {
        await this.#follower.catchUpIfBehind();
        this.#game.mustHaveBegun();
        const seat = seatOf(this.#table, connected.person);
        if (seat === undefined) throw refuse<TableRefusal>("not-seated");
        await this.#game.host.perform({ what: "command", seat, command }, at, () =>
          connected.send({ type: "done", id }),
        );
        if (command.type === "resign" && connected.person !== undefined)
          await this.#services.store.putAway({ table: this.id, person: connected.person });
      });
    return this.#services.metrics.timeCommand(() => this.#game.host.inTurn(perform));
  }

  say(connected: Connected, say: Say): Promise<void> {
    return this.#game.host.inTurn(() =>
      this.#answering(connected, say.id, async () => {
        await this.#chat.say(this.#table, connected, say, this.#present);
        connected.send({ type: "done", id: say.id });
      }),
    );
  }

  mayRead(person: string, room: ChatRoom): boolean {
    return readableTo(this.#table, person).includes(room);
  }

  mute(reader: string, tag: string, muted: boolean): Promise<void> {
    return this.#game.host.inTurn(() => this.#chat.mute(reader, tag, muted));
  }

  /** What this person reads here is to be as they want it now. */
  showChatTo(reader: string): Promise<void> {
    return this.#game.host.inTurn(async () => {
      for (const connected of this.#present)
        if (connected.person === reader) await this.#chat.show(connected, readableTo(this.#table, reader));
    });
  }

  /** The owner opens the table to those who do not play, or closes it; those who watch then are let go. */
  setWatchers(person: string | undefined, open: boolean): Promise<void> {
    return this.#game.host.inTurn(async () => {
      if (person !== this.#table.owner) throw refuse<TableRefusal>("not-owner");
      await this.#services.store.setWatchers({ table: this.id, open });
      this.#at.stored = { ...this.#table, watchers: open };
      this.#watchers.dismiss();
      if (this.#table.status === "gathering") this.#gathering.tell();
      else this.#watchers.tell();
    });
  }

  /** Does what is due here without people: time that is out, standing orders, bots; a start that is given up. */
  async wake(): Promise<void> {
    // Where another server sees to it, it is looked for again as long as this one has the table.
    if (!(await this.#services.store.nodes.claim(`table ${this.id}`)))
      return this.#alarm.set(this.#services.tableTime() + CLAIM_AGAIN_MS);
    await this.#follower.followIfBehind();
    if (this.#table.status === "playing") await this.#game.host.wake();
    else await this.#follower.inTurn(() => this.#gathering.giveUpStart());
  }

  /** Another server has changed the table, or may have. */
  follow(): Promise<void> {
    return this.#follower.follow();
  }

  /** Another server has taken a line of chat, or one away. */
  showChat(): Promise<void> {
    return this.#game.host.inTurn(() => this.#chat.showAll(this.#table, this.#present));
  }

  /** Reads the game from its log; one that no longer plays is set aside. */
  check(): Promise<void> {
    return this.#game.host.inTurn(async () => {
      if (this.#table.status === "playing") await this.#game.check();
    });
  }

  forget(): Promise<void> {
    this.#alarm.stop();
    this.#follower.stop();
    return this.#game.forget();
  }

  /** A refusal goes to the client that asked. */
  async #answering(connected: Connected, id: string, job: () => Promise<void>): Promise<void> {
    try {
      await job();
    } catch (error) {
      const refusal = error instanceof CannotSave ? this.#game.couldNotSave(error) : error;
      if (!(refusal instanceof Refusal)) throw refusal;
      connected.send({ type: "refused", id, code: refusal.code, params: refusal.params });
    }
  }

  #wakeQuietly(): void {
    this.wake().catch((error: unknown) => {
      if (!isExpected(error)) this.#services.log.error({ err: error, table: this.id }, "a table failed");
    });
  }
}
