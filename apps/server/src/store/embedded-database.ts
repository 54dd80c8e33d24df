import { backup, DatabaseSync, type StatementSync } from "node:sqlite";
import { DataUnusable } from "./data-fault.ts";
import { faultIn, migrate } from "./migrations.ts";
import type { Database, Statement } from "./sql/database.ts";

/** Milliseconds; a transaction takes a few. */
const LOCK_TIMEOUT_MS = 5_000;

/** A connection to the embedded database, with its statements prepared once. */
export class EmbeddedDatabase implements Database {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, Statement>();
  /** Each call's own part of a transaction. */
  readonly #part: Readonly<Record<"begin" | "undo" | "end", StatementSync>>;

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
    migrate(this.#db);
    this.#part = {
      begin: this.#db.prepare("SAVEPOINT one"),
      undo: this.#db.prepare("ROLLBACK TO one"),
      end: this.#db.prepare("RELEASE one"),
    };
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

  /** Runs all of them in one transaction, so that they share one wait for the disk; each fails alone. */
  async together(
    jobs: readonly (() => Promise<void>)[],
    onError: (job: number, error: unknown) => void,
  ): Promise<void> {
    this.#db.exec("BEGIN IMMEDIATE");
    try {
      await this.#doEach(jobs, onError);
      this.#db.exec("COMMIT");
    } catch (error) {
      // A full disk ends some transactions by itself and leaves others open, and an open one would block all that follow.
      if (this.#db.isTransaction) this.#db.exec("ROLLBACK");
      throw error;
    }
  }

  async #doEach(jobs: readonly (() => Promise<void>)[], onError: (job: number, error: unknown) => void): Promise<void> {
    for (const [i, job] of jobs.entries()) {
      this.#part.begin.run();
      try {
        await job();
      } catch (error) {
        // On a full disk the whole transaction may be gone already: then everything in it has failed.
        if (!this.#db.isTransaction) throw error;
        this.#part.undo.run();
        onError(i, error);
      }
      this.#part.end.run();
    }
  }

  /** Outside the transactions: it reads page by page while others write. */
  async backup(file: string): Promise<void> {
    await backup(this.#db, file);
  }

  close(): void {
    this.#db.close();
  }
}
