import { setTimeout } from "node:timers/promises";
import { WriteConflict } from "@serai/table";
import pg, { type PoolClient } from "pg";
import { CannotSave } from "../cannot-save.ts";

/** How often a transaction that met another one is tried. */
const MOST_TRIES = 12;
const LONGEST_PAUSE_MS = 40;

/** PostgreSQL's codes: two transactions met, and one of them has to begin anew. */
const MET_ANOTHER: ReadonlySet<string> = new Set(["40001", "40P01", "23505"]);
/** The server or its disk can take nothing now, and may later: classes of codes, and codes of the system. */
const CANNOT_NOW = /^(08|53|57|25006|25P03|55P03|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOST|ENET|EAI_)/;

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

/**
 * A job in a transaction of its own, as if no other were under way; it may be done several times before it counts.
 * `lastly` is part of it.
 */
export async function inTransaction<X>(pool: pg.Pool, job: Job<X>, lastly: Job<void>): Promise<X> {
  for (let tries = 1; ; tries++) {
    try {
      return await withConnection(pool, (client) => once(client, job, lastly));
    } catch (error) {
      if (!metAnother(error) || tries === MOST_TRIES) throw asStoreError(error);
      await setTimeout(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}

async function once<X>(client: PoolClient, job: Job<X>, lastly: Job<void>): Promise<X> {
  await client.query("BEGIN ISOLATION LEVEL SERIALIZABLE");
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
