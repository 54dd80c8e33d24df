/** How people are told that it is their turn, whom to tell when, and what is on its way. */
export const NOTICES = `
  CREATE TABLE notice_settings (
    person TEXT PRIMARY KEY REFERENCES people (id),
    language TEXT NOT NULL,
    origin TEXT NOT NULL,
    mail TEXT,
    mail_token TEXT UNIQUE,
    webhook TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE push_devices (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX push_devices_by_person ON push_devices (person, at);
  CREATE TABLE table_mutes (
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    decision INTEGER NOT NULL,
    due INTEGER NOT NULL,
    done INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notices_by_due ON notices (due) WHERE done = 0;
  CREATE TABLE deliveries (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    decision INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    channel TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX deliveries_by_due ON deliveries (due);
`;
