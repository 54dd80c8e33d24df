import { backup, DatabaseSync, type StatementSync } from "node:sqlite";
import type { Entry } from "@serai/table";
import { migrate } from "./migrations.ts";
import type { Facts, NewEntry, NewTable, Passkey, Person, Place, Status, StoredTable } from "./store.ts";

type Row = Record<string, unknown>;

const STATUSES: readonly Status[] = ["gathering", "playing", "over", "broken"];
const MOST_LISTED = 200;

/** The embedded database, as the writer thread uses it. Every call is synchronous; the transaction is the caller's. */
export class Sqlite {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

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
      } catch (error) {
        this.#db.exec("ROLLBACK TO one");
        onError(i, error);
      }
      this.#db.exec("RELEASE one");
    }
    this.#db.exec("COMMIT");
  }

  #sql(text: string): StatementSync {
    const known = this.#prepared.get(text);
    if (known) return known;
    const made = this.#db.prepare(text);
    this.#prepared.set(text, made);
    return made;
  }

  addPerson({ id, name, keyHash, at }: Person & { keyHash: string; at: number }): void {
    this.#sql("INSERT INTO people (id, name, at) VALUES (?, ?, ?)").run(id, name, at);
    this.addKey({ person: id, keyHash, at });
  }

  personByKey(keyHash: string): Person | undefined {
    return asPerson(this.#sql("SELECT p.* FROM keys k JOIN people p ON p.id = k.person WHERE k.hash = ?").get(keyHash));
  }

  personById(id: string): Person | undefined {
    return asPerson(this.#sql("SELECT * FROM people WHERE id = ?").get(id));
  }

  rename({ id, name }: Person): void {
    this.#sql("UPDATE people SET name = ? WHERE id = ?").run(name, id);
  }

  addKey({ person, keyHash, at }: { person: string; keyHash: string; at: number }): void {
    this.#sql("INSERT INTO keys (hash, person, at) VALUES (?, ?, ?)").run(keyHash, person, at);
  }

  addLink({ hash, person, expires }: { hash: string; person: string; expires: number }): void {
    this.#sql("INSERT INTO links (hash, person, expires) VALUES (?, ?, ?)").run(hash, person, expires);
  }

  useLink({ hash, now }: { hash: string; now: number }): string | undefined {
    const row = this.#sql("DELETE FROM links WHERE hash = ? RETURNING person, expires").get(hash);
    return row !== undefined && Number(row.expires) >= now ? String(row.person) : undefined;
  }

  addPasskey({ id, person, publicKey, counter }: Passkey): void {
    this.#sql("INSERT INTO passkeys (id, person, public_key, counter) VALUES (?, ?, ?, ?)").run(
      id,
      person,
      publicKey,
      counter,
    );
  }

  passkey(id: string): Passkey | undefined {
    const row = this.#sql("SELECT * FROM passkeys WHERE id = ?").get(id);
    return row && asPasskey(row);
  }

  passkeysOf(person: string): Passkey[] {
    return this.#sql("SELECT * FROM passkeys WHERE person = ?").all(person).map(asPasskey);
  }

  countPasskey({ id, counter }: { id: string; counter: number }): void {
    this.#sql("UPDATE passkeys SET counter = ? WHERE id = ?").run(counter, id);
  }

  createTable(t: NewTable): void {
    this.#sql(
      `INSERT INTO tables (id, status, game, rules, options, clock, public, seating, owner, commitment, secret, at, updated, places)
       VALUES (?, 'gathering', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      t.id,
      t.game,
      t.rules,
      JSON.stringify(t.options),
      JSON.stringify(t.clock),
      t.public ? 1 : 0,
      t.seating,
      t.owner,
      t.commitment,
      t.secret,
      t.at,
      t.at,
      JSON.stringify(t.places),
    );
    this.#noteSitters(t.id, t.owner, t.places);
  }

  table(id: string): StoredTable | undefined {
    const row = this.#sql("SELECT * FROM tables WHERE id = ?").get(id);
    return row && asTable(row);
  }

  log(table: string): Entry[] {
    const rows = this.#sql("SELECT entry FROM log WHERE table_id = ? ORDER BY number").all(table);
    return rows.map(({ entry }) => JSON.parse(String(entry)));
  }

  setPlaces({ table, places, at }: { table: string; places: readonly Place[]; at: number }): void {
    const row = this.#sql(
      "UPDATE tables SET places = ?, updated = ? WHERE id = ? AND status = 'gathering' RETURNING owner",
    ).get(JSON.stringify(places), at, table);
    if (row === undefined) throw new Error("the table is not gathering");
    this.#noteSitters(table, String(row.owner), places);
  }

  beginGame({ table, places, at, facts }: { table: string; places: readonly Place[]; at: number; facts: Facts }): void {
    this.setPlaces({ table, places, at });
    this.#sql("UPDATE tables SET status = 'playing', began = ?, deciders = ?, wakes = ? WHERE id = ?").run(
      at,
      facts.deciders,
      facts.wakesAt ?? null,
      table,
    );
  }

  append({ table, number, entry, facts }: NewEntry): void {
    this.#sql("INSERT INTO log (table_id, number, entry) VALUES (?, ?, ?)").run(table, number, JSON.stringify(entry));
    this.#sql("UPDATE tables SET status = ?, deciders = ?, wakes = ?, updated = ? WHERE id = ?").run(
      facts.over ? "over" : "playing",
      facts.deciders,
      facts.wakesAt ?? null,
      entry.at,
      table,
    );
  }

  setAside(table: string): void {
    this.#sql("UPDATE tables SET status = 'broken', wakes = NULL WHERE id = ?").run(table);
  }

  setRematch({ table, rematch }: { table: string; rematch: string }): void {
    this.#sql("UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL").run(rematch, table);
  }

  tablesOf(person: string): StoredTable[] {
    const text = `SELECT t.* FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.person = ?
                  ORDER BY t.status = 'over', t.updated DESC LIMIT ${MOST_LISTED}`;
    return this.#sql(text).all(person).map(asTable);
  }

  lobby(): StoredTable[] {
    const text = `SELECT * FROM tables WHERE status = 'gathering' AND public = 1 ORDER BY updated DESC LIMIT ${MOST_LISTED}`;
    return this.#sql(text).all().map(asTable);
  }

  dueTables(now: number): string[] {
    const text = "SELECT id FROM tables WHERE status = 'playing' AND wakes <= ? ORDER BY wakes LIMIT 500";
    return this.#sql(text)
      .all(now)
      .map(({ id }) => String(id));
  }

  runningTables(most: number): string[] {
    const text = "SELECT id FROM tables WHERE status = 'playing' ORDER BY updated DESC LIMIT ?";
    return this.#sql(text)
      .all(most)
      .map(({ id }) => String(id));
  }

  /** Outside the transactions: it reads page by page while others write. */
  async backup(file: string): Promise<void> {
    await backup(this.#db, file);
  }

  close(): void {
    this.#db.close();
  }

  #noteSitters(table: string, owner: string, places: readonly Place[]): void {
    this.#sql("DELETE FROM sitters WHERE table_id = ?").run(table);
    const note = this.#sql("INSERT OR IGNORE INTO sitters (person, table_id) VALUES (?, ?)");
    note.run(owner, table);
    for (const { person } of places) if (person !== undefined) note.run(person, table);
  }
}

const asPerson = (row: Row | undefined): Person | undefined => row && { id: String(row.id), name: String(row.name) };

const asPasskey = (row: Row): Passkey => ({
  id: String(row.id),
  person: String(row.person),
  publicKey: String(row.public_key),
  counter: Number(row.counter),
});

const asTable = (row: Row): StoredTable => ({
  id: String(row.id),
  status: STATUSES.find((status) => status === row.status) ?? "broken",
  game: String(row.game),
  rules: Number(row.rules),
  options: JSON.parse(String(row.options)),
  clock: JSON.parse(String(row.clock)),
  public: row.public === 1,
  seating: row.seating === "given" ? "given" : "random",
  owner: String(row.owner),
  commitment: String(row.commitment),
  secret: String(row.secret),
  at: Number(row.at),
  ...(row.began !== null && { began: Number(row.began) }),
  updated: Number(row.updated),
  places: JSON.parse(String(row.places)),
  deciders: Number(row.deciders),
  ...(typeof row.rematch === "string" && { rematch: row.rematch }),
});
