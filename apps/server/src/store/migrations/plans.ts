/** Where points came from: with each result, and counted up for each player. */
export const PLANS = `
  ALTER TABLE results ADD COLUMN sources TEXT NOT NULL DEFAULT '{}';
  CREATE TABLE plans (
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    source TEXT NOT NULL,
    points REAL NOT NULL,
    PRIMARY KEY (who, game, source)
  ) STRICT, WITHOUT ROWID;
`;
