/** Running games that anybody may watch are listed without reading the others. */
export const WATCHING = `
  CREATE INDEX tables_to_watch ON tables (updated) WHERE status = 'playing' AND public = 1;
`;
