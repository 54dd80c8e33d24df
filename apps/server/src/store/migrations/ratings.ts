/** A public name for people beside their secret id; results of finished games, and what is counted up from them. */
export const RATINGS = `
  ALTER TABLE people ADD COLUMN tag TEXT;
  UPDATE people SET tag = lower(hex(randomblob(8)));
  CREATE UNIQUE INDEX people_by_tag ON people (tag);
  ALTER TABLE tables ADD COLUMN rated INTEGER;
  CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    score REAL NOT NULL,
    rank INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX results_by_who ON results (who, at);
  CREATE TABLE ratings (
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    who TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    rating REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (who, game, players)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_by_rating ON ratings (game, players, rating);
  CREATE TABLE finishes (
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (who, game, players, rank)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE meetings (
    who TEXT NOT NULL,
    other TEXT NOT NULL,
    game TEXT NOT NULL,
    wins INTEGER NOT NULL,
    losses INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    PRIMARY KEY (who, other, game)
  ) STRICT, WITHOUT ROWID;
`;
