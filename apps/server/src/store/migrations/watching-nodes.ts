/** How many look on at a table at each server; for a while. Tags, and no people: nobody is to be found by it. */
export const WATCHING_NODES = `
  CREATE TABLE watching (
    table_id TEXT NOT NULL REFERENCES tables (id),
    node TEXT NOT NULL,
    tags TEXT NOT NULL,
    others INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (table_id, node)
  ) STRICT, WITHOUT ROWID;
`;
