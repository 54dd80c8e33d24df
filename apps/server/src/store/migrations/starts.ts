/** How many starts of a table were tried; `wakes` of a table that gathers is when its start is given up. */
export const STARTS = `
  ALTER TABLE tables ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX tables_by_reveal ON tables (wakes) WHERE status = 'gathering';
`;
