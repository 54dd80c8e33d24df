import { randomUUID } from "node:crypto";
import { DEFAULT_BOT } from "@serai/games/list/index.ts";
import { type Action, commitmentTo, type GameRecord, Refusal, refuse, type Seat, type Viewer } from "@serai/kernel";
import {
  type Audience,
  type ChatRoom,
  type Command,
  type Done,
  type Gathering,
  type Message,
  Outrun,
  type Say,
  type SeatSight,
  TableHost,
  type TableRefusal,
} from "@serai/table";
import type { StoryMoment } from "@serai/words/story";
import type { FastifyBaseLogger } from "fastify";
import type { Games } from "../games/registry.ts";
import { LIMITS } from "../limits.ts";
import type { Metrics } from "../operations/metrics.ts";
import type { Rates } from "../rates.ts";
import { CannotSave } from "../store/cannot-save.ts";
import type { Person, Place, Seating, Store, StoredTable } from "../store/store.ts";
import type { Bots } from "../threads/bots.ts";
import type { EngineAnswer, EngineAsk } from "../threads/engine-calls.ts";
import { EngineFailure } from "../threads/engine-failure.ts";
import type { Engines } from "../threads/engines.ts";
import { ThreadDied } from "../threads/thread.ts";
import { freed, withoutPerson } from "./anonymous.ts";
import { askedOf, type Moment } from "./asked.ts";
import { Chat, readableTo } from "./chat.ts";
import type { Connected } from "./connected.ts";
import { GameInEngine } from "./game-in-engine.ts";
import { heldInEngine } from "./held-in-engine.ts";
import {
  gatheringFor,
  isAloneAt,
  isDeserted,
  isFull,
  isRevealed,
  type Luck,
  placeFor,
  seated,
  seatOf,
  taken,
  withoutUnrevealed,
  withPlaces,
} from "./start.ts";

/** What every room of a server shares. */
export interface House {
  readonly store: Store;
  readonly games: Games;
  readonly engines: Engines;
  readonly bots: Bots;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly rates: Rates;
  /** By the calendar. */
  now(): number;
  /** The time by which clocks go: it passes only while the server runs. */
  tableTime(): number;
}

