/** Clubs, their tables, and tournaments. */
export const CLUBS = `
  CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    owner TEXT NOT NULL REFERENCES people (id),
    link TEXT NOT NULL UNIQUE,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE members (
    person TEXT NOT NULL REFERENCES people (id),
    club TEXT NOT NULL REFERENCES clubs (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (person, club)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX members_by_club ON members (club);
  ALTER TABLE tables ADD COLUMN club TEXT REFERENCES clubs (id);
  CREATE INDEX tables_by_club ON tables (club, updated) WHERE club IS NOT NULL;
  CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    club TEXT NOT NULL REFERENCES clubs (id),
    name TEXT NOT NULL,
    plan TEXT NOT NULL,
    stage INTEGER NOT NULL,
    status TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tournaments_by_club ON tournaments (club, at);
  CREATE INDEX tournaments_running ON tournaments (status) WHERE status = 'running';
  CREATE TABLE tournament_tables (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    stage INTEGER NOT NULL,
    pool INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (tournament, stage, pool, table_id)
  ) STRICT, WITHOUT ROWID;
`;
