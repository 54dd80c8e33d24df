import { randomUUID } from "node:crypto";
import pg, { type Pool, type PoolClient } from "pg";
import { TooManyConflicts } from "../cannot-save.ts";
import { DataUnusable } from "../data-fault.ts";
import { ALONE, type NamedChange } from "../nodes.ts";
import { methodsOf } from "../sql/methods.ts";
import type { Store, StoreMethods } from "../store.ts";
import { storeOf } from "../store-of.ts";
import { Appends } from "./appends.ts";
import { DatabaseSockets } from "./database-sockets.ts";
import { CHANNEL, News, payloadOf } from "./news.ts";
import { PostgresNodes } from "./nodes.ts";
import { databaseOn } from "./postgres-database.ts";
import { faultInPostgres, migratePostgres } from "./schema.ts";
import { tableReads } from "./table-reads.ts";
import { asStoreError, asUnusable, inTransaction, withConnection } from "./transactions.ts";

/** Connections of one server, beside the one that listens. */
const MOST_CONNECTIONS = 8;

/**
 * A network that swallows everything without a word must hold up nobody for ever: the database gives up what takes this
 * long, with the locks of a server that it no longer hears, and a server gives up a database that does not answer.
 */
const GIVEN_UP_AFTER = {
  statement_timeout: 8_000,
  idle_in_transaction_session_timeout: 8_000,
  query_timeout: 10_000,
} as const;

/** Whole numbers are milliseconds and counts: all of them fit. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

const tableOf = ({ table }: { readonly table: string }): NamedChange[] => [{ kind: "table", id: table }];
const table = (id: string): NamedChange[] => [{ kind: "table", id }];

/** What the other servers are told, in the transaction that makes it so. */
const TOLD: { readonly [N in keyof StoreMethods]?: (given: Parameters<StoreMethods[N]>[0]) => NamedChange[] } = {
  setPlaces: tableOf,
  beginGame: tableOf,
  append: tableOf,
  setAside: table,
  addRematch: ({ of }) => table(of),
  setWatchers: tableOf,
  leaveTable: tableOf,
  giveUp: tableOf,
  say: ({ table: id }) => [{ kind: "chat", id }],
  setMuted: ({ reader: id }) => [{ kind: "mutes", id }],
  removeKey: (id) => [{ kind: "key", id }],
};

/** Asked often, each a single statement: they need no transaction, and so meet no other. */
const PLAIN: ReadonlySet<keyof StoreMethods> = new Set([
  "personByKey",
  "personById",
  "unknownKeys",
  "noteSeen",
  "progress",
  "tablesOf",
  "lobby",
  "watchable",
  "chat",
  "mutedBy",
  "dueTables",
  "dueNotices",
  "dueDeliveries",
  "keepTableTime",
]);

/**
 * What these change is under an id that nobody else has yet, or under a table whose row they change first, by its revision:
 * others at the same table wait for that row. As if alone they would meet each other though they concern different tables.
 */
const GUARDED_BY_ROW: ReadonlySet<keyof StoreMethods> = new Set(["addPerson", "createTable", "setPlaces", "beginGame"]);

/** One of any number of equal servers on a PostgreSQL database. */
export async function openPostgres(url: string): Promise<Store> {
  const node = randomUUID();
  const { host } = new URL(url);
  const sockets = new DatabaseSockets();
  const pool = connectionsTo(url, { stream: sockets.next });
  const news = new News(url, node, sockets);
  try {
    await bringUpToDate(url, host);
    await news.start();
  } catch (error) {
    await pool.end();
    throw asUnusable(error, url);
  }
  const nodes = new PostgresNodes(pool, node, news);
  const appends = new Appends(pool, node);
  return storeOf((what, argument) => ask(pool, node, what, argument), {
    recount: (replayed) =>
      ask(pool, node, "recount", replayed).catch((error: unknown) => {
        throw error instanceof TooManyConflicts ? new DataUnusable("busy", host, error) : error;
      }),
    append: (entry) => (entry.summary.outcome ? ask(pool, node, "append", entry) : appends.append(entry)),
    ...tableReads(pool),
    nodes,
    async close() {
      news.close();
      await nodes.release().catch(() => {});
      await pool.end();
      await sockets.close();
    },
    dead: new Promise(() => {}),
  });
}

/** The database as it is, for somebody who only reads; no server, and no part of what servers tell each other. */
export async function openPostgresToRead(url: string): Promise<Store> {
  const { host } = new URL(url);
  const pool = connectionsTo(url, { options: "-c default_transaction_read_only=on" });
  try {
    const fault = await withConnection(pool, faultInPostgres);
    if (fault !== undefined) throw new DataUnusable(fault, host);
  } catch (error) {
    await pool.end();
    throw asUnusable(error, url);
  }
  return storeOf((what, argument) => ask(pool, "", what, argument), {
    ...tableReads(pool),
    nodes: ALONE,
    close: () => pool.end(),
    dead: new Promise(() => {}),
  });
}

function connectionsTo(url: string, more: pg.PoolConfig = {}): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...GIVEN_UP_AFTER,
    ...more,
  });
  // A connection that is lost is replaced when one is wanted; who used it hears of it by what was asked.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** On a connection of its own: it may have to wait for another server that does so, and may take long. */
async function bringUpToDate(url: string, host: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    await migratePostgres(client, host);
  } finally {
    await client.end();
  }
}

type Answer<N extends keyof StoreMethods> = Promise<Awaited<ReturnType<StoreMethods[N]>>>;
type Methods = { readonly [N in keyof StoreMethods]: (given: Parameters<StoreMethods[N]>[0]) => Answer<N> };

const methods = new WeakMap<PoolClient, Methods>();

/** The store's methods on one connection. */
function methodsOn(client: PoolClient): Methods {
  const made = methods.get(client) ?? methodsOf(databaseOn(client));
  methods.set(client, made);
  return made;
}

async function ask<N extends keyof StoreMethods>(
  pool: Pool,
  node: string,
  what: N,
  given: Parameters<StoreMethods[N]>[0],
): Answer<N> {
  const answer = (client: PoolClient): Answer<N> => methodsOn(client)[what](given);
  if (PLAIN.has(what)) {
    try {
      return await withConnection(pool, answer);
    } catch (error) {
      throw asStoreError(error);
    }
  }
  const changes = TOLD[what]?.(given) ?? [];
  const isolation = GUARDED_BY_ROW.has(what) ? "READ COMMITTED" : "SERIALIZABLE";
  return inTransaction(pool, isolation, answer, async (client) => {
    if (changes.length > 0) await client.query("SELECT pg_notify($1, $2)", [CHANNEL, payloadOf(node, changes)]);
  });
}
