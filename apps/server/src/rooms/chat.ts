import { createHash } from "node:crypto";
import { refuse } from "@serai/kernel";
import type { ChatEntry, ChatRoom, Say, TableRefusal } from "@serai/table";
import { LIMITS } from "../limits.ts";
import type { ChatLine } from "../store/chat.ts";
import type { StoredTable } from "../store/store.ts";
import type { Connected } from "./connected.ts";
import type { RoomServices } from "./services.ts";
import { seatOf } from "./start.ts";

/** Whose a line is, to everybody else: the person's id is 122 random bits that never leave, so nobody can undo this. */
export const tagOf = (table: string, person: string): string =>
  createHash("sha256").update(`serai chat\n${table}\n${person}`).digest("base64url").slice(0, 16);

const sitsAt = ({ places }: StoredTable, person: string | undefined): boolean =>
  person !== undefined && places.some((place) => place.person === person);

const roomOf = (table: StoredTable, person: string | undefined): ChatRoom =>
  sitsAt(table, person) ? "players" : "spectators";

/** After the end both rooms are open to everybody. */
export const readableTo = (table: StoredTable, person: string | undefined): readonly ChatRoom[] =>
  table.status === "over" ? ["players", "spectators"] : [roomOf(table, person)];

/** What is said at one table. Like a move, a line is on disk before anybody reads it. */
export class Chat {
  readonly #services: RoomServices;
  readonly #table: string;
  /** Whom each reader who is here does not want to read. */
  readonly #muted = new WeakMap<Connected, ReadonlySet<string>>();

  constructor(services: RoomServices, table: string) {
    this.#services = services;
    this.#table = table;
  }

  /** Sends the last lines of these rooms to somebody who joins, or may read more than before. */
  show(connected: Connected, rooms: readonly ChatRoom[]): Promise<void> {
    return this.#show(connected, rooms, (room) => this.#lastLines(room));
  }

  /** Sends each what they may read now. */
  async showAll(table: StoredTable, all: Iterable<Connected>): Promise<void> {
    const read = new Map<ChatRoom, Promise<readonly ChatLine[]>>();
    const linesOf = (room: ChatRoom): Promise<readonly ChatLine[]> => {
      const lines = read.get(room) ?? this.#lastLines(room);
      read.set(room, lines);
      return lines;
    };
    const show = async (connected: Connected): Promise<void> => {
      const rooms = readableTo(table, connected.person);
      const lines = await Promise.all(rooms.map(linesOf));
      if (lines.flat().length > 0) await this.#show(connected, rooms, linesOf);
    };
    await Promise.all(Array.from(all, show));
  }

  async say(table: StoredTable, by: Connected, { id, text }: Say, all: Iterable<Connected>): Promise<void> {
    const { store, rates, now } = this.#services;
    const { person: speaker, address } = by;
    const person = speaker === undefined ? undefined : await store.personById(speaker);
    const name = table.places.find((place) => place.person === speaker && speaker !== undefined)?.name ?? person?.name;
    if (person === undefined || !name) throw refuse<TableRefusal>("no-name");
    rates.mustAllow("chat", { person: person.id, address });
    const room = roomOf(table, person.id);
    const seat = seatOf(table, person.id);
    const line = { table: this.#table, room, person: person.id, name, text, at: now(), command: id };
    const said = await store.say({ ...line, ...(seat !== undefined && { seat }) });
    if (said === undefined) return;
    for (const connected of all)
      if (readableTo(table, connected.person).includes(room)) this.#send(connected, room, [said]);
  }

  /** The reader's own wish; nobody else is told of it. */
  async mute(reader: string, tag: string, muted: boolean): Promise<void> {
    const speakers = await this.#services.store.speakers(this.#table);
    const person = speakers.find((one) => tagOf(this.#table, one) === tag);
    if (person === undefined) throw refuse<TableRefusal>("unknown-line");
    await this.#services.store.setMuted({ reader, person, muted });
  }

  /** Everything is asked at once: the database answers it together. */
  async #show(
    connected: Connected,
    rooms: readonly ChatRoom[],
    linesOf: (room: ChatRoom) => Promise<readonly ChatLine[]>,
  ): Promise<void> {
    const { person } = connected;
    const [muted, ...said] = await Promise.all([
      person === undefined ? [] : this.#services.store.mutedBy(person),
      ...rooms.map(async (room) => ({ room, lines: await linesOf(room) })),
    ]);
    this.#muted.set(connected, new Set(muted));
    for (const { room, lines } of said) if (lines.length > 0) this.#send(connected, room, lines);
  }

  #lastLines(room: ChatRoom): Promise<readonly ChatLine[]> {
    return this.#services.store.chat({ table: this.#table, room, most: LIMITS.chatShown });
  }

  #send(connected: Connected, room: ChatRoom, said: readonly ChatLine[]): void {
    connected.send({ type: "chat", room, entries: said.map((line) => this.#entryFor(connected, line)) });
  }

  #entryFor(connected: Connected, { number, person, name, seat, text, at }: ChatLine): ChatEntry {
    const muted = this.#muted.get(connected)?.has(person) ?? false;
    return {
      number,
      tag: tagOf(this.#table, person),
      name,
      ...(seat !== undefined && { seat }),
      ...(!muted && { text }),
      muted,
      mine: person === connected.person,
      at,
    };
  }
}
