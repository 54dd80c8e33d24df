import { randomUUID } from "node:crypto";
import { DEFAULT_BOT } from "@serai/games/list/index.ts";
import { type Action, type GameRecord, Refusal, refuse, type Seat, type Viewer } from "@serai/kernel";
import {
  type Audience,
  type ChatRoom,
  type Command,
  type Done,
  type Gathering,
  type Say,
  type SeatSight,
  TableHost,
  type TableRefusal,
  WriteConflict,
} from "@serai/table";
import type { StoryMoment } from "@serai/words/story";
import { CannotSave } from "../store/cannot-save.ts";
import type { Person, Place, StoredTable } from "../store/store.ts";
import type { EngineAnswer, EngineAsk } from "../threads/engine-calls.ts";
import { EngineFailure } from "../threads/engine-failure.ts";
import type { WrittenMessage } from "../threads/written-message.ts";
import { Alarm } from "./alarm.ts";
import { freed, withoutPerson } from "./anonymous.ts";
import { askedOf, type Moment } from "./asked.ts";
import { Chat, readableTo } from "./chat.ts";
import type { Connected } from "./connected.ts";
import { GameInEngine } from "./game-in-engine.ts";
import { TableGathering } from "./gathering.ts";
import { heldInEngine } from "./held-in-engine.ts";
import { Present } from "./present.ts";
import { isExpected, type RoomServices } from "./services.ts";
import { gatheringFor, isAloneAt, isDeserted, type Luck, seatOf } from "./start.ts";
import { Watchers } from "./watchers.ts";

/** How often a change is tried where other servers are always first. */
const MOST_TRIES = 10;
/** When it is asked again whether another server still sees to what is due. */
const CLAIM_AGAIN_MS = 2_000;
/** When the log is read again that could not be read. */
const FOLLOW_AGAIN_MS = 1_000;

/**
 * A table in use, from its first free place to its end. Its game is hosted by a `TableHost`, whose queue is also the one
 * for everything else that happens here.
 */
export class Room {
  readonly #services: RoomServices;
  readonly #present = new Present(() => this.#table);
  readonly #watchers = new Watchers(() => this.#table, this.#present);
  readonly #gathering: TableGathering;
  readonly #chat: Chat;
  readonly #host: TableHost<WrittenMessage>;
  readonly #game: GameInEngine;
  #table: StoredTable;
  readonly #alarm: Alarm;
  #following: NodeJS.Timeout | undefined;
  /** Something may be on disk that nobody here was told. */
  #isBehind = false;
  /** The last thing that happened here is on disk. */
  #isSaving = true;

