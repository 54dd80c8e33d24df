import type { DatabaseSync } from "node:sqlite";
import type { DataFault } from "./data-fault.ts";
import { AWAITED } from "./migrations/awaited.ts";
import { BANS } from "./migrations/bans.ts";
import { CHAT } from "./migrations/chat.ts";
import { CLUBS } from "./migrations/clubs.ts";
import { DEVICES } from "./migrations/devices.ts";
import { LISTS } from "./migrations/lists.ts";
import { NODES } from "./migrations/nodes.ts";
import { NOTICES } from "./migrations/notices.ts";
import { PLANS } from "./migrations/plans.ts";
import { RATINGS } from "./migrations/ratings.ts";
import { SERVER_KEYS } from "./migrations/server-keys.ts";
import { SITTERS } from "./migrations/sitters.ts";
import { STARTS } from "./migrations/starts.ts";
import { USED_CHALLENGES } from "./migrations/used-challenges.ts";
import { WATCHING } from "./migrations/watching.ts";
import { WATCHING_NODES } from "./migrations/watching-nodes.ts";

/** Each runs once, in order, in a transaction of its own; a landed one is never changed. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_by_person ON passkeys (person);

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    clock TEXT NOT NULL,
    public INTEGER NOT NULL,
    seating TEXT NOT NULL,
    owner TEXT NOT NULL REFERENCES people (id),
    commitment TEXT NOT NULL UNIQUE,
    secret TEXT NOT NULL UNIQUE,
    at INTEGER NOT NULL,
    began INTEGER,
    updated INTEGER NOT NULL,
    places TEXT NOT NULL,
    deciders INTEGER NOT NULL DEFAULT 0,
    wakes INTEGER,
    rematch TEXT
  ) STRICT;
  CREATE INDEX tables_in_lobby ON tables (updated) WHERE status = 'gathering' AND public = 1;
  CREATE INDEX tables_by_wakes ON tables (wakes) WHERE status = 'playing';
  CREATE TABLE sitters (
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;
  `,
  CHAT,
  NOTICES,
  RATINGS,
  CLUBS,
  PLANS,
  SERVER_KEYS,
  WATCHING,
  DEVICES,
  STARTS,
  LISTS,
  NODES,
  BANS,
  SITTERS,
  AWAITED,
  USED_CHALLENGES,
  WATCHING_NODES,
];

export const versionOf = (db: DatabaseSync): number =>
  Number(db.prepare("PRAGMA user_version").get()?.user_version ?? 0);

/** Tables of the first version: a database without them is somebody else's. */
const OURS = ["people", "tables", "log"];

/** What is wrong with a database that should be ours; an empty one is about to become it. */
export function faultIn(db: DatabaseSync): DataFault | undefined {
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const version = versionOf(db);
  if (version === 0) return tables.length === 0 ? undefined : "not-ours";
  if (!OURS.every((name) => tables.some((table) => table.name === name))) return "not-ours";
  if (version > MIGRATIONS.length) return "newer";
  return db.prepare("PRAGMA quick_check(1)").get()?.quick_check === "ok" ? undefined : "damaged";
}

export function migrate(db: DatabaseSync): void {
  const done = versionOf(db);
  for (const [i, sql] of MIGRATIONS.entries())
    if (i >= done) db.exec(`BEGIN; ${sql}; PRAGMA user_version = ${i + 1}; COMMIT;`);
}
