/** People, by their ids, and addresses that may not use the server. */
export const BANS = `
  CREATE TABLE bans (
    kind TEXT NOT NULL,
    whose TEXT NOT NULL,
    why TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (kind, whose)
  ) STRICT, WITHOUT ROWID;
`;
