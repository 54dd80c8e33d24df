/** Challenges for passkeys that were answered, each by its random bytes, and until when it would hold. */
export const USED_CHALLENGES = `
  CREATE TABLE used_challenges (
    luck TEXT PRIMARY KEY,
    holds_until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
