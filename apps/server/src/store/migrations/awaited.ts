/** Whom play waits for stands in the table's own row; when it is looked at for people who are to be told. */
export const AWAITED = `
  ALTER TABLE tables ADD COLUMN awaited TEXT;
  ALTER TABLE tables ADD COLUMN tells INTEGER;
  CREATE INDEX tables_by_tells ON tables (tells) WHERE tells IS NOT NULL;
`;
