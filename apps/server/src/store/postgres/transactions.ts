import { setTimeout } from "node:timers/promises";
import { WriteConflict } from "@serai/table";
import pg, { type PoolClient } from "pg";
import { CannotSave, TooManyConflicts } from "../cannot-save.ts";
import { type DataFault, DataUnusable } from "../data-fault.ts";

/** How often a transaction that met another one is tried. */
const MOST_TRIES = 14;
/** Longest pause before the second try, and before any: where many meet they have to spread out. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 640;
/**
 * Reading a whole small table counts as having read every row of it, so that any two transactions would meet: rows are
 * looked up by an index even where PostgreSQL thinks that reading them all is quicker.
 */
const LOOKED_UP = "SET LOCAL enable_seqscan = off";

/** PostgreSQL's codes: two transactions met, and one of them has to begin anew. */
const MET_ANOTHER: ReadonlySet<string> = new Set(["40001", "40P01", "23505"]);
/** The server or its disk can take nothing now, and may later: classes of codes, and codes of the system. */
const CANNOT_NOW = /^(08|53|57|25006|25P03|55P03|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOST|ENET|EAI_)/;

const NO_SUCH_DATABASE = "3D000";
/** A class of codes: there is no such user, or the password is wrong. */
const DENIED = "28";

export const metAnother = (error: unknown): boolean => MET_ANOTHER.has(codeOf(error));

const codeOf = (error: unknown): string => {
  const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
  return typeof code === "string" ? code : "";
};

/** Connections that end in between say so in words only. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/.test(error.message);

export const cannotNow = (error: unknown): boolean => CANNOT_NOW.test(codeOf(error)) || isCutOff(error);

/** The same error, named where the database cannot be connected to and that is for its operator to mend. */
export function asUnusable(error: unknown, url: string): unknown {
  const fault = connectionFault(error);
  const { host, pathname } = new URL(url);
  return fault === undefined ? error : new DataUnusable(fault, fault === "no-database" ? host + pathname : host, error);
}

function connectionFault(error: unknown): DataFault | undefined {
  if (codeOf(error) === NO_SUCH_DATABASE) return "no-database";
  if (codeOf(error).startsWith(DENIED)) return "denied";
  return cannotNow(error) ? "unreachable" : undefined;
}

export const asStoreError = (error: unknown): unknown => (cannotNow(error) ? new CannotSave(String(error)) : error);

/** A connection of the pool for one job; one that failed is not used again. */
export async function withConnection<X>(pool: pg.Pool, job: Job<X>): Promise<X> {
  const client = await pool.connect();
  try {
    const result = await job(client);
    client.release();
    return result;
  } catch (error) {
    client.release(!(error instanceof pg.DatabaseError) && !(error instanceof WriteConflict));
    throw error;
  }
}

type Job<X> = (client: PoolClient) => Promise<X>;

/** As if no other transaction were under way; or with the rows that it changes for itself alone. */
type Isolation = "SERIALIZABLE" | "READ COMMITTED";

/** A job in a transaction of its own; it may be done several times before it counts. `lastly` is part of it. */
export async function inTransaction<X>(
  pool: pg.Pool,
  isolation: Isolation,
  job: Job<X>,
  lastly: Job<void>,
): Promise<X> {
  for (let tries = 1; ; tries++) {
    try {
      return await withConnection(pool, (client) => once(client, isolation, job, lastly));
    } catch (error) {
      if (!metAnother(error)) throw asStoreError(error);
      if (tries === MOST_TRIES) throw new TooManyConflicts(String(error));
      await setTimeout(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS));
    }
  }
}

async function once<X>(client: PoolClient, isolation: Isolation, job: Job<X>, lastly: Job<void>): Promise<X> {
  await client.query(`BEGIN ISOLATION LEVEL ${isolation}; ${LOOKED_UP}`);
  try {
    const result = await job(client);
    await lastly(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    // On a connection that is gone there is nothing left to roll back, and the first error says why.
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}
