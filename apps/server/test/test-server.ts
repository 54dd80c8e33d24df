import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import type { Message, ViewerState } from "@serai/table";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { type AppOptions, createApp } from "../src/app.ts";
import type { NoticeSenderSettings } from "../src/notices/settings.ts";
import { DATABASE, openEmbedded } from "../src/store/embedded.ts";
import { openPostgres } from "../src/store/postgres/postgres.ts";
import type { Store } from "../src/store/store.ts";
import { newDatabase, rowsOf } from "./postgres.ts";
import type {} from "./start-postgres.ts";

const TRY_AGAIN_MS = 200;

const urls = new Map<string, string>();

/** The embedded database of the folder; in tests with a PostgreSQL, a database there that stands for the folder. */
async function openStore(folder: string): Promise<Store> {
  const address = inject("postgres");
  if (address === undefined) return openEmbedded(folder);
  const url = urls.get(folder) ?? (await newDatabase(address));
  urls.set(folder, url);
  return openPostgres(url);
}

/** What the database of the folder answers, once no server uses it. */
export async function rowsIn(folder: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const url = urls.get(folder);
  if (url !== undefined) return rowsOf(url, text);
  const db = new DatabaseSync(join(folder, DATABASE), { readOnly: true });
  try {
    return db.prepare(text).all();
  } finally {
    db.close();
  }
}

/** All that it holds, as text. */
export async function everythingIn(folder: string): Promise<string> {
  const named = urls.has(folder)
    ? "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
    : "SELECT name FROM sqlite_schema WHERE type = 'table'";
  const tables = await rowsIn(folder, named);
  return JSON.stringify(await Promise.all(tables.map(({ name }) => rowsIn(folder, `SELECT * FROM "${name}"`))));
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), "serai-test-"));
const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A folder that is gone when the test is. */
export function temporaryFolder(): string {
  const folder = newFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

interface Clock {
  at: number;
  steady?: number;
}

/** For tests of limits: what is used up stays used up, however slow the machine. */
export const stopped = (): Clock => ({ at: Date.now(), steady: 0 });

type MoreOptions = Pick<AppOptions, "games" | "timeLimits" | "now" | "ticks" | "proxies">;

/**
 * A real server on loopback, with a real database. `at` is what it takes for the time, and `steady` what its limits go
 * by, where a test sets them.
 */
export async function testServer(
  folder = temporaryFolder(),
  clock?: Clock,
  post: Partial<NoticeSenderSettings> = {},
  more: MoreOptions = {},
) {
  const opened = await openServer(folder, clock, post, more);
  onTestFinished(opened.close);
  return opened;
}

type Opened = Awaited<ReturnType<typeof openServer>>;

/** One server for all tests of a file, each with people and tables of its own: starting one costs a second of work. */
export function sharedServer(clock?: Clock, post?: Partial<NoticeSenderSettings>): () => Opened {
  const folder = newFolder();
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await openServer(folder, clock, post);
  });
  afterAll(async () => {
    await opened?.close();
    removeFolder(folder);
  });
  return () => {
    if (opened === undefined) throw new Error("the server is not open yet");
    return opened;
  };
}

async function openServer(
  folder: string,
  clock?: Clock,
  post: Partial<NoticeSenderSettings> = {},
  more: MoreOptions = {},
) {
  const store = await openStore(folder);
  const now = clock && { now: () => clock.at };
  // Tests ask faster than any person: where limits are not what a test is about, all of them are full again each time.
  let hours = 0;
  const limitTicks = (): number => clock?.steady ?? 3_600_000 * ++hours;
  const app = await createApp({
    store,
    post: { loopback: false, ...post },
    log: false,
    ...now,
    limitTicks,
    ...more,
  });
  const address = await app.http.listen({ port: 0, host: "127.0.0.1" });
  let closed = false;
  const close = async (): Promise<void> => {
    if (closed) return;
    closed = true;
    await app.close();
    await store.close();
  };
  return { address, app, store, folder, close, guest: () => new Guest(address) };
}

/** Sends bytes as they are, and reads what comes back until the server closes. */
export function sendRaw(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = "";
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what came over the wire as it is
  readonly body: any;
}

export const nonce = (): string => randomBytes(32).toString("hex");

