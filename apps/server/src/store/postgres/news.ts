import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import type { Change, NamedChange } from "../nodes.ts";
import type { DatabaseSockets } from "./database-sockets.ts";

export const CHANNEL = "serai";

/** How long until a lost connection is tried again. */
const LISTEN_AGAIN_MS = 500;
/** How often the connection is asked for a sign of life, and how long that may take. */
const ASKED_EVERY_MS = 5_000;
const ANSWERS_WITHIN_MS = 5_000;

const payloadSchema = z.object({
  node: z.string(),
  changes: z.array(z.tuple([z.enum(["table", "chat", "key", "mutes"]), z.string()])),
});

export const payloadOf = (node: string, changes: readonly NamedChange[]): string =>
  JSON.stringify({ node, changes: changes.map(({ kind, id }) => [kind, id]) });

function changesIn(payload: string, node: string): Change[] {
  const { data } = payloadSchema.safeParse(JSON.parse(payload));
  if (data === undefined || data.node === node) return [];
  return data.changes.map(([kind, id]) => ({ kind, id }));
}

/** Listens to what the other servers have changed, over a connection of its own that is made again when it is lost. */
export class News {
  readonly #url: string;
  readonly #node: string;
  readonly #sockets: DatabaseSockets;
  #listener: (change: Change) => void = () => {};
  #client: pg.Client | undefined;
  #asking: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, node: string, sockets: DatabaseSockets) {
    this.#url = url;
    this.#node = node;
    this.#sockets = sockets;
  }

  onChange(listener: (change: Change) => void): void {
    this.#listener = listener;
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      stream: this.#sockets.next,
      keepAlive: true,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: ANSWERS_WITHIN_MS,
    });
    // Its end follows an error, and is what counts.
    client.on("error", () => {});
    client.on("notification", ({ payload = "" }) => {
      if (payload !== "") for (const change of changesIn(payload, this.#node)) this.#listener(change);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    // Closed while it was being made.
    if (this.#isClosed) return client.end();
    this.#client = client;
    // A connection can be dead without a sign of it: one that only listens would never notice.
    this.#asking = setInterval(() => client.query("SELECT 1").catch(() => client.end()), ASKED_EVERY_MS).unref();
    // Only a connection that was there can be lost: one that could not be made is tried again by its caller.
    client.once("end", () => void this.#startAgain());
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#asking);
    void this.#client?.end();
  }

  async #startAgain(): Promise<void> {
    clearInterval(this.#asking);
    for (;;) {
      await setTimeout(LISTEN_AGAIN_MS);
      if (this.#isClosed) return;
      try {
        await this.start();
        // What was said meanwhile nobody repeats: everything in use is looked at again.
        return this.#listener({ kind: "missed" });
      } catch {
        // The database is not back yet.
      }
    }
  }
}
