/** What a person should recognise their browsers by, to send one away: what it is, and when it was last here. */
export const DEVICES = `
  ALTER TABLE keys ADD COLUMN browser TEXT NOT NULL DEFAULT '';
  ALTER TABLE keys ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  UPDATE keys SET seen = at;
  CREATE INDEX keys_by_person ON keys (person);
`;
