import type { Passkey, PeopleStore, Person } from "../store.ts";
import type { Db, Row, Sync } from "./db.ts";

export function peopleIn(db: Db): Sync<PeopleStore> {
  const methods: Sync<PeopleStore> = {
    addPerson({ id, name, tag, keyHash, at }) {
      db.sql("INSERT INTO people (id, name, tag, at) VALUES (?, ?, ?, ?)").run(id, name, tag, at);
      methods.addKey({ person: id, keyHash, at });
    },

    personByKey(keyHash) {
      const row = db.sql("SELECT p.* FROM keys k JOIN people p ON p.id = k.person WHERE k.hash = ?").get(keyHash);
      return row && asPerson(row);
    },

    personById(id) {
      const row = db.sql("SELECT * FROM people WHERE id = ?").get(id);
      return row && asPerson(row);
    },

    rename({ id, name }) {
      db.sql("UPDATE people SET name = ? WHERE id = ?").run(name, id);
    },

    addKey({ person, keyHash, at }) {
      db.sql("INSERT INTO keys (hash, person, at) VALUES (?, ?, ?)").run(keyHash, person, at);
    },

    addLink({ hash, person, expires }) {
      db.sql("INSERT INTO links (hash, person, expires) VALUES (?, ?, ?)").run(hash, person, expires);
    },

    useLink({ hash, now }) {
      const row = db.sql("DELETE FROM links WHERE hash = ? RETURNING person, expires").get(hash);
      return row !== undefined && Number(row.expires) >= now ? String(row.person) : undefined;
    },

    addPasskey({ id, person, publicKey, counter }) {
      db.sql("INSERT INTO passkeys (id, person, public_key, counter) VALUES (?, ?, ?, ?)").run(
        id,
        person,
        publicKey,
        counter,
      );
    },

    passkey(id) {
      const row = db.sql("SELECT * FROM passkeys WHERE id = ?").get(id);
      return row && asPasskey(row);
    },

    passkeysOf(person) {
      return db.sql("SELECT * FROM passkeys WHERE person = ?").all(person).map(asPasskey);
    },

    countPasskey({ id, counter }) {
      db.sql("UPDATE passkeys SET counter = ? WHERE id = ?").run(counter, id);
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
