import { backup, DatabaseSync, type StatementSync } from "node:sqlite";
import { migrate } from "../migrations.ts";

export type Row = Record<string, unknown>;

/** The store's methods as the writer thread runs them: synchronous, the transaction being the caller's. */
export type Sync<S> = {
  [N in keyof S]: S[N] extends (...given: infer A) => Promise<infer R> ? (...given: A) => R : never;
};

/** Milliseconds; a transaction takes a few. */
const PATIENCE = 5_000;

/** A connection to the embedded database, with its statements prepared once. */
export class Db {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(file: string) {
    // Somebody may look into it with the toolbox meanwhile: each waits for the other.
    this.#db = new DatabaseSync(file, { timeout: PATIENCE });
    // FULL: a commit is on disk when it returns, whatever happens to the machine then.
    this.#db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
    migrate(this.#db);
  }

  sql(text: string): StatementSync {
    const known = this.#prepared.get(text);
    if (known) return known;
    const made = this.#db.prepare(text);
    this.#prepared.set(text, made);
    return made;
  }

  /** Runs all of them in one transaction, so that they share one wait for the disk; each fails alone. */
  together(jobs: readonly (() => void)[], onError: (job: number, error: unknown) => void): void {
    this.#db.exec("BEGIN IMMEDIATE");
    for (const [i, job] of jobs.entries()) {
      this.#db.exec("SAVEPOINT one");
      try {
        job();
      } catch (error) {
        this.#db.exec("ROLLBACK TO one");
        onError(i, error);
      }
      this.#db.exec("RELEASE one");
    }
    this.#db.exec("COMMIT");
  }

  /** Outside the transactions: it reads page by page while others write. */
  async backup(file: string): Promise<void> {
    await backup(this.#db, file);
  }

  close(): void {
    this.#db.close();
  }
}
