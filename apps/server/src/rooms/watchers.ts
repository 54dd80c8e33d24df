import { LIMITS } from "../limits.ts";
import type { WatchersAt } from "../store/nodes.ts";
import type { StoredTable } from "../store/store.ts";
import { tagOf } from "./chat.ts";
import type { Connected } from "./connected.ts";
import type { ConnectedViewers } from "./connected-viewers.ts";

/** Those who look on without playing: whom the table lets in, and what players are told of them. */
export class Watchers {
  readonly #table: () => StoredTable;
  readonly #present: ConnectedViewers;
  #elsewhere: readonly WatchersAt[] = [];
  /** When players were last told who watches, and the timer of the next time. */
  #toldAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(table: () => StoredTable, present: ConnectedViewers) {
    this.#table = table;
    this.#present = present;
  }

  /** Closed to somebody who only watches; before the start everybody may yet sit down. */
  isShutTo({ person }: Connected): boolean {
    const { watchers, status, owner, places } = this.#table();
    const isSeated = person !== undefined && places.some((place) => place.person === person);
    return !watchers && status !== "gathering" && person !== owner && !isSeated;
  }

  /** Lets those go that the table is shut to. */
  dismiss(): void {
    for (const connected of this.#present) if (this.isShutTo(connected)) connected.dismiss("no-watchers");
  }

  /** Those who play like to know how many look over their shoulders. */
  tell(whom: Iterable<Connected> = this.#present): void {
    const { status, owner, watchers: open } = this.#table();
    if (status === "gathering") return;
    const count = this.#count;
    for (const connected of whom) {
      const isOwner = connected.person === owner;
      if (isOwner || this.#present.plays(connected)) connected.send({ type: "watchers", open, count, owner: isOwner });
    }
  }

  /** At this server. Somebody with two tabs is one; each connection without a key counts as one. */
  get here(): Pick<WatchersAt, "tags" | "others"> {
    const { id, status } = this.#table();
    if (status === "gathering") return { tags: [], others: 0 };
    const watching = [...this.#present].filter((connected) => !this.#present.plays(connected));
    const tags = watching.flatMap(({ person }) => (person === undefined ? [] : tagOf(id, person)));
    return { tags: [...new Set(tags)], others: watching.length - tags.length };
  }

  /** Those at the other servers, as they were some seconds ago. */
  setElsewhere(elsewhere: readonly WatchersAt[]): void {
    const before = this.#count;
    this.#elsewhere = elsewhere;
    if (this.#count !== before) this.tellSoon();
  }

  get #count(): number {
    const all = [this.here, ...this.#elsewhere];
    return new Set(all.flatMap(({ tags }) => tags)).size + all.reduce((sum, { others }) => sum + others, 0);
  }

  /** However often watchers come and go, players are told at most once in a while. */
  tellSoon(): void {
    if (this.#timer !== undefined) return;
    const tell = (): void => {
      this.#timer = undefined;
      this.#toldAt = performance.now();
      this.tell();
    };
    const wait = this.#toldAt + LIMITS.watchersEvery - performance.now();
    if (wait <= 0) tell();
    else this.#timer = setTimeout(tell, wait).unref();
  }
}
