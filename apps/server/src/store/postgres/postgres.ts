import { randomUUID } from "node:crypto";
import pg, { type Pool, type PoolClient } from "pg";
import { DataUnusable } from "../data-fault.ts";
import type { NamedChange } from "../nodes.ts";
import { methodsOf } from "../sql/methods.ts";
import type { Kept, Store } from "../store.ts";
import { storeOf } from "../store-of.ts";
import { Appends } from "./appends.ts";
import { CHANNEL, News, payloadOf } from "./news.ts";
import { PostgresNodes } from "./nodes.ts";
import { databaseOn } from "./postgres-database.ts";
import { migratePostgres } from "./schema.ts";
import { asStoreError, cannotNow, inTransaction, withConnection } from "./transactions.ts";

/** Connections of one server, beside the one that listens. */
const MOST_CONNECTIONS = 8;

/** Whole numbers are milliseconds and counts: all of them fit. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

const tableOf = ({ table }: { readonly table: string }): NamedChange[] => [{ kind: "table", id: table }];
const table = (id: string): NamedChange[] => [{ kind: "table", id }];

/** What the other servers are told, in the transaction that makes it so. */
const TOLD: { readonly [N in keyof Kept]?: (given: Parameters<Kept[N]>[0]) => NamedChange[] } = {
  setPlaces: tableOf,
  beginGame: tableOf,
  append: tableOf,
  setAside: table,
  setRematch: tableOf,
  setWatchers: tableOf,
  leaveTable: tableOf,
  giveUp: tableOf,
  say: ({ table: id }) => [{ kind: "chat", id }],
  removeKey: (id) => [{ kind: "key", id }],
};

/** Asked with every request, each a single question: they need no transaction. */
const PLAIN: ReadonlySet<keyof Kept> = new Set(["personByKey", "personById", "table", "log", "logAfter"]);

/** One of any number of equal servers on a PostgreSQL database. */
export async function openPostgres(url: string): Promise<Store> {
  const node = randomUUID();
  const { host } = new URL(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A connection that is lost is replaced when one is wanted; who used it hears of it by what was asked.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const news = new News(url, node);
  try {
    await withConnection(pool, (client) => migratePostgres(client, host));
    await news.start();
  } catch (error) {
    await pool.end();
    throw cannotNow(error) ? new DataUnusable("unreachable", host, error) : error;
  }
  const nodes = new PostgresNodes(pool, node, news);
  const appends = new Appends(pool, node);
  return storeOf((what, argument) => ask(pool, node, what, argument), {
    append: (entry) => (entry.facts.outcome ? ask(pool, node, "append", entry) : appends.append(entry)),
    backup: () => Promise.reject(new Error("a PostgreSQL database is backed up with pg_dump")),
    nodes,
    async close() {
      await news.close();
      await nodes.release().catch(() => {});
      await pool.end();
    },
    dead: new Promise(() => {}),
  });
}

type Answer<N extends keyof Kept> = Promise<Awaited<ReturnType<Kept[N]>>>;
type Methods = { readonly [N in keyof Kept]: (given: Parameters<Kept[N]>[0]) => Answer<N> };

const methods = new WeakMap<PoolClient, Methods>();

/** The store's methods on one connection. */
function methodsOn(client: PoolClient): Methods {
  const made = methods.get(client) ?? methodsOf(databaseOn(client));
  methods.set(client, made);
  return made;
}

async function ask<N extends keyof Kept>(pool: Pool, node: string, what: N, given: Parameters<Kept[N]>[0]): Answer<N> {
  const answer = (client: PoolClient): Answer<N> => methodsOn(client)[what](given);
  if (PLAIN.has(what)) {
    try {
      return await withConnection(pool, answer);
    } catch (error) {
      throw asStoreError(error);
    }
  }
  const changes = TOLD[what]?.(given) ?? [];
  return inTransaction(pool, answer, async (client) => {
    if (changes.length > 0) await client.query("SELECT pg_notify($1, $2)", [CHANNEL, payloadOf(node, changes)]);
  });
}
