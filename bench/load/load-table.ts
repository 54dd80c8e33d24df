import { randomBytes } from "node:crypto";
import { DEFAULT_BOT } from "@serai/games/list/index.ts";
import type { LightRequests } from "./light-requests.ts";
import type { Measured } from "./measured.ts";
import type { LoadOptions } from "./options.ts";
import { Viewer } from "./viewer.ts";

/** Where tables are opened, and who counts what happens at them. */
export interface LoadHall {
  readonly address: string;
  readonly requests: LightRequests;
  readonly options: LoadOptions;
  readonly measured: Measured;
  /** The table has something to do. */
  ready(table: LoadTable): void;
  /** Its game has ended. */
  over(table: LoadTable): void;
}

let commands = 0;

/** A table with everybody who looks at it; at most one command of it is under way at a time. */
export class LoadTable {
  readonly #hall: LoadHall;
  /** Its people come from an address of their own. */
  readonly number: number;
  readonly viewers: Viewer[] = [];
  #id = "";
  /** Of its people, in the order in which they sat down. */
  #cookies: readonly string[] = [];
  #sentAt: number | undefined;
  /** Those who have not heard of the command under way. A bot's move in between is taken for it: that is rare, and earlier. */
  readonly #unheard = new Set<Viewer>();
  #isOver = false;

  constructor(hall: LoadHall, number: number) {
    this.#hall = hall;
    this.number = number;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get hasChoice(): boolean {
    return this.viewers.some(({ choice }) => choice !== undefined);
  }

  /** Opens it for new people and sits them down: the game has begun, and nobody is connected yet. */
  async open(): Promise<void> {
    const { games, seats, bots } = this.#hall.options;
    const game = games[this.number % games.length];
    const wanted = Array.from({ length: seats }, (_, seat) =>
      seat < seats - bots ? { kind: "person" } : { kind: "bot", bot: DEFAULT_BOT },
    );
    const table = { game, seats: wanted, clock: { kind: "none" } };
    const { id, cookie } = await this.#post("/api/tables", "", table);
    const others = Array.from({ length: seats - bots - 1 }, () => "");
    await this.#sitDown(id, [cookie, ...others]);
  }

  /** The people of an ended game play again, as they do from the page: one asks for it, and each sits down. */
  async openAfter(ended: LoadTable): Promise<void> {
    const { id } = await this.#post(`/api/tables/${ended.#id}/rematch`, ended.#cookies[0], {});
    await this.#sitDown(id, ended.#cookies);
  }

  async connect(): Promise<void> {
    await Promise.all(this.viewers.map((viewer) => viewer.connect()));
  }

  /** A seat that play waits for acts at random; another one that may only where nobody is waited for. */
  move(): void {
    const able = this.viewers.filter(({ choice, isConnected }) => choice !== undefined && isConnected);
    const awaited = able.filter(({ choice }) => choice?.isAwaited);
    const from = awaited.length > 0 ? awaited : able;
    const actor = from[Math.floor(Math.random() * from.length)];
    if (actor?.choice === undefined || this.#sentAt !== undefined) return;
    const { decision, action } = actor.choice;
    actor.choice = undefined;
    for (const viewer of this.viewers) if (viewer.isConnected) this.#unheard.add(viewer);
    this.#sentAt = performance.now();
    actor.send({ type: "act", id: `load-${String(++commands).padStart(9, "0")}`, decision, action });
  }

  /** Somebody's connection is lost, and made again. */
  async reconnect(): Promise<void> {
    const viewer = this.viewers[Math.floor(Math.random() * this.viewers.length)];
    if (!viewer.isConnected || this.#isOver) return;
    viewer.cut();
    this.#heard(viewer);
    this.#hall.measured.reconnect();
    await viewer.connect();
    if (this.#sentAt === undefined && this.hasChoice) this.#hall.ready(this);
  }

  close(): void {
    for (const viewer of this.viewers) viewer.cut();
  }

  /** Each with a cookie, or new. */
  async #sitDown(id: string, people: readonly string[]): Promise<void> {
    this.#id = id;
    const cookies: string[] = [];
    for (const [seat, known] of people.entries()) {
      const body = { name: `load ${seat}`, nonce: randomBytes(32).toString("hex") };
      const { cookie } = await this.#post(`/api/tables/${id}/sit`, known, body);
      cookies.push(cookie);
    }
    this.#cookies = cookies;
    const watchers = Array.from({ length: this.#hall.options.watchers }, () => "");
    for (const cookie of [...cookies, ...watchers]) this.viewers.push(this.#viewer(cookie));
  }

  #viewer(cookie: string): Viewer {
    return new Viewer({
      address: this.#hall.address,
      path: `/api/tables/${this.#id}/play`,
      headers: { ...(cookie !== "" && { cookie }), ...this.#forwarded },
      onEvents: (viewer) => this.#heard(viewer),
      onRefused: () => this.#refused(),
      onOver: () => this.#end(),
    });
  }

  #heard(viewer: Viewer): void {
    if (this.#sentAt === undefined) {
      // A bot has moved.
      if (this.hasChoice) this.#hall.ready(this);
      return;
    }
    this.#unheard.delete(viewer);
    if (this.#unheard.size > 0) return;
    this.#hall.measured.move(performance.now() - this.#sentAt);
    this.#goOn();
  }

  #refused(): void {
    this.#hall.measured.refusal();
    this.#unheard.clear();
    this.#goOn();
  }

  #goOn(): void {
    this.#sentAt = undefined;
    if (this.#isOver) this.#hall.over(this);
    else if (this.hasChoice) this.#hall.ready(this);
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#hall.measured.gameOver();
    if (this.#sentAt === undefined) this.#hall.over(this);
  }

  get #forwarded(): Record<string, string> {
    const n = this.number;
    return { "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
  }

  async #post(path: string, cookie: string, body: unknown): Promise<{ cookie: string; id: string }> {
    const headers = { ...(cookie !== "" && { cookie }), ...this.#forwarded };
    const given = await this.#hall.requests.post(path, headers, body);
    const answer = JSON.parse(given.body);
    if (answer.id === undefined) throw new Error(`${path}: ${answer.code}`);
    return { cookie: given.cookie ?? cookie, id: answer.id };
  }
}