/** A timer cannot wait for longer; what is due later is found by looking for it. */
const LONGEST_TIMER = 3_600_000;
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
  readonly #house: House;
  readonly #connected = new Set<Connected>();
  readonly #chat: Chat;
  readonly #host: TableHost;
  readonly #game: GameInEngine;
  #table: StoredTable;
  #alarm: NodeJS.Timeout | undefined;
  #following: NodeJS.Timeout | undefined;
  /** Something may be on disk that nobody here was told. */
  #isBehind = false;
  /** When players were last told who watches, and the timer of the next telling. */
  #watchersToldAt = Number.NEGATIVE_INFINITY;
  #watchersTimer: NodeJS.Timeout | undefined;
  /** The last thing that happened here is on disk. */
  #isSaving = true;
  /** How many events each viewer who is here has been told. */
  readonly #heard = new Map<Viewer, number>();

  constructor(house: House, table: StoredTable) {
    this.#house = house;
    this.#table = table;
    this.#chat = new Chat(house, table.id);
    this.#game = new GameInEngine(house);
    this.#host = new TableHost({
      game: heldInEngine(table.id, (question) => this.#ask(question)),
      now: house.tableTime,
      keep: (done) => this.#keep(done),
      readOn: () => this.#readOn(),
      think: (seat, sight) => this.#think(seat, sight),
      audience: this.#audience(),
      wakeAt: (at) => this.#wakeAt(at),
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
    return this.#connected.size === 0 && this.#host.isIdle;
  }

  get settings(): Pick<
    StoredTable,
    "game" | "options" | "clock" | "public" | "rated" | "club" | "seating" | "places" | "rematch" | "status"
  > {
    return this.#table;
  }

  /** Those who look at it and are known, each once. */
  get people(): string[] {
    return [...new Set([...this.#connected].flatMap(({ person }) => person ?? []))];
  }

  isHere(person: string): boolean {
    return [...this.#connected].some((connected) => connected.person === person);
  }

  gathering(person: string | undefined): Gathering {
    return gatheringFor(this.#table, person);
  }

  isSeated(person: string): boolean {
    return this.#table.places.some((place) => place.person === person);
  }

  /** Sits a person down, once `onAllowed` is done, at the first free place or again at their own; the last starts the game. */
  sit({ id: person, tag }: Person, name: string, luck: Luck, onAllowed: () => Promise<void>): Promise<Gathering> {
    return this.#inTurn(async () => {
      this.#mustBeGathering();
      const { places, revealBy } = this.#table;
      const mine = places.findIndex((place) => place.person === person);
      const at = mine >= 0 ? mine : placeFor(places, person);
      if (at < 0) throw refuse<TableRefusal>("table-full");
      const place = taken(places[at], { person, tag, name }, luck);
      const isSentAgain = places[at].commitment === place.commitment && places[at].name === name;
      if (!isSentAgain) {
        // A hash that changes after the others' are shown would be a choice between deals.
        if (revealBy !== undefined) throw refuse<TableRefusal>("starting");
        await onAllowed();
        await this.#setPlace(at, place);
      }
      return this.gathering(person);
    });
  }

  /** A player shows the nonce whose hash was sent on sitting down; with the last one the game begins. */
  reveal(person: string, nonce: string): Promise<void> {
    return this.#inTurn(async () => {
      const { places } = this.#table;
      const at = places.findIndex((place) => place.person === person);
      if (at < 0) throw refuse<TableRefusal>("not-seated");
      if (places[at].commitment !== commitmentTo(nonce)) throw refuse<TableRefusal>("bad-reveal");
      if (places[at].nonce === undefined) await this.#setPlace(at, { ...places[at], nonce });
    });
  }

  stand(person: string): Promise<void> {
    return this.#inTurn(async () => {
      this.#mustBeGathering();
      const place = this.#table.places.findIndex((one) => one.person === person);
      if (place < 0) throw refuse<TableRefusal>("not-seated");
      await this.#setPlace(place, freed(this.#table.places[place]));
    });
  }

  /** A finished game leaves the person's list; one that only they and bots sit at is given up. */
  remove(person: string): Promise<void> {
    return this.#host.inTurn(async () => {
      const { status, owner } = this.#table;
      if (owner !== person && !this.isSeated(person)) throw refuse<TableRefusal>("not-seated");
      const own = { table: this.id, person };
      if (status !== "gathering" && status !== "playing") return this.#house.store.putAway(own);
      if (!isAloneAt(this.#table, person)) throw refuse<TableRefusal>("others-play");
      await this.#house.store.giveUp(own);
      const { revealBy: _over, ...table } = this.#table;
      this.#table = { ...table, status: "given-up" };
      this.#wakeAt(undefined);
      for (const connected of this.#connected) connected.dismiss("given-up");
    });
  }

  /** The owner waits no longer: bots take the places that are free. */
  fillWithBots(person: string, names: (places: readonly Place[]) => Place[]): Promise<void> {
    return this.#inTurn(async () => {
      this.#mustBeGathering();
      if (person !== this.#table.owner) throw refuse<TableRefusal>("not-owner");
      await this.#setPlaces(names(this.#table.places));
    });
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
      const { store } = this.#house;
      const isLeftToBots = this.#table.status === "playing" && isDeserted({ places });
      const wakesAt = isLeftToBots ? at : undefined;
      await store.leaveTable({ table: this.id, person, places, owner: left.owner, ...(wakesAt && { wakesAt }) });
      const { revealBy: _over, ...table } = this.#table;
      this.#table = { ...table, places, owner: left.owner, revision: table.revision + 1 };
      this.#reload();
      if (isLeftToBots) this.#wakeAt(at);
    });
  }

  setRematch(rematch: string): Promise<void> {
    return this.#host.inTurn(async () => {
      await this.#house.store.setRematch({ table: this.id, rematch });
      this.#table = { ...this.#table, rematch };
      for (const connected of this.#connected) connected.send({ type: "rematch", id: rematch });
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
      if (this.#isShut(connected)) throw refuse<TableRefusal>("no-watchers");
      await this.#startIfFull();
      if (this.#table.status === "gathering") {
        connected.send({ type: "gathering", ...this.gathering(connected.person) });
      } else {
        await this.#sendStanding(connected, from);
        this.#wakeAt(this.#house.tableTime());
      }
      this.#connected.add(connected);
      if (this.#plays(connected)) this.#tellOfWatchers([connected]);
      else this.#tellOfWatchersSoon();
      await this.#chat.show(connected, readableTo(this.#table, connected.person));
    });
  }

  leave(connected: Connected): void {
    if (this.#connected.delete(connected) && !this.#plays(connected)) this.#tellOfWatchersSoon();
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
          await this.#house.store.putAway({ table: this.id, person: connected.person });
      });
    return this.#house.metrics.timeCommand(() => this.#host.inTurn(perform));
  }

  say(connected: Connected, say: Say): Promise<void> {
    return this.#host.inTurn(() =>
      this.#answering(connected, say.id, async () => {
        await this.#chat.say(this.#table, connected, say, this.#connected);
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
      for (const connected of this.#connected)
        if (connected.person === reader) await this.#chat.show(connected, readableTo(this.#table, reader));
    });
  }

  /** The owner opens the table to those who do not play, or closes it; those who watch then are let go. */
  setWatchers(person: string | undefined, open: boolean): Promise<void> {
    return this.#host.inTurn(async () => {
      if (person !== this.#table.owner) throw refuse<TableRefusal>("not-owner");
      await this.#house.store.setWatchers({ table: this.id, open });
      this.#table = { ...this.#table, watchers: open };
      this.#dismissWatchers();
      if (this.#table.status === "gathering") this.#tellOfGathering();
      else this.#tellOfWatchers();
    });
  }

  /** Does what is due here without people: time that is out, standing orders, bots; a start that is given up. */
  async wake(): Promise<void> {
    // Where another server sees to it, it is looked for again as long as this one has the table.
    if (!(await this.#house.store.nodes.claim(`table ${this.id}`)))
      return this.#wakeAt(this.#house.tableTime() + CLAIM_AGAIN_MS);
    if (this.#isBehind) await this.follow();
    if (this.#table.status === "playing") await this.#host.wake();
    else await this.#giveUpStart();
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
      for (const connected of this.#connected)
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
    clearTimeout(this.#alarm);
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
          if (!(error instanceof Outrun) || tries === MOST_TRIES) throw error;
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
        if (!isExpected(error)) this.#house.log.error({ err: error, table: this.id }, "a table failed");
      });
    this.#following = setTimeout(follow, FOLLOW_AGAIN_MS).unref();
  }

  /** Everybody here is told what is on disk and was not told yet. */
  async #catchUp(): Promise<void> {
    const stored = await this.#house.store.table(this.id);
    if (stored === undefined) return;
    const before = this.#table;
    this.#table = stored;
    this.#isBehind = false;
    if (stored.rematch !== undefined && before.rematch === undefined)
      for (const connected of this.#connected) connected.send({ type: "rematch", id: stored.rematch });
    if (stored.watchers !== before.watchers) this.#dismissWatchers();
    if (stored.status === "gathering") return this.#tellOfGathering();
    if (stored.status === "given-up") for (const connected of this.#connected) connected.dismiss("given-up");
    // With nobody to tell, the log is read when somebody comes.
    if (this.#connected.size === 0) this.#game.close();
    if (stored.status === "broken" || this.#connected.size === 0) return;
    if (before.status === "gathering") return this.#tellOfBegin();
    const standing = await this.#withEngine(() => this.#game.follow(stored));
    await this.#tellUnheard();
    if (stored.status === "over" && before.status !== "over") await this.#openChat();
    if (standing) this.#wakeAt(standing.facts.wakesAt);
  }

  async #tellUnheard(): Promise<void> {
    for (const viewer of this.#viewers()) {
      const message = await this.#host.message(viewer, this.#heard.get(viewer));
      if (message.type === "events" && message.events.length === 0) continue;
      for (const connected of this.#connected) if (this.#viewerOf(connected) === viewer) this.#send(connected, message);
    }
  }

  #send(connected: Connected, message: Message): void {
    if (message.type === "table" || message.type === "events")
      this.#heard.set(this.#viewerOf(connected), message.number);
    connected.send(message);
  }

  #viewers(): Viewer[] {
    return [...new Set([...this.#connected].map((connected) => this.#viewerOf(connected)))];
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

  /** Closed to somebody who only watches; before the start everybody may yet sit down. */
  #isShut({ person }: Connected): boolean {
    const { watchers, status, owner } = this.#table;
    return !watchers && status !== "gathering" && person !== owner && !(person !== undefined && this.isSeated(person));
  }

  #dismissWatchers(): void {
    for (const connected of this.#connected) if (this.#isShut(connected)) connected.dismiss("no-watchers");
  }

  #plays(connected: Connected): boolean {
    return this.#viewerOf(connected) !== "spectator";
  }

  /** Those who play like to know how many look over their shoulders. */
  #tellOfWatchers(whom: Iterable<Connected> = this.#connected): void {
    const { status, owner, watchers: open } = this.#table;
    if (status === "gathering") return;
    const watching = [...this.#connected].filter((connected) => !this.#plays(connected));
    // Somebody with two tabs is one; each connection without a key counts as one.
    const count = new Set(watching.map((connected) => connected.person ?? connected)).size;
    for (const connected of whom) {
      const isOwner = connected.person === owner;
      if (isOwner || this.#plays(connected)) connected.send({ type: "watchers", open, count, owner: isOwner });
    }
  }

  /** However often watchers come and go, players are told at most once in a while. */
  #tellOfWatchersSoon(): void {
    if (this.#watchersTimer !== undefined) return;
    const tell = (): void => {
      this.#watchersTimer = undefined;
      this.#watchersToldAt = performance.now();
      this.#tellOfWatchers();
    };
    const wait = this.#watchersToldAt + LIMITS.watchersEvery - performance.now();
    if (wait <= 0) tell();
    else this.#watchersTimer = setTimeout(tell, wait).unref();
  }

  #tellOfGathering(): void {
    for (const connected of this.#connected) connected.send({ type: "gathering", ...this.gathering(connected.person) });
  }

  #audience(): Audience {
    return {
      viewers: () => this.#viewers(),
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

  async #keep({ entry, number, facts, waiting, isPublic }: Done): Promise<void> {
    const moment = this.#moment();
    const asked = askedOf(this.#table, waiting, moment);
    // After the end a table changes no more.
    const noticed = isPublic && this.#table.status === "playing" ? { at: moment.now } : {};
    try {
      const { store, metrics } = this.#house;
      await metrics.timeAppend(() => store.append({ table: this.id, number, entry, facts, asked, ...noticed }));
      metrics.entry(this.#table.game, entry.what.kind);
    } catch (error) {
      throw error instanceof CannotSave ? this.#couldNotSave(error) : error;
    }
    this.#isSaving = true;
    this.#table = { ...this.#table, status: facts.over ? "over" : "playing", deciders: facts.deciders };
  }

  async #tell(messages: ReadonlyMap<Viewer, Message>, { facts }: Done): Promise<void> {
    for (const connected of this.#connected) {
      const message = messages.get(this.#viewerOf(connected));
      if (message) this.#send(connected, message);
    }
    if (facts.over) await this.#openChat();
  }

  /** After the end everybody may read both rooms. */
  async #openChat(): Promise<void> {
    for (const connected of this.#connected)
      await this.#chat.show(connected, readableTo(this.#table, connected.person));
  }

  #think(seat: Seat, sight: SeatSight): Promise<Action | undefined> {
    const { id: table, game, rules } = this.#table;
    const { bots, metrics } = this.#house;
    const turn = { table, game, rules, bot: this.#botFor(seat), sight };
    return this.#withEngine(() => metrics.timeThinking(() => bots.choose(turn)));
  }

  #moment(): Moment {
    return { now: this.#house.now(), tableTime: this.#house.tableTime() };
  }

  /** The bot that sits there, or that plays for a person: then an average bot. */
  #botFor(seat: number): string {
    const bot = this.#table.places.find((place) => place.seat === seat)?.bot;
    return bot ?? DEFAULT_BOT;
  }

  /** At the very moment, and not at the next look for what is due: answers by order must not be told from others. */
  #wakeAt(at: number | undefined): void {
    clearTimeout(this.#alarm);
    if (at === undefined) return;
    const rest = at - this.#house.tableTime();
    if (rest > LONGEST_TIMER) return;
    // What people have sent by then is read first: a move that came in time is in time.
    const wake = (): void => void setImmediate(() => this.#wakeQuietly());
    if (rest <= 0) wake();
    else this.#alarm = setTimeout(wake, Math.ceil(rest)).unref();
  }

  #wakeQuietly(): void {
    this.wake().catch((error: unknown) => {
      if (!isExpected(error)) this.#house.log.error({ err: error, table: this.id }, "a table failed");
    });
  }

  /** A table that an older server left full without beginning starts when it is next looked at. */
  async #startIfFull(): Promise<void> {
    const { status, revealBy, places } = this.#table;
    if (status === "gathering" && revealBy === undefined && isFull(this.#table)) await this.#setPlaces(places);
  }

  /** Players who have not revealed in time lose their places. */
  #giveUpStart(): Promise<void> {
    return this.#inTurn(async () => {
      const { status, revealBy, places } = this.#table;
      if (status !== "gathering" || revealBy === undefined) return;
      if (revealBy > this.#house.tableTime()) this.#wakeAt(revealBy);
      else await this.#setPlaces(withoutUnrevealed(places));
    });
  }

  /** One transaction with the last reveal, or the last to sit down where everybody has revealed. */
  async #begin(seating: Seating): Promise<void> {
    const moment = this.#moment();
    const { now: at, tableTime: began } = moment;
    const { revealBy: _over, ...full } = { ...this.#table, ...seating };
    const begun: StoredTable = { ...full, places: seated(full), began };
    const answer = await this.#withEngine(() => this.#game.begin(begun, began));
    const asked = askedOf(begun, answer.waiting, moment);
    const { places, tries, rules, options, revision } = begun;
    const { store } = this.#house;
    const start = { table: this.id, revision, places, tries, rules, options };
    await store.beginGame({ ...start, at, began, facts: answer.facts, asked });
    this.#table = { ...begun, status: "playing", deciders: answer.facts.deciders, revision: revision + 1 };
    await this.#tellOfBegin();
  }

  async #tellOfBegin(): Promise<void> {
    this.#dismissWatchers();
    for (const connected of this.#connected) await this.#sendStanding(connected, undefined);
    this.#tellOfWatchers();
    this.#wakeAt(this.#table.began);
  }

  async #sendStanding(connected: Connected, from: number | undefined): Promise<void> {
    this.#mustHaveBegun();
    const message = await this.#host.message(this.#viewerOf(connected), from);
    // They have heard more than this server has: another one told them, and its news is still on its way here.
    const isBehind = from !== undefined && "number" in message && message.number < from;
    if (isBehind) await this.#catchUp();
    this.#send(connected, isBehind ? await this.#host.message(this.#viewerOf(connected), from) : message);
  }

  async #setPlace(at: number, place: Place): Promise<void> {
    await this.#setPlaces(this.#table.places.map((old, i) => (i === at ? place : old)));
  }

  async #setPlaces(places: readonly Place[]): Promise<void> {
    const { now: at, tableTime } = this.#moment();
    const seating = withPlaces(this.#table, places, tableTime);
    if (seating.revealBy !== undefined && isRevealed(seating)) return this.#begin(seating);
    const { revealBy: _over, ...table } = this.#table;
    await this.#house.store.setPlaces({ table: this.id, revision: table.revision, ...seating, at });
    this.#table = { ...table, ...seating, updated: at, revision: table.revision + 1 };
    this.#wakeAt(seating.revealBy);
    this.#tellOfGathering();
  }

  #viewerOf({ person }: Connected): Viewer {
    return seatOf(this.#table, person) ?? "spectator";
  }

  #mustBeGathering(): void {
    if (this.#table.status !== "gathering") throw refuse<TableRefusal>("already-started");
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
    this.#house.log.error({ table: this.id, game: this.#table.game, err: why }, "a game no longer plays");
    // A finished game stays what it is: only its record cannot be made at present.
    if (this.#table.status !== "playing") return;
    await this.#house.store.setAside(this.id);
    this.#table = { ...this.#table, status: "broken" };
    for (const connected of this.#connected) connected.send({ type: "refused", code: "table-broken", params: {} });
  }

  /** Everybody is told why play stands. */
  #couldNotSave(error: CannotSave): Refusal {
    if (this.#isSaving) this.#house.log.error({ table: this.id, err: error }, "a table cannot be saved");
    this.#isSaving = false;
    for (const connected of this.#connected) connected.send({ type: "refused", code: "cannot-save", params: {} });
    return refuse<TableRefusal>("cannot-save");
  }

  /** Memory and disk may differ: the log is right, so everybody joins again and it is read anew. */
  #reload(): void {
    this.#game.close();
    for (const connected of this.#connected) connected.drop();
    this.#connected.clear();
  }
}

/** What no log need tell of: a refusal, or something left to the next start because the server closes. */
export const isExpected = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof ThreadDied && error.why === "closed");
