/** Who sits at a table is written anew whenever somebody sits down: without it that reads the sitters of all tables. */
export const SITTERS = `
  CREATE INDEX sitters_by_table ON sitters (table_id);
`;
