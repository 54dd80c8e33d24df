import type { Viewer } from "@serai/kernel";
import type { Message } from "@serai/table";
import type { StoredTable } from "../store/store.ts";
import type { WrittenMessage } from "../threads/written-message.ts";
import type { Connected } from "./connected.ts";
import { seatOf } from "./start.ts";

/** Everybody who looks at a table, and how much each has been told. */
export class ConnectedViewers {
  readonly #table: () => StoredTable;
  readonly #connected = new Set<Connected>();
  /** How many events each viewer who is here has been told. */
  readonly #heard = new Map<Viewer, number>();

  constructor(table: () => StoredTable) {
    this.#table = table;
  }

  [Symbol.iterator](): Iterator<Connected> {
    return this.#connected[Symbol.iterator]();
  }

  get isEmpty(): boolean {
    return this.#connected.size === 0;
  }

  add(connected: Connected): void {
    this.#connected.add(connected);
  }

  /** Whether they were here. */
  remove(connected: Connected): boolean {
    return this.#connected.delete(connected);
  }

  has(person: string): boolean {
    return [...this].some((connected) => connected.person === person);
  }

  /** Those who are known, each once. */
  get people(): string[] {
    return [...new Set([...this].flatMap(({ person }) => person ?? []))];
  }

  viewerOf({ person }: Connected): Viewer {
    return seatOf(this.#table(), person) ?? "spectator";
  }

  plays(connected: Connected): boolean {
    return this.viewerOf(connected) !== "spectator";
  }

  /** Each once. */
  get viewers(): Viewer[] {
    return [...new Set([...this].map((connected) => this.viewerOf(connected)))];
  }

  heardBy(viewer: Viewer): number | undefined {
    return this.#heard.get(viewer);
  }

  /** Tells one of them how the table stands. */
  tell(connected: Connected, { number, text }: WrittenMessage): void {
    this.#heard.set(this.viewerOf(connected), number);
    connected.sendText(text);
  }

  /** Tells each what is meant for their seat. */
  tellEach(messages: ReadonlyMap<Viewer, WrittenMessage>): void {
    for (const connected of this) {
      const message = messages.get(this.viewerOf(connected));
      if (message) this.tell(connected, message);
    }
  }

  sendAll(message: Message): void {
    for (const connected of this) connected.send(message);
  }

  /** They are to come again, as the table has to be read anew. */
  dropAll(): void {
    for (const connected of this) connected.drop();
    this.#connected.clear();
  }
}
