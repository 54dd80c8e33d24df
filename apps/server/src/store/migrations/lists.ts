/** What people no longer want in their own lists: games given up, finished games put away. */
export const LISTS = `
  ALTER TABLE sitters ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
`;