/** A browser of its own: its cookie, its requests, its sockets. */
export class Guest {
  readonly address: string;
  cookie = "";

  constructor(address: string) {
    this.address = address;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const response = await fetch(this.address + path, {
      method,
      headers: { cookie: this.cookie, ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    this.cookie = response.headers.get("set-cookie")?.split(";")[0] ?? this.cookie;
    const text = await response.text();
    return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : text };
  }

  /** Opens a table with this many people and bots, and sits down. */
  async open(people: number, bots: number, more: object = {}): Promise<string> {
    const seats = [
      ...Array.from({ length: people }, () => ({ kind: "person" })),
      ...Array.from({ length: bots }, () => ({ kind: "bot", bot: "random" })),
    ];
    const { body } = await this.ask("POST", "/api/tables", { game: "sultan", seats, seating: "given", ...more });
    await this.sit(body.id);
    return body.id;
  }

  sit(table: string, name = "Anna"): Promise<Reply> {
    return this.ask("POST", `/api/tables/${table}/sit`, { name, nonce: nonce() });
  }

  async join(table: string, from?: number, headers: Record<string, string> = {}): Promise<Seat> {
    const url = `${this.address.replace("http", "ws")}/api/tables/${table}/play${from === undefined ? "" : `?from=${from}`}`;
    const socket = new WebSocket(url, { headers: { cookie: this.cookie, ...headers } });
    const seat = new Seat(socket);
    await seat.opened;
    return seat;
  }
}

type Standings = Message & ViewerState;
const isStanding = (message: Message): message is Standings => message.type === "table" || message.type === "events";

/** A socket to a table that keeps all it hears. */
export class Seat {
  readonly socket: WebSocket;
  readonly heard: Message[] = [];
  readonly opened: Promise<void>;
  readonly closed: Promise<number>;
  #waiting: (() => void)[] = [];
  #commands = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.opened = new Promise((resolve, reject) => {
      socket.on("open", resolve);
      socket.on("error", reject);
    });
    this.closed = new Promise((resolve) => socket.on("close", resolve));
    socket.on("message", (data) => {
      this.heard.push(JSON.parse(String(data)));
      for (const wake of this.#waiting.splice(0)) wake();
    });
    socket.on("close", () => {
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }

  /** Waits until something it has heard, or hears, fits. */
  async until<M extends Message>(fits: (message: Message) => message is M): Promise<M>;
  async until(fits: (message: Message) => boolean): Promise<Message>;
  async until(fits: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const found = this.heard.find(fits);
      if (found) return found;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error("the socket closed before");
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** How things stand by the last message. */
  get standing(): Standings {
    const last = this.heard.filter(isStanding).at(-1);
    if (last === undefined) throw new Error("heard nothing yet");
    return last;
  }

  /** Waits until it is asked, or the game is over. */
  async asked(): Promise<Standings> {
    const isLast = (message: Message): boolean => message === this.heard.filter(isStanding).at(-1);
    await this.until((message) => isStanding(message) && isLast(message) && (message.legal.length > 0 || message.over));
    return this.standing;
  }

  send(message: object | string): void {
    this.socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  /** Sends a command and waits for the answer to it. */
  async command(command: object): Promise<Message> {
    const id = `command-${++this.#commands}-${Math.random().toString(36).slice(2, 8)}`;
    this.send({ id, ...command });
    const wanted = "id" in command ? command.id : id;
    return this.until((message) => (message.type === "done" || message.type === "refused") && message.id === wanted);
  }

  act(action = this.standing.legal[0]): Promise<Message> {
    return this.command({ type: "act", decision: this.standing.decision, action });
  }

  /** Plays the first legal action whenever asked, to the end; what could not be saved is sent again. */
  async playOut(): Promise<Standings> {
    for (;;) {
      const standing = await this.asked();
      if (standing.over) return standing;
      const number = "number" in standing ? standing.number : 0;
      for (let answer = await this.act(); answer.type === "refused" && answer.code === "cannot-save"; ) {
        await setTimeout(TRY_AGAIN_MS);
        answer = await this.act();
      }
      await this.until((message) => isStanding(message) && "number" in message && message.number > number);
    }
  }

  close(): Promise<number> {
    this.socket.close();
    return this.closed;
  }
}
