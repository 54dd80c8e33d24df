import { type Chance, FastChance } from "@serai/kernel";
import { WebSocket } from "ws";

/** Known by a cookie, from an address of their own. */
export interface Person {
  cookie: string;
  readonly from: string;
}

/** What scripted people saw of the server. */
export interface Seen {
  /** By command id: the table at which it was acknowledged. */
  readonly acknowledged: Map<string, string>;
  /** Events that did not follow on the last one heard. */
  gaps: number;
  /** Times a table stood before something that had been heard of. */
  takenBack: number;
  readonly refusals: Map<string, number>;
  finished: number;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const RETRY_MS = 250;

export interface Habits {
  readonly seed: number;
  readonly thinkMs: number;
}

/** What all scripted people share: the way to the server, their habits, and the notes of what they saw. */
export class Client {
  readonly #address: string;
  readonly #chance: Chance;
  readonly thinkMs: number;
  #waiting: { readonly since: number; readonly resolve: () => void }[] = [];
  readonly seen: Seen = { acknowledged: new Map(), gaps: 0, takenBack: 0, refusals: new Map(), finished: 0 };
  #people = 0;

  constructor(address: string, { seed, thinkMs }: Habits) {
    this.#address = address;
    this.#chance = new FastChance(seed);
    this.thinkMs = thinkMs;
  }

  /** A whole number below n. */
  int(n: number): number {
    return this.#chance.int(n);
  }

  /** Resolves when a move that was sent from now on is acknowledged. */
  nextAcknowledged(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push({ since: performance.now(), resolve }));
  }

  choose<X>(list: readonly X[]): X {
    return list[this.int(list.length)];
  }

  acknowledge(id: string, table: string, sentAt: number): void {
    this.seen.acknowledged.set(id, table);
    for (const { since, resolve } of this.#waiting) if (sentAt >= since) resolve();
    this.#waiting = this.#waiting.filter(({ since }) => sentAt < since);
  }

  refused(code: string): void {
    this.seen.refusals.set(code, (this.seen.refusals.get(code) ?? 0) + 1);
  }

  newPerson(): Person {
    const n = ++this.#people;
    return { cookie: "", from: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
  }

  /** Asks until the server answers something else than that it cannot just now. */
  async ask(
    person: Person,
    path: string,
    body: unknown,
  ): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }> {
    for (;;) {
      try {
        const response = await fetch(this.#address + path, {
          method: "POST",
          headers: { "content-type": "application/json", cookie: person.cookie, "x-forwarded-for": person.from },
          body: JSON.stringify(body),
        });
        const answer = Object(await response.json());
        person.cookie = response.headers.get("set-cookie")?.split(";")[0] ?? person.cookie;
        if (response.status < 500 && response.status !== 429) return { status: response.status, body: answer };
        this.refused(String(answer.code));
      } catch {
        // Nobody is there at the moment.
      }
      await sleep(RETRY_MS);
    }
  }

  socket(table: string, from: number | undefined, person: Person): WebSocket {
    const query = from === undefined ? "" : `?from=${from}`;
    return new WebSocket(`${this.#address.replace("http", "ws")}/api/tables/${table}/play${query}`, {
      headers: { cookie: person.cookie, "x-forwarded-for": person.from },
    });
  }
}
