import { DatabaseSync } from "node:sqlite";
import type { LoggedMove, TableStart } from "@serai/table";
import { migrate } from "./migrations.ts";
import type { NewMove, NewTable, Person, StoredTable, TableSummary } from "./store.ts";

/** The embedded database, as the writer thread uses it. Every call is synchronous; the transaction is the caller's. */
export class Sqlite {
  readonly #db: DatabaseSync;

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
    // FULL: a commit is on disk when it returns, whatever happens to the machine then.
    this.#db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
    migrate(this.#db);
  }

  /** Runs all of them in one transaction, so that they share one wait for the disk; each fails alone. */
  together(jobs: readonly (() => void)[], onError: (job: number, error: unknown) => void): void {
    this.#db.exec("BEGIN IMMEDIATE");
    for (const [i, job] of jobs.entries()) {
      this.#db.exec("SAVEPOINT one");
      try {
        job();
        this.#db.exec("RELEASE one");
      } catch (error) {
        this.#db.exec("ROLLBACK TO one; RELEASE one");
        onError(i, error);
      }
    }
    this.#db.exec("COMMIT");
  }

  addPerson({ id, keyHash }: Person): void {
    this.#db.prepare("INSERT INTO people (id, key_hash) VALUES (?, ?)").run(id, keyHash);
  }

  personByKey(keyHash: string): Person | undefined {
    const row = this.#db.prepare("SELECT id FROM people WHERE key_hash = ?").get(keyHash);
    return row && { id: String(row.id), keyHash };
  }

  createTable({ start, owners, deciders, at }: NewTable): void {
    this.#db
      .prepare("INSERT INTO tables (id, start, deciders, over, updated) VALUES (?, ?, ?, 0, ?)")
      .run(start.id, JSON.stringify(start), deciders, at);
    const seat = this.#db.prepare("INSERT INTO seats (table_id, seat, person_id) VALUES (?, ?, ?)");
    for (const [i, owner] of owners.entries()) if (owner !== undefined) seat.run(start.id, i, owner);
  }

  append({ table, number, move, deciders, over, at }: NewMove): void {
    this.#db
      .prepare("INSERT INTO moves (table_id, number, line, command, at) VALUES (?, ?, ?, ?, ?)")
      .run(table, number, move.line, move.command ?? null, at);
    this.#db
      .prepare("UPDATE tables SET deciders = ?, over = ?, updated = ? WHERE id = ?")
      .run(deciders, over ? 1 : 0, at, table);
  }

  table(id: string): StoredTable | undefined {
    const row = this.#db.prepare("SELECT start FROM tables WHERE id = ?").get(id);
    if (row === undefined) return undefined;
    const start: TableStart = JSON.parse(String(row.start));
    const moves = this.#db.prepare("SELECT line, command FROM moves WHERE table_id = ? ORDER BY number").all(id);
    const log = moves.map(
      ({ line, command }): LoggedMove => ({
        line: String(line),
        ...(typeof command === "string" && { command }),
      }),
    );
    const owners: (string | undefined)[] = start.seats.map(() => undefined);
    for (const { seat, person_id } of this.#db.prepare("SELECT seat, person_id FROM seats WHERE table_id = ?").all(id))
      owners[Number(seat)] = String(person_id);
    return { start, log, owners };
  }

  tablesOf(person: string): TableSummary[] {
    const rows = this.#db
      .prepare(
        `SELECT t.start, t.updated, t.over, t.deciders, s.seat FROM seats s JOIN tables t ON t.id = s.table_id
         WHERE s.person_id = ? ORDER BY t.over, t.updated DESC LIMIT 200`,
      )
      .all(person);
    return rows.map((row) => ({
      start: JSON.parse(String(row.start)),
      updated: Number(row.updated),
      over: row.over === 1,
      deciders: Number(row.deciders),
      seat: Number(row.seat),
    }));
  }

  close(): void {
    this.#db.close();
  }
}
