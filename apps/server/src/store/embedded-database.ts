import { DatabaseSync, type StatementSync } from "node:sqlite";
import { DataUnusable } from "./data-fault.ts";
import { faultIn, migrate } from "./migrations.ts";
import type { Database, Statement } from "./sql/database.ts";

/** Milliseconds; a transaction takes a few. */
const LOCK_TIMEOUT_MS = 5_000;

/** What a thousand tables in play change again and again; without moves little of it is used. */
const CACHE_KB = 16_000;
/** Pages of the write-ahead log after which a commit copies it into the database, where nobody else has done so (`Checkpoints`). */
const CHECKPOINT_PAGES = 20_000;

/** A connection to the embedded database, with its statements prepared once. */
export class EmbeddedDatabase implements Database {
  readonly #db: DatabaseSync;
  readonly #rowsChanged: StatementSync;
  readonly #prepared = new Map<string, Statement>();

  constructor(file: string) {
    // Somebody may look into it with the toolbox meanwhile: each waits for the other.
    this.#db = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
    const fault = faultIn(this.#db);
    if (fault !== undefined) {
      this.#db.close();
      throw new DataUnusable(fault, file);
    }
    // FULL: a commit is on disk when it returns, whatever happens to the machine then.
    this.#db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
    this.#db.exec(`PRAGMA cache_size = -${CACHE_KB}; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};`);
    migrate(this.#db);
    this.#rowsChanged = this.#db.prepare("SELECT total_changes() AS changed");
  }

  sql(text: string): Statement {
    const known = this.#prepared.get(text);
    if (known) return known;
    const prepared = this.#db.prepare(text);
    const made: Statement = {
      get: async (...values) => prepared.get(...values),
      all: async (...values) => prepared.all(...values),
      run: async (...values) => Number(prepared.run(...values).changes),
    };
    this.#prepared.set(text, made);
    return made;
  }

  /** Runs all of them in one transaction, so that they share one wait for the disk; where one fails, nothing is kept. */
  async together(jobs: readonly (() => Promise<void>)[]): Promise<void> {
    this.#db.exec("BEGIN IMMEDIATE");
    try {
      for (const job of jobs) await job();
      this.#db.exec("COMMIT");
    } catch (error) {
      // A full disk ends some transactions by itself and leaves others open, and an open one would block all that follow.
      if (this.#db.isTransaction) this.#db.exec("ROLLBACK");
      throw error;
    }
  }

  /** Since it was opened. */
  get rowsChanged(): number {
    return Number(this.#rowsChanged.get()?.changed);
  }

  /** Copies what is left of the write-ahead log into the database. */
  checkpoint(): void {
    try {
      this.#db.exec("PRAGMA wal_checkpoint(PASSIVE)");
    } catch {
      // It stays in the log; if something is wrong with the disk, the next commit says so.
    }
  }

  close(): void {
    this.#db.close();
  }
}
