/** For several servers on one database: which of them sees to what, who is where, and how old what one has seen is. */
export const NODES = `
  ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE presence (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    node TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (table_id, person, node)
  ) STRICT, WITHOUT ROWID;
`;
