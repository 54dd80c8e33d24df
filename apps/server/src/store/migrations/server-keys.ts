/** Keys by which others know this server. In the database: so every copy of it has them, and every process on it the same. */
export const SERVER_KEYS = `
  CREATE TABLE server_keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