  constructor(services: RoomServices, table: StoredTable) {
    this.#services = services;
    this.#table = table;
    this.#chat = new Chat(services, table.id);
    this.#game = new GameInEngine(services);
    this.#alarm = new Alarm(services.tableTime, () => this.#wakeQuietly());
    this.#gathering = new TableGathering({
      services,
      present: this.#present,
      table: () => this.#table,
      setTable: (changed) => {
        this.#table = changed;
      },
      begin: (begun, at) => this.#withEngine(() => this.#game.begin(begun, at)),
      onBegun: () => this.#tellOfBegin(),
      wakeAt: (at) => this.#alarm.set(at),
    });
    this.#host = new TableHost({
      game: heldInEngine(table.id, (question) => this.#ask(question)),
      now: services.tableTime,
      keep: (done) => this.#keep(done),
      readOn: () => this.#readOn(),
      think: (seat, sight) => this.#think(seat, sight),
      audience: this.#audience(),
      wakeAt: (at) => this.#alarm.set(at),
    });
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
    return this.#present.isEmpty && this.#host.isIdle;
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

  isHere(person: string): boolean {
    return this.#present.people.includes(person);
  }

  gathering(person: string | undefined): Gathering {
    return gatheringFor(this.#table, person);
  }

  isSeated(person: string): boolean {
    return this.#table.places.some((place) => place.person === person);
  }

  /** Sits a person down, once `onAllowed` is done, at the first free place or again at their own; the last starts the game. */
  sit(person: Person, name: string, luck: Luck, onAllowed: () => Promise<void>): Promise<Gathering> {
    return this.#inTurn(async () => {
      await this.#gathering.sit(person, name, luck, onAllowed);
      return this.gathering(person.id);
    });
  }

  /** A player shows the nonce whose hash was sent on sitting down; with the last one the game begins. */
  reveal(person: string, nonce: string): Promise<void> {
    return this.#inTurn(() => this.#gathering.reveal(person, nonce));
  }

  stand(person: string): Promise<void> {
    return this.#inTurn(() => this.#gathering.stand(person));
  }

  /** A finished game leaves the person's list; one that only they and bots sit at is given up. */
  remove(person: string): Promise<void> {
    return this.#host.inTurn(async () => {
      const { status, owner } = this.#table;
      if (owner !== person && !this.isSeated(person)) throw refuse<TableRefusal>("not-seated");
      const own = { table: this.id, person };
      if (status !== "gathering" && status !== "playing") return this.#services.store.putAway(own);
      if (!isAloneAt(this.#table, person)) throw refuse<TableRefusal>("others-play");
      await this.#services.store.giveUp(own);
      const { revealBy: _over, ...table } = this.#table;
      this.#table = { ...table, status: "given-up" };
      this.#alarm.set(undefined);
      for (const connected of this.#present) connected.dismiss("given-up");
    });
  }

  /** The owner waits no longer: bots take the places that are free. */
  fillWithBots(person: string, names: (places: readonly Place[]) => Place[]): Promise<void> {
    return this.#inTurn(() => this.#gathering.fillWithBots(person, names));
  }

  /** Somebody wants to be forgotten: a bot plays on for them, and nothing here leads to them any more. */
  forgetPerson(person: string): Promise<void> {
    return this.#inTurn(async (at) => {
      const seat = seatOf(this.#table, person);
      const leaving = { type: "leave", id: randomUUID() } as const;
      if (this.#table.status === "playing" && seat !== undefined)
        await this.#host.perform({ what: "command", seat, command: leaving }, at).catch((error: unknown) => {
          // A game that no longer plays is forgotten about all the same.
          if (!(error instanceof Refusal)) throw error;
        });
      const gathers = this.#table.status === "gathering";
      const left = withoutPerson(this.#table, person);
      const places = left.places.map((place, i) =>
        gathers && this.#table.places[i].person === person ? freed(place) : place,
      );
      const { store } = this.#services;
      const isLeftToBots = this.#table.status === "playing" && isDeserted({ places });
      const wakesAt = isLeftToBots ? at : undefined;
      await store.leaveTable({ table: this.id, person, places, owner: left.owner, ...(wakesAt && { wakesAt }) });
      const { revealBy: _over, ...table } = this.#table;
      this.#table = { ...table, places, owner: left.owner, revision: table.revision + 1 };
      this.#reload();
      if (isLeftToBots) this.#alarm.set(at);
    });
  }

  setRematch(rematch: string): Promise<void> {
    return this.#host.inTurn(async () => {
      await this.#services.store.setRematch({ table: this.id, rematch });
      this.#table = { ...this.#table, rematch };
      this.#present.sendAll({ type: "rematch", id: rematch });
    });
  }

  record(): Promise<GameRecord> {
    return this.#host.inTurn(async () => {
      this.#mustHaveBegun();
      const answer = await this.#ask({ what: "record", table: this.id });
      if (answer.kind !== "record" || answer.record === undefined) throw refuse<TableRefusal>("not-over");
      return answer.record;
    });
  }

  /** The finished game, move by move, with all that came of each. */
  story(): Promise<{ readonly record: GameRecord; readonly moments: readonly StoryMoment[] }> {
    return this.#host.inTurn(async () => {
      this.#mustHaveBegun();
      const answer = await this.#ask({ what: "story", table: this.id });
      if (answer.kind !== "story" || answer.record === undefined || answer.moments === undefined)
        throw refuse<TableRefusal>("not-over");
      return { record: answer.record, moments: answer.moments };
    });
  }

  /** Sends what the newcomer has not heard, then keeps them told. */
  join(connected: Connected, from: number | undefined): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#isBehind) await this.#catchUp();
      if (this.#watchers.isShutTo(connected)) throw refuse<TableRefusal>("no-watchers");
      await this.#gathering.startIfFull();
      if (this.#table.status === "gathering") {
        connected.send({ type: "gathering", ...this.gathering(connected.person) });
      } else {
        await this.#sendStanding(connected, from);
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
        if (this.#isBehind) await this.#catchUp();
        this.#mustHaveBegun();
        const seat = seatOf(this.#table, connected.person);
        if (seat === undefined) throw refuse<TableRefusal>("not-seated");
        await this.#host.perform({ what: "command", seat, command }, at, () => connected.send({ type: "done", id }));
        if (command.type === "resign" && connected.person !== undefined)
          await this.#services.store.putAway({ table: this.id, person: connected.person });
      });
    return this.#services.metrics.timeCommand(() => this.#host.inTurn(perform));
  }

  say(connected: Connected, say: Say): Promise<void> {
    return this.#host.inTurn(() =>
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
    return this.#host.inTurn(async () => {
      await this.#chat.mute(reader, tag, muted);
      for (const connected of this.#present)
        if (connected.person === reader) await this.#chat.show(connected, readableTo(this.#table, reader));
    });
  }

  /** The owner opens the table to those who do not play, or closes it; those who watch then are let go. */
  setWatchers(person: string | undefined, open: boolean): Promise<void> {
    return this.#host.inTurn(async () => {
      if (person !== this.#table.owner) throw refuse<TableRefusal>("not-owner");
      await this.#services.store.setWatchers({ table: this.id, open });
      this.#table = { ...this.#table, watchers: open };
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
    if (this.#isBehind) await this.follow();
    if (this.#table.status === "playing") await this.#host.wake();
    else await this.#inTurn(() => this.#gathering.giveUpStart());
  }

  /** Another server has changed the table, or may have: what it has done is told here too, as soon as it can be read. */
  async follow(): Promise<void> {
    clearTimeout(this.#following);
    try {
      await this.#host.inTurn(() => this.#catchUp());
    } catch (error) {
      if (!(error instanceof CannotSave)) throw error;
      this.#followLater();
    }
  }

  /** Another server has taken a line of chat, or one away. */
  showChat(): Promise<void> {
    return this.#host.inTurn(async () => {
      for (const connected of this.#present)
        await this.#chat.show(connected, readableTo(this.#table, connected.person));
    });
  }

  /** Reads the game from its log; one that no longer plays is set aside. */
  check(): Promise<void> {
    return this.#host.inTurn(async () => {
      if (this.#table.status === "playing") await this.#withEngine(() => this.#game.check(this.#table));
    });
  }

  forget(): Promise<void> {
    this.#alarm.stop();
    clearTimeout(this.#following);
    return this.#game.forget(this.id);
  }

  /** Changes the table as it is on disk: where another server was first, that is read and the job done anew. */
  #inTurn<X>(job: (at: number) => Promise<X>): Promise<X> {
    return this.#host.inTurn(async (at) => {
      for (let tries = 1; ; tries++) {
        try {
          return await job(at);
        } catch (error) {
          if (!(error instanceof WriteConflict) || tries === MOST_TRIES) throw error;
          await this.#catchUp();
        }
      }
    });
  }

  /** What was played here is not in the log: it is taken out of memory, and everybody hears what was played elsewhere. */
  async #readOn(): Promise<void> {
    this.#game.close();
    await this.#catchUp();
  }

  #followLater(): void {
    clearTimeout(this.#following);
    const follow = (): void =>
      void this.follow().catch((error: unknown) => {
        if (!isExpected(error)) this.#services.log.error({ err: error, table: this.id }, "a table failed");
      });
    this.#following = setTimeout(follow, FOLLOW_AGAIN_MS).unref();
  }

  /** Everybody here is told what is on disk and was not told yet. */
  async #catchUp(): Promise<void> {
    const stored = await this.#services.store.table(this.id);
    if (stored === undefined) return;
    const before = this.#table;
    this.#table = stored;
    this.#isBehind = false;
    if (stored.rematch !== undefined && before.rematch === undefined)
      this.#present.sendAll({ type: "rematch", id: stored.rematch });
    if (stored.watchers !== before.watchers) this.#watchers.dismiss();
    if (stored.status === "gathering") return this.#gathering.tell();
    if (stored.status === "given-up") for (const connected of this.#present) connected.dismiss("given-up");
    // With nobody to tell, the log is read when somebody comes.
    if (this.#present.isEmpty) this.#game.close();
    if (stored.status === "broken" || this.#present.isEmpty) return;
    if (before.status === "gathering") return this.#tellOfBegin();
    const standing = await this.#withEngine(() => this.#game.follow(stored));
    await this.#tellUnheard();
    if (stored.status === "over" && before.status !== "over") await this.#openChat();
    if (standing) this.#alarm.set(standing.facts.wakesAt);
  }

  async #tellUnheard(): Promise<void> {
    for (const viewer of this.#present.viewers) {
      const message = await this.#host.message(viewer, this.#present.heardBy(viewer));
      if (!message.isEmpty) this.#present.tellEach(new Map([[viewer, message]]));
    }
  }

  /** A refusal goes to the client that asked. */
  async #answering(connected: Connected, id: string, job: () => Promise<void>): Promise<void> {
    try {
      await job();
    } catch (error) {
      const refusal = error instanceof CannotSave ? this.#couldNotSave(error) : error;
      if (!(refusal instanceof Refusal)) throw refusal;
      connected.send({ type: "refused", id, code: refusal.code, params: refusal.params });
    }
  }

  #audience(): Audience<WrittenMessage> {
    return {
      viewers: () => this.#present.viewers,
      tell: (messages, done) => this.#tell(messages, done),
      restart: (error) => {
        if (!(error instanceof Refusal)) return this.#reload();
        // Everybody may stay. The log is read again: a database that was lost may have kept what it did not answer.
        this.#game.close();
        this.#isBehind = true;
        this.#followLater();
      },
    };
  }

  async #keep({ entry, number, facts, waiting, isPublic }: Done<WrittenMessage>): Promise<void> {
    const moment = this.#moment();
    const asked = askedOf(this.#table, waiting, moment);
    // After the end a table changes no more.
    const noticed = isPublic && this.#table.status === "playing" ? { at: moment.now } : {};
    try {
      const { store, metrics } = this.#services;
      await metrics.timeAppend(() => store.append({ table: this.id, number, entry, facts, asked, ...noticed }));
      metrics.entry(this.#table.game, entry.what.kind);
    } catch (error) {
      throw error instanceof CannotSave ? this.#couldNotSave(error) : error;
    }
    this.#isSaving = true;
    this.#table = { ...this.#table, status: facts.over ? "over" : "playing", deciders: facts.deciders };
  }

  async #tell(messages: ReadonlyMap<Viewer, WrittenMessage>, { facts }: Done<WrittenMessage>): Promise<void> {
    this.#present.tellEach(messages);
    if (facts.over) await this.#openChat();
  }

  /** After the end everybody may read both rooms. */
  async #openChat(): Promise<void> {
    for (const connected of this.#present) await this.#chat.show(connected, readableTo(this.#table, connected.person));
  }

  #think(seat: Seat, sight: SeatSight): Promise<Action | undefined> {
    const { id: table, game, rules } = this.#table;
    const { bots, metrics } = this.#services;
    const turn = { table, game, rules, bot: this.#botFor(seat), sight };
    return this.#withEngine(() => metrics.timeThinking(() => bots.choose(turn)));
  }

  #moment(): Moment {
    return { now: this.#services.now(), tableTime: this.#services.tableTime() };
  }

  /** The bot that sits there, or that plays for a person: then an average bot. */
  #botFor(seat: number): string {
    const bot = this.#table.places.find((place) => place.seat === seat)?.bot;
    return bot ?? DEFAULT_BOT;
  }

  #wakeQuietly(): void {
    this.wake().catch((error: unknown) => {
      if (!isExpected(error)) this.#services.log.error({ err: error, table: this.id }, "a table failed");
    });
  }

  async #tellOfBegin(): Promise<void> {
    this.#watchers.dismiss();
    for (const connected of this.#present) await this.#sendStanding(connected, undefined);
    this.#watchers.tell();
    this.#alarm.set(this.#table.began);
  }

  async #sendStanding(connected: Connected, from: number | undefined): Promise<void> {
    this.#mustHaveBegun();
    const viewer = this.#present.viewerOf(connected);
    const message = await this.#host.message(viewer, from);
    // They have heard more than this server has: another one told them, and its news is still on its way here.
    const isBehind = from !== undefined && message.number < from;
    if (isBehind) await this.#catchUp();
    this.#present.tell(connected, isBehind ? await this.#host.message(viewer, from) : message);
  }

  #mustHaveBegun(): void {
    if (this.#table.status === "gathering") throw refuse<TableRefusal>("not-started");
    if (this.#table.status === "broken") throw refuse<TableRefusal>("table-broken");
    if (this.#table.status === "given-up") throw refuse<TableRefusal>("given-up");
  }

  async #ask(question: EngineAsk): Promise<EngineAnswer> {
    this.#mustHaveBegun();
    return this.#withEngine(() => this.#game.ask(this.#table, question));
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
        this.#reload();
        throw error;
      }
      await this.#setAside(error);
      throw refuse<TableRefusal>("table-broken");
    }
  }

  /** The game no longer plays: it is left as it is, its players are told, and the rest go on. */
  async #setAside(why: unknown): Promise<void> {
    this.#services.log.error({ table: this.id, game: this.#table.game, err: why }, "a game no longer plays");
    // A finished game stays what it is: only its record cannot be made at present.
    if (this.#table.status !== "playing") return;
    await this.#services.store.setAside(this.id);
    this.#table = { ...this.#table, status: "broken" };
    this.#present.sendAll({ type: "refused", code: "table-broken", params: {} });
  }

  /** Everybody is told why play stands. */
  #couldNotSave(error: CannotSave): Refusal {
    if (this.#isSaving) this.#services.log.error({ table: this.id, err: error }, "a table cannot be saved");
    this.#isSaving = false;
    this.#present.sendAll({ type: "refused", code: "cannot-save", params: {} });
    return refuse<TableRefusal>("cannot-save");
  }

  /** Memory and disk may differ: the log is right, so everybody joins again and it is read anew. */
  #reload(): void {
    this.#game.close();
    this.#present.dropAll();
  }
}
