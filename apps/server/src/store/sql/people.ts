import type { Passkey, PeopleStore, Person } from "../store.ts";
import { type Database, marks, type Row } from "./database.ts";

/** Keys asked about with one statement. */
const KEYS_AT_ONCE = 100;

export function peopleIn(db: Database): PeopleStore {
  const methods: PeopleStore = {
    async addPerson({ id, name, tag, keyHash, browser, at }) {
      await db.sql("INSERT INTO people (id, name, tag, at) VALUES (?, ?, ?, ?)").run(id, name, tag, at);
      await methods.addKey({ person: id, keyHash, browser, at });
    },

    async personByKey(keyHash) {
      const row = await db.sql("SELECT p.* FROM keys k JOIN people p ON p.id = k.person WHERE k.hash = ?").get(keyHash);
      return row && asPerson(row);
    },

    async personById(id) {
      const row = await db.sql("SELECT * FROM people WHERE id = ?").get(id);
      return row && asPerson(row);
    },

    async rename({ id, name }) {
      await db.sql("UPDATE people SET name = ? WHERE id = ?").run(name, id);
    },

    async addKey({ person, keyHash, browser, at }) {
      const text = "INSERT INTO keys (hash, person, at, seen, browser) VALUES (?, ?, ?, ?, ?)";
      await db.sql(text).run(keyHash, person, at, at, browser);
    },

    async keysOf(person) {
      const rows = await db.sql("SELECT * FROM keys WHERE person = ? ORDER BY seen DESC, hash").all(person);
      return rows.map((row) => ({
        keyHash: String(row.hash),
        at: Number(row.at),
        seen: Number(row.seen),
        browser: String(row.browser),
      }));
    },

    async removeKey(keyHash) {
      await db.sql("DELETE FROM keys WHERE hash = ?").run(keyHash);
    },

    async unknownKeys(keyHashes) {
      const known = new Set<string>();
      for (let from = 0; from < keyHashes.length; from += KEYS_AT_ONCE) {
        // Filled up, so that there is one statement however many are asked for.
        const some = Array.from({ length: KEYS_AT_ONCE }, (_, i) => keyHashes[from + i] ?? "");
        const rows = await db.sql(`SELECT hash FROM keys WHERE hash IN (${marks(some)})`).all(...some);
        for (const { hash } of rows) known.add(String(hash));
      }
      return keyHashes.filter((keyHash) => !known.has(keyHash));
    },

    async noteSeen({ keyHash, browser, at, every }) {
      const text = "UPDATE keys SET seen = ?, browser = ? WHERE hash = ? AND (seen <= ? OR browser <> ?)";
      await db.sql(text).run(at, browser, keyHash, at - every, browser);
    },

    async addLink({ hash, person, expires, most }) {
      await db
        .sql(
          `DELETE FROM links WHERE person = ? AND hash NOT IN
         (SELECT hash FROM links WHERE person = ? ORDER BY expires DESC LIMIT ?)`,
        )
        .run(person, person, most - 1);
      await db.sql("INSERT INTO links (hash, person, expires) VALUES (?, ?, ?)").run(hash, person, expires);
    },

    async useLink({ hash, now }) {
      const row = await db.sql("DELETE FROM links WHERE hash = ? RETURNING person, expires").get(hash);
      return row !== undefined && Number(row.expires) >= now ? String(row.person) : undefined;
    },

    async addPasskey({ id, person, publicKey, counter, most }) {
      const text = `INSERT INTO passkeys (id, person, public_key, counter) SELECT ?, ?, ?, CAST(? AS BIGINT)
                    WHERE (SELECT COUNT(*) FROM passkeys WHERE person = ?) < ? ON CONFLICT DO NOTHING`;
      return (await db.sql(text).run(id, person, publicKey, counter, person, most)) > 0;
    },

    async passkey(id) {
      const row = await db.sql("SELECT * FROM passkeys WHERE id = ?").get(id);
      return row && asPasskey(row);
    },

    async passkeysOf(person) {
      return (await db.sql("SELECT * FROM passkeys WHERE person = ?").all(person)).map(asPasskey);
    },

    async countPasskey({ id, counter }) {
      await db.sql("UPDATE passkeys SET counter = ? WHERE id = ?").run(counter, id);
    },

    async useChallenge({ luck, holdsUntil }) {
      const text = "INSERT INTO used_challenges (luck, holds_until) VALUES (?, ?) ON CONFLICT DO NOTHING";
      return (await db.sql(text).run(luck, holdsUntil)) > 0;
    },

    async forgetChallenges(before) {
      await db.sql("DELETE FROM used_challenges WHERE holds_until < ?").run(before);
    },
  };
  return methods;
}

export const asPerson = (row: Row): Person => ({
  id: String(row.id),
  name: String(row.name),
  tag: String(row.tag),
});

const asPasskey = (row: Row): Passkey => ({
  id: String(row.id),
  person: String(row.person),
  publicKey: String(row.public_key),
  counter: Number(row.counter),
});
