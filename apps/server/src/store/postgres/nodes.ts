import type { Pool, QueryResult, QueryResultRow } from "pg";
import type { Nodes, PersonAtTable, WatchersAt } from "../nodes.ts";
import type { News } from "./news.ts";
import { asStoreError } from "./transactions.ts";

/** A claim holds for so long; a server that is gone is stood in for after it. */
const LEASE_MS = 10_000;
/** A claim is renewed in the database once it has only so much left. */
const RENEW_BELOW_MS = 6_000;
/** Those who are here are told every few seconds. */
const PRESENCE_MS = 20_000;

/** Leases and presence go by the database's clock, which the servers share. They need not outlive a crash of it. */
const NOW = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint";

export class PostgresNodes implements Nodes {
  readonly isShared = true;
  readonly #pool: Pool;
  readonly #node: string;
  readonly #news: News;
  /** Claims that hold, and until when by this process's own count. */
  readonly #held = new Map<string, number>();

  constructor(pool: Pool, node: string, news: News) {
    this.#pool = pool;
    this.#node = node;
    this.#news = news;
  }

  onChange(listener: Parameters<Nodes["onChange"]>[0]): void {
    this.#news.onChange(listener);
  }

  async claim(what: string): Promise<boolean> {
    const asked = performance.now();
    if ((this.#held.get(what) ?? 0) - asked > RENEW_BELOW_MS) return true;
    const { rowCount } = await this.#ask(
      `INSERT INTO leases (name, node, until) VALUES ($1, $2, ${NOW} + ${LEASE_MS})
       ON CONFLICT (name) DO UPDATE SET node = excluded.node, until = excluded.until
       WHERE leases.node = excluded.node OR leases.until < ${NOW}`,
      [what, this.#node],
    );
    if (rowCount === 0) this.#held.delete(what);
    else this.#held.set(what, asked + LEASE_MS);
    return rowCount !== 0;
  }

  async keepPresence(here: readonly PersonAtTable[]): Promise<void> {
    this.#forgetOld();
    await this.#ask(`DELETE FROM leases WHERE until < ${NOW} - 60000`, []);
    // In one statement: nobody who stays may be missed in between.
    await this.#ask(
      `WITH here AS (SELECT * FROM unnest($1::text[], $2::text[]) AS here (table_id, person)),
       gone AS (
         DELETE FROM presence p WHERE CASE WHEN node <> $3 THEN until < ${NOW}
           ELSE NOT EXISTS (SELECT 1 FROM here h WHERE h.table_id = p.table_id AND h.person = p.person) END)
       INSERT INTO presence (table_id, person, node, until)
       SELECT table_id, person, $3, ${NOW} + ${PRESENCE_MS} FROM here
       WHERE EXISTS (SELECT 1 FROM people WHERE id = person)
       ON CONFLICT (table_id, person, node) DO UPDATE SET until = excluded.until`,
      [here.map(({ table }) => table), here.map(({ person }) => person), this.#node],
    );
  }

  async exchangeWatchers(here: readonly WatchersAt[]): Promise<readonly WatchersAt[]> {
    const { rows } = await this.#ask<{ table_id: string; tags: string; others: number }>(
      `WITH here AS (SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[]) AS here (table_id, tags, others)),
       gone AS (
         DELETE FROM watching w WHERE CASE WHEN node <> $4 THEN until < ${NOW}
           ELSE NOT EXISTS (SELECT 1 FROM here h WHERE h.table_id = w.table_id) END),
       kept AS (
         INSERT INTO watching (table_id, node, tags, others, until)
         SELECT table_id, $4, tags, others, ${NOW} + ${PRESENCE_MS} FROM here
         ON CONFLICT (table_id, node) DO UPDATE SET tags = excluded.tags, others = excluded.others, until = excluded.until)
       SELECT table_id, tags, others FROM watching WHERE node <> $4 AND until >= ${NOW}`,
      [
        here.map(({ table }) => table),
        here.map(({ tags }) => JSON.stringify(tags)),
        here.map(({ others }) => others),
        this.#node,
      ],
    );
    return rows.map(({ table_id, tags, others }) => ({ table: table_id, tags: JSON.parse(tags), others }));
  }

  async isElsewhere({ table, person }: PersonAtTable): Promise<boolean> {
    const { rowCount } = await this.#ask(
      `SELECT 1 FROM presence WHERE table_id = $1 AND person = $2 AND node <> $3 AND until >= ${NOW} LIMIT 1`,
      [table, person, this.#node],
    );
    return rowCount !== 0;
  }

  /** The others need not wait for what was claimed here. */
  async release(): Promise<void> {
    await this.#ask("DELETE FROM leases WHERE node = $1", [this.#node]);
    await this.#ask("DELETE FROM presence WHERE node = $1", [this.#node]);
    await this.#ask("DELETE FROM watching WHERE node = $1", [this.#node]);
  }

  #forgetOld(): void {
    const now = performance.now();
    for (const [what, until] of this.#held) if (until < now) this.#held.delete(what);
  }

  async #ask<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<QueryResult<Row>> {
    try {
      return await this.#pool.query<Row>(text, values);
    } catch (error) {
      throw asStoreError(error);
    }
  }
}
