import { randomUUID } from "node:crypto";
import { type GameRecord, Refusal, refuse, type Viewer } from "@serai/kernel";
import { DEFAULT_BOT } from "@serai/shelf";
import type { ChatRoom, Command, Gathering, Say, TableRefusal } from "@serai/table";
import type { StoryMoment } from "@serai/text/story";
import type { FastifyBaseLogger } from "fastify";
import type { Buckets } from "../limits.ts";
import type { Person, Place, Store, StoredTable } from "../store/store.ts";
import type { Bots } from "../threads/bots.ts";
import type { Due, EngineAnswer, EngineAsk } from "../threads/engine-calls.ts";
import { freed, withoutPerson } from "./anonymous.ts";
import { askedOf } from "./asked.ts";
import { Chat, readableTo } from "./chat.ts";
import type { Connected } from "./connected.ts";
import type { Engine } from "./engine.ts";
import { GameInEngine } from "./game-in-engine.ts";
import { Queue } from "./queue.ts";
import { gatheringFor, isDeserted, isFull, placeFor, seated, seatOf } from "./start.ts";

/** What every room of a server shares. */
export interface House {
  readonly store: Store;
  readonly engine: Engine;
  readonly bots: Bots;
  readonly log: FastifyBaseLogger;
  /** How much each person may still say. */
  readonly says: Buckets;
  now(): number;
}

type Doing = Extract<EngineAsk, { readonly listeners: readonly Viewer[] }>;
type Deed = Doing extends infer D ? (D extends Doing ? Omit<D, "table" | "now" | "listeners"> : never) : never;

/**
 * A table in use, from its first free place to its end. Everything that happens at it goes through one queue, one
 * thing after the other, and is on disk before anybody, its own player included, hears of it.
 */
export class Room {
  readonly #house: House;
  readonly #connected = new Set<Connected>();
  readonly #chat: Chat;
  readonly #queue = new Queue();
  readonly #game: GameInEngine;
  #table: StoredTable;
  #waking: Promise<void> | undefined;

  constructor(house: House, table: StoredTable) {
    this.#house = house;
    this.#table = table;
    this.#chat = new Chat(house, table.id);
    this.#game = new GameInEngine(house);
  }

  get id(): string {
    return this.#table.id;
  }

  /** Nobody is looking and nothing is under way. */
  get isIdle(): boolean {
    return this.#connected.size === 0 && this.#queue.isEmpty && this.#waking === undefined;
  }

  get settings(): Pick<
    StoredTable,
    "game" | "options" | "clock" | "public" | "rated" | "club" | "seating" | "places" | "rematch" | "status"
  > {
    return this.#table;
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

  /** Sits a person down at the first free place; the last to sit down begins the game. */
  sit({ id: person, tag }: Person, name: string, nonce: string): Promise<void> {
    return this.#queue.inTurn(async () => {
      this.#mustBeGathering();
      const mine = this.#table.places.findIndex((place) => place.person === person);
      const place = mine >= 0 ? mine : placeFor(this.#table.places, person);
      if (place < 0) throw refuse<TableRefusal>("table-full");
      const { keptFor } = this.#table.places[place];
      await this.#setPlace(place, { kind: "person", name, person, tag, nonce, ...(keptFor && { keptFor }) });
      await this.#beginIfFull();
    });
  }

