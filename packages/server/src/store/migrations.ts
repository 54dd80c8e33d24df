import type { DatabaseSync } from "node:sqlite";

/** Each runs once, in order, in a transaction of its own; a landed one is never changed. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    key_hash TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    start TEXT NOT NULL,
    deciders INTEGER NOT NULL,
    over INTEGER NOT NULL,
    updated INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person_id TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_id, seat)
  ) STRICT;
  CREATE INDEX seats_by_person ON seats (person_id);
  CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    command TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;
  `,
];

export function migrate(db: DatabaseSync): void {
  const row = db.prepare("PRAGMA user_version").get();
  const done = Number(row?.user_version ?? 0);
  if (done > MIGRATIONS.length)
    throw new Error(`the database is of a newer Serai (schema ${done}, this one knows ${MIGRATIONS.length})`);
  for (const [i, sql] of MIGRATIONS.entries()) {
    if (i < done) continue;
    db.exec(`BEGIN; ${sql}; PRAGMA user_version = ${i + 1}; COMMIT;`);
  }
}
