import { type Chance, FastChance } from "@serai/kernel";
import { WebSocket } from "ws";

/** Known by a cookie, from an address of their own. */
export interface Person {
  cookie: string;
  readonly from: string;
}

/** A move that a player at a table was told is done. */
export interface Acknowledged {
  readonly table: string;
  readonly player: string;
}

/** What scripted people saw of the server. */
export interface Seen {
  /** By command id, in the order in which they were acknowledged. */
  readonly acknowledged: Map<string, Acknowledged>;
  /** Events that did not follow on the last one heard. */
  gaps: number;
  /** Times a table stood before something that had been heard of. */
  takenBack: number;
  readonly refusals: Map<string, number>;
  finished: number;
  /** Players who, after the end, had heard something else than what another server tells. */
  differing: number;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const RETRY_MS = 250;
const LOOK_AGAIN_MS = 20;
/** A server that does not answer for so long is left for another one. */
const ANSWER_WITHIN_MS = 15_000;

export interface Habits {
  readonly seed: number;
  readonly thinkMs: number;
  /** At every other table: seconds for each decision, and a reserve for the whole game. */
  readonly clock: { readonly decision: number; readonly reserve: number };
}

/** What all scripted people share: the way to the server, their habits, and the notes of what they saw. */
export class Client {
  readonly #addresses: readonly string[];
  readonly #chance: Chance;
  readonly thinkMs: number;
  #waiting: { readonly since: number; readonly resolve: () => void }[] = [];
  readonly seen: Seen = {
    acknowledged: new Map(),
    gaps: 0,
    takenBack: 0,
    refusals: new Map(),
    finished: 0,
    differing: 0,
  };
  /** Moves that were sent and not answered. */
  readonly underWay = new Set<string>();
  #people = 0;

  /** People come to any of the addresses, as through a proxy that spreads them. */
  constructor(addresses: readonly string[], { seed, thinkMs }: Habits) {
    this.#addresses = addresses;
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

  /** Resolves when everything that is under way now has an answer. */
  async allAnswered(): Promise<void> {
    const asked = [...this.underWay];
    while (asked.some((id) => this.underWay.has(id))) await sleep(LOOK_AGAIN_MS);
  }

  acknowledge(id: string, move: Acknowledged, sentAt: number): void {
    this.seen.acknowledged.set(id, move);
    for (const { since, resolve } of this.#waiting) if (sentAt >= since) resolve();
    this.#waiting = this.#waiting.filter(({ since }) => sentAt < since);
  }

  refused(code: string): void {
    this.seen.refusals.set(code, (this.seen.refusals.get(code) ?? 0) + 1);
  }

  /** Known to the server before anything else is asked: an answer that is lost then leaves nobody's place behind. */
  async newPerson(): Promise<Person> {
    const n = ++this.#people;
    const person = { cookie: "", from: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
    await this.ask(person, "PUT", "/api/me", { name: `Guest ${n}` });
    return person;
  }

  /** Asks until the server answers something else than that it cannot just now. */
  async ask(
    person: Person,
    method: "POST" | "PUT",
    path: string,
    body: unknown,
  ): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }> {
    for (;;) {
      try {
        const response = await fetch(this.choose(this.#addresses) + path, {
          method,
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
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
    return new WebSocket(`${this.choose(this.#addresses).replace("http", "ws")}/api/tables/${table}/play${query}`, {
      handshakeTimeout: ANSWER_WITHIN_MS,
      headers: { cookie: person.cookie, "x-forwarded-for": person.from },
    });
  }
}