  stand(person: string): Promise<void> {
    return this.#queue.inTurn(async () => {
      this.#mustBeGathering();
      const place = this.#table.places.findIndex((one) => one.person === person);
      if (place < 0) throw refuse<TableRefusal>("not-seated");
      await this.#setPlace(place, freed(this.#table.places[place]));
    });
  }

  /** The owner waits no longer: bots take the places that are free. */
  fillWithBots(person: string, names: (places: readonly Place[]) => Place[]): Promise<void> {
    return this.#queue.inTurn(async () => {
      this.#mustBeGathering();
      if (person !== this.#table.owner) throw refuse<TableRefusal>("not-owner");
      await this.#setPlaces(names(this.#table.places));
      await this.#beginIfFull();
    });
  }

  /** Somebody wants to be forgotten: a bot plays on for them, and nothing here leads to them any more. */
  forgetPerson(person: string): Promise<void> {
    return this.#queue.inTurn(async () => {
      const seat = seatOf(this.#table, person);
      const leaving = { type: "leave", id: randomUUID() } as const;
      if (this.#table.status === "playing" && seat !== undefined)
        await this.#do({ what: "command", seat, command: leaving }).catch((error: unknown) => {
          // A game that no longer plays is forgotten about all the same.
          if (!(error instanceof Refusal)) throw error;
        });
      const gathers = this.#table.status === "gathering";
      const left = withoutPerson(this.#table, person);
      const places = left.places.map((place, i) =>
        gathers && this.#table.places[i].person === person ? freed(place) : place,
      );
      const { store, now } = this.#house;
      const isLeftToBots = this.#table.status === "playing" && isDeserted({ places });
      const wakesAt = isLeftToBots ? now() : undefined;
      await store.leaveTable({ table: this.id, person, places, owner: left.owner, ...(wakesAt && { wakesAt }) });
      this.#table = { ...this.#table, places, owner: left.owner };
      this.#reload();
      if (isLeftToBots) this.#wakeSoon();
    });
  }

  setRematch(rematch: string): Promise<void> {
    return this.#queue.inTurn(async () => {
      await this.#house.store.setRematch({ table: this.id, rematch });
      this.#table = { ...this.#table, rematch };
      for (const connected of this.#connected) connected.send({ type: "rematch", id: rematch });
    });
  }

  record(): Promise<GameRecord> {
    return this.#queue.inTurn(async () => {
      this.#mustHaveBegun();
      const answer = await this.#ask({ what: "record", table: this.id });
      if (answer.kind !== "record" || answer.record === undefined) throw refuse<TableRefusal>("not-over");
      return answer.record;
    });
  }

  /** The finished game, move by move, with all that came of each. */
  story(): Promise<{ readonly record: GameRecord; readonly moments: readonly StoryMoment[] }> {
    return this.#queue.inTurn(async () => {
      this.#mustHaveBegun();
      const answer = await this.#ask({ what: "story", table: this.id });
      if (answer.kind !== "story" || answer.record === undefined || answer.moments === undefined)
        throw refuse<TableRefusal>("not-over");
      return { record: answer.record, moments: answer.moments };
    });
  }

  /** Sends what the newcomer has not heard, then keeps them told. */
  join(connected: Connected, from: number | undefined): Promise<void> {
    return this.#queue.inTurn(async () => {
      if (this.#isShut(connected)) throw refuse<TableRefusal>("no-watchers");
      if (this.#table.status === "gathering") {
        connected.send({ type: "gathering", ...this.gathering(connected.person) });
      } else {
        await this.#sendStanding(connected, from);
        this.#wakeSoon();
      }
      this.#connected.add(connected);
      this.#tellOfWatchers(this.#plays(connected) ? [connected] : this.#connected);
      await this.#chat.show(connected, readableTo(this.#table, connected.person));
    });
  }

  leave(connected: Connected): void {
    if (this.#connected.delete(connected) && !this.#plays(connected)) this.#tellOfWatchers();
  }

  command(connected: Connected, command: Command): Promise<void> {
    const { id } = command;
    return this.#queue.inTurn(() =>
      this.#answering(connected, id, async () => {
        this.#mustHaveBegun();
        const seat = seatOf(this.#table, connected.person);
        if (seat === undefined) throw refuse<TableRefusal>("not-seated");
        await this.#do({ what: "command", seat, command }, () => connected.send({ type: "done", id }));
      }),
    );
  }

  say(connected: Connected, say: Say): Promise<void> {
    return this.#queue.inTurn(() =>
      this.#answering(connected, say.id, async () => {
        await this.#chat.say(this.#table, connected.person, say, this.#connected);
        connected.send({ type: "done", id: say.id });
      }),
    );
  }

  mayRead(person: string, room: ChatRoom): boolean {
    return readableTo(this.#table, person).includes(room);
  }

  mute(reader: string, tag: string, muted: boolean): Promise<void> {
    return this.#queue.inTurn(async () => {
      await this.#chat.mute(reader, tag, muted);
      for (const connected of this.#connected)
        if (connected.person === reader) await this.#chat.show(connected, readableTo(this.#table, reader));
    });
  }

  /** The owner opens the table to those who do not play, or closes it; whoever watches then is let go. */
  setWatchers(person: string | undefined, open: boolean): Promise<void> {
    return this.#queue.inTurn(async () => {
      if (person !== this.#table.owner) throw refuse<TableRefusal>("not-owner");
      await this.#house.store.setWatchers({ table: this.id, open });
      this.#table = { ...this.#table, watchers: open };
      this.#dismissWatchers();
      if (this.#table.status === "gathering") this.#tellOfGathering();
      else this.#tellOfWatchers();
    });
  }

  /** Does what is due here without people: time that is out, standing orders, bots. */
  wake(): Promise<void> {
    this.#waking ??= this.#doAllDue().finally(() => {
      this.#waking = undefined;
    });
    return this.#waking;
  }

  /** Reads the game from its log; one that no longer plays is set aside. */
  check(): Promise<void> {
    return this.#queue.inTurn(() => this.#open());
  }

  forget(): Promise<void> {
    return this.#game.forget(this.id);
  }

  /** A refusal goes to whoever asked. */
  async #answering(connected: Connected, id: string, job: () => Promise<void>): Promise<void> {
    try {
      await job();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      connected.send({ type: "refused", id, code: error.code, params: error.params });
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
    // Somebody with two tabs is one; whoever is not known yet may be anybody.
    const count = new Set(watching.map((connected) => connected.person ?? connected)).size;
    for (const connected of whom) {
      const isOwner = connected.person === owner;
      if (isOwner || this.#plays(connected)) connected.send({ type: "watchers", open, count, owner: isOwner });
    }
  }

  #tellOfGathering(): void {
    for (const connected of this.#connected) connected.send({ type: "gathering", ...this.gathering(connected.person) });
  }

  async #due(): Promise<{ due: Due; entries: number } | undefined> {
    return this.#queue.inTurn(async () => {
      if (this.#table.status !== "playing") return undefined;
      const answer = await this.#ask({ what: "due", table: this.id, now: this.#house.now() });
      return answer.kind === "due" && answer.due ? { due: answer.due, entries: answer.entries } : undefined;
    });
  }

  async #doAllDue(): Promise<void> {
    for (let due = await this.#due(); due !== undefined; due = await this.#due())
      await this.#doDue(due.due, due.entries);
  }

  async #doDue(due: Due, entries: number): Promise<void> {
    if (due.kind !== "bot") {
      await this.#queue.inTurn(() =>
        due.kind === "order"
          ? this.#do({ what: "play", seat: due.seat, action: due.action, by: "order" })
          : this.#do({ what: "time-out", seat: due.seat }),
      );
      return;
    }
    // It thinks outside the queue: whoever may act meanwhile does, and then it looks again.
    const action = await this.#house.bots.choose(this.#table.game, this.#botFor(due.seat), due.sight);
    await this.#queue.inTurn(async () => {
      const still = await this.#ask({ what: "due", table: this.id, now: this.#house.now() });
      if (still.kind !== "due" || still.entries !== entries) return;
      await this.#do({ what: "play", seat: due.seat, action, by: "bot" });
    });
  }

  /** The bot that sits there, or that plays for a person: then one that is nobody's fright. */
  #botFor(seat: number): string {
    const bot = this.#table.places.find((place) => place.seat === seat)?.bot;
    return bot ?? DEFAULT_BOT;
  }

  /** Plays it in the engine, puts it on disk, then tells everybody. */
  async #do(deed: Deed, onDone?: () => void): Promise<void> {
    const { store, now } = this.#house;
    const listeners = [...new Set([...this.#connected].map((connected) => this.#viewerOf(connected)))];
    const answer = await this.#ask({ ...deed, table: this.id, now: now(), listeners });
    if (answer.kind === "again") return onDone?.();
    if (answer.kind === "refused") throw new Refusal(answer.code, answer.params);
    if (answer.kind !== "done") throw new Error(`the engine answered ${answer.kind}`);
    const { entry, number, facts, waiting, news } = answer;
    try {
      await store.append({ table: this.id, number, entry, facts, asked: askedOf(this.#table, waiting, now()) });
    } catch (error) {
      this.#reload();
      throw error;
    }
    this.#table = { ...this.#table, status: facts.over ? "over" : "playing", deciders: facts.deciders };
    onDone?.();
    const messages = new Map(news);
    for (const connected of this.#connected) {
      const message = messages.get(this.#viewerOf(connected));
      if (message) connected.send(message);
    }
    if (facts.over)
      for (const connected of this.#connected)
        await this.#chat.show(connected, readableTo(this.#table, connected.person));
    if (facts.wakesAt !== undefined && facts.wakesAt <= now()) this.#wakeSoon();
  }

  #wakeSoon(): void {
    setImmediate(() => {
      this.wake().catch((error: unknown) => {
        if (!(error instanceof Refusal)) this.#house.log.error({ err: error, table: this.id }, "a table failed");
      });
    });
  }

  async #beginIfFull(): Promise<void> {
    if (!isFull(this.#table)) return;
    const { store, now } = this.#house;
    const at = now();
    const begun: StoredTable = { ...this.#table, places: seated(this.#table), began: at };
    const answer = await this.#game.begin(begun, at);
    const asked = askedOf(begun, answer.waiting, at);
    await store.beginGame({ table: this.id, places: begun.places, at, facts: answer.facts, asked });
    this.#table = { ...begun, status: "playing", deciders: answer.facts.deciders };
    this.#dismissWatchers();
    for (const connected of this.#connected) await this.#sendStanding(connected, undefined);
    this.#tellOfWatchers();
    this.#wakeSoon();
  }

  async #sendStanding(connected: Connected, from: number | undefined): Promise<void> {
    this.#mustHaveBegun();
    const viewer = this.#viewerOf(connected);
    const now = this.#house.now();
    const answer = await this.#ask({
      what: "message",
      table: this.id,
      viewer,
      now,
      ...(from !== undefined && { from }),
    });
    if (answer.kind === "message") connected.send(answer.message);
  }

  async #setPlace(at: number, place: Place): Promise<void> {
    await this.#setPlaces(this.#table.places.map((old, i) => (i === at ? place : old)));
  }

  async #setPlaces(places: readonly Place[]): Promise<void> {
    const at = this.#house.now();
    await this.#house.store.setPlaces({ table: this.id, places, at });
    this.#table = { ...this.#table, places, updated: at };
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
  }

  async #ask(question: EngineAsk): Promise<EngineAnswer> {
    await this.#open();
    try {
      return await this.#game.ask(question);
    } catch (error) {
      this.#reload();
      if (this.#game.isHopeless) await this.#setAside(error);
      throw error;
    }
  }

  async #open(): Promise<void> {
    this.#mustHaveBegun();
    const failure = await this.#game.open(this.#table);
    if (failure === undefined) return;
    await this.#setAside(failure);
    throw refuse<TableRefusal>("table-broken");
  }

  /** The game no longer plays: it is left as it is, its players are told, and the rest go on. */
  async #setAside(why: unknown): Promise<void> {
    this.#house.log.error({ table: this.id, game: this.#table.game, err: why }, "a game is set aside");
    await this.#house.store.setAside(this.id);
    this.#table = { ...this.#table, status: "broken" };
    for (const connected of this.#connected) connected.send({ type: "refused", code: "table-broken", params: {} });
  }

  /** Memory and disk may differ: the log is right, so everybody joins again and it is read anew. */
  #reload(): void {
    this.#game.close();
    for (const connected of this.#connected) connected.drop();
    this.#connected.clear();
  }
}
