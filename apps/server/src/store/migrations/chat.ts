/** Chat, whom readers do not want to read, what was reported; and tables that may be closed to watchers. */
export const CHAT = `
  ALTER TABLE tables ADD COLUMN watchers INTEGER NOT NULL DEFAULT 1;
  CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    room TEXT NOT NULL,
    number INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    command TEXT NOT NULL,
    PRIMARY KEY (table_id, room, number)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX chat_once ON chat (person, table_id, command);
  CREATE TABLE mutes (
    reader TEXT NOT NULL REFERENCES people (id),
    muted TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (reader, muted)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE reports (
    table_id TEXT NOT NULL,
    room TEXT NOT NULL,
    number INTEGER NOT NULL,
    reporter TEXT NOT NULL REFERENCES people (id),
    why TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, room, number, reporter),
    FOREIGN KEY (table_id, room, number) REFERENCES chat (table_id, room, number)
  ) STRICT, WITHOUT ROWID;
`;
