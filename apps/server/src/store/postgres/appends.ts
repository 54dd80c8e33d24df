import { WriteConflict } from "@serai/table";
import type { Pool } from "pg";
import { awaitedText, tellsAt } from "../sql/awaited.ts";
import type { NewEntry } from "../store.ts";
import { CHANNEL, payloadOf } from "./news.ts";
import { asStoreError, metAnother } from "./transactions.ts";

/** Batches under way at once: one is written while the next is gathered. */
const MOST_BATCHES = 2;
/** Entries of one batch; their tables are named in one notification, whose size is limited. */
const LARGEST_BATCH = 200;

interface PendingAppend {
  readonly entry: NewEntry;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * One statement, one round trip, one wait for the disk: entries whose number is free are kept, their tables are brought up
 * to date, notices of decisions that were made are struck off, and the other servers are told. What comes back are the tables whose entry was kept.
 */
const APPEND = `
  WITH entry AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[],
        $8::text[], $9::bigint[])
      AS entry (table_id, number, entry, status, deciders, wakes, at, awaited, tells)),
  changed AS (
    UPDATE tables t SET status = e.status, deciders = e.deciders, wakes = e.wakes, updated = COALESCE(e.at, t.updated),
        awaited = e.awaited, tells = CASE WHEN t.tells <= e.tells THEN t.tells ELSE e.tells END
      FROM entry e WHERE t.id = e.table_id AND t.status <> 'given-up'
        AND NOT EXISTS (SELECT 1 FROM log l WHERE l.table_id = e.table_id AND l.number = e.number)
      RETURNING t.id),
  kept AS (
    INSERT INTO log (table_id, number, entry)
      SELECT e.table_id, e.number, e.entry FROM entry e JOIN changed c ON c.id = e.table_id
      RETURNING table_id),
  awaited AS (
    SELECT * FROM unnest($10::text[], $11::bigint[], $12::bigint[]) AS a (table_id, seat, decision)),
  struck AS (
    DELETE FROM notices n USING kept k WHERE n.table_id = k.table_id AND (
      n.kind = 'invitation' OR (n.kind = 'reminder' AND n.done = 0)
      OR NOT EXISTS (
        SELECT 1 FROM awaited a WHERE a.table_id = n.table_id AND a.seat = n.seat AND a.decision = n.decision)))
  SELECT k.table_id, pg_notify('${CHANNEL}', CASE WHEN ROW_NUMBER() OVER () = 1 THEN $13 ELSE '' END) FROM kept k`;

/** Moves of many tables, put on disk together. */
export class Appends {
  readonly #pool: Pool;
  readonly #node: string;
  #waiting: PendingAppend[] = [];
  #batches = 0;

  constructor(pool: Pool, node: string) {
    this.#pool = pool;
    this.#node = node;
  }

  append(entry: NewEntry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      setImmediate(() => this.#write());
    });
  }

  #write(): void {
    if (this.#batches >= MOST_BATCHES || this.#waiting.length === 0) return;
    // In one order, so that batches of two servers wait for each other instead of blocking each other.
    const batch = this.#waiting.splice(0, LARGEST_BATCH).sort((a, b) => (a.entry.table < b.entry.table ? -1 : 1));
    this.#batches++;
    void this.#keep(batch).finally(() => {
      this.#batches--;
      this.#write();
    });
  }

  async #keep(batch: readonly PendingAppend[]): Promise<void> {
    try {
      const kept = await this.#ask(batch.map(({ entry }) => entry));
      for (const { entry, resolve, reject } of batch)
        if (kept.has(entry.table)) resolve();
        else reject(conflictAt(entry));
    } catch (error) {
      // Another server wrote at the same moment: each entry is tried alone, and the one it concerns has lost.
      if (batch.length > 1 && metAnother(error)) for (const one of batch) await this.#keep([one]);
      else for (const { reject, entry } of batch) reject(metAnother(error) ? conflictAt(entry) : asStoreError(error));
    }
  }

  async #ask(entries: readonly NewEntry[]): Promise<ReadonlySet<string>> {
    const awaited = entries.flatMap(({ table, awaited: seats }) => seats.map((seat) => ({ table, ...seat })));
    const { rows } = await this.#pool.query<{ table_id: string }>({
      name: "append",
      text: APPEND,
      values: [
        entries.map(({ table }) => table),
        entries.map(({ number }) => number),
        entries.map(({ entry }) => JSON.stringify(entry)),
        entries.map(({ summary }) => (summary.over ? "over" : "playing")),
        entries.map(({ summary }) => summary.deciders),
        entries.map(({ summary }) => summary.wakesAt ?? null),
        entries.map(({ at }) => at ?? null),
        entries.map(({ number, awaited: seats }) => awaitedText(number, seats)),
        entries.map(({ awaited: seats }) => tellsAt(seats) ?? null),
        awaited.map(({ table }) => table),
        awaited.map(({ seat }) => seat),
        awaited.map(({ decision }) => decision),
        payloadOf(
          this.#node,
          entries.map(({ table: id }) => ({ kind: "table", id })),
        ),
      ],
    });
    return new Set(rows.map(({ table_id }) => table_id));
  }
}

const conflictAt = ({ table, number }: NewEntry): WriteConflict =>
  new WriteConflict(`table ${table} has an entry ${number} already`);
