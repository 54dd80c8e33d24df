import type { Entry } from "@serai/table";
import { NOBODY, type OwnDataStore } from "../own-data.ts";
import type { StoredTable } from "../store.ts";
import { clubsIn } from "./clubs.ts";
import type { Db, Row, Sync } from "./db.ts";
import { asTable } from "./tables.ts";

/** Rows that are a person's own and go with them, by the column that says whose they are. */
const OWN: readonly (readonly [table: string, column: string])[] = [
  ["reports", "reporter"],
  ["chat", "person"],
  ["mutes", "reader"],
  ["mutes", "muted"],
  ["deliveries", "person"],
  ["notices", "person"],
  ["table_mutes", "person"],
  ["push_devices", "person"],
  ["notice_settings", "person"],
  ["ratings", "who"],
  ["finishes", "who"],
  ["plans", "who"],
  ["meetings", "who"],
  ["meetings", "other"],
  ["sitters", "person"],
  ["members", "person"],
  ["passkeys", "person"],
  ["links", "person"],
  ["keys", "person"],
];

export const ownDataIn = (db: Db): Sync<OwnDataStore> => ({
  everythingOf(person) {
    const all = (text: string): Row[] => db.sql(text).all(person);
    return {
      person: db.sql("SELECT name, tag, at FROM people WHERE id = ?").get(person),
      browsers: all("SELECT at FROM keys WHERE person = ?"),
      passkeys: all("SELECT id, counter FROM passkeys WHERE person = ?"),
      tables: tablesOf(db, person).map((table) => tableFor(db, table, person)),
      chat: all('SELECT table_id AS "table", room, number, name, text, at FROM chat WHERE person = ? ORDER BY at'),
      muted: all("SELECT COUNT(*) AS people FROM mutes WHERE reader = ?"),
      reports: all('SELECT table_id AS "table", room, number, why, at FROM reports WHERE reporter = ?'),
      notices: all(
        "SELECT language, origin, mail, mail_token IS NULL AS confirmed, webhook FROM notice_settings WHERE person = ?",
      ),
      pushDevices: all("SELECT endpoint, at FROM push_devices WHERE person = ?"),
      mutedTables: all('SELECT table_id AS "table" FROM table_mutes WHERE person = ?'),
      results: all(
        'SELECT table_id AS "table", seat, game, players, rated, at, score, rank, sources FROM results WHERE who = ?',
      ),
      ratings: all("SELECT game, players, mu, sigma, rating, games FROM ratings WHERE who = ?"),
      clubs: all("SELECT c.id, c.name, m.at FROM members m JOIN clubs c ON c.id = m.club WHERE m.person = ?"),
    };
  },

  everyTableOf(person) {
    return tablesOf(db, person).map(({ id }) => id);
  },

  leaveTable({ table, person, places, owner, wakesAt }) {
    noteNobody(db);
    const wakes = wakesAt ?? null;
    const text = "UPDATE tables SET places = ?, owner = ?, wakes = COALESCE(?, wakes) WHERE id = ?";
    db.sql(text).run(JSON.stringify(places), owner, wakes, table);
    db.sql("DELETE FROM sitters WHERE table_id = ? AND person = ?").run(table, person);
    db.sql("DELETE FROM notices WHERE table_id = ? AND person = ?").run(table, person);
  },

  forget(person) {
    noteNobody(db);
    const { clubsOf, leaveClub } = clubsIn(db);
    for (const { id } of clubsOf(person)) leaveClub({ club: id, person });
    db.sql("UPDATE clubs SET owner = ? WHERE owner = ?").run(NOBODY, person);
    db.sql("UPDATE results SET who = 'gone:' || table_id WHERE who = ?").run(person);
    db.sql(
      `DELETE FROM reports WHERE EXISTS (SELECT 1 FROM chat c WHERE c.person = ? AND c.table_id = reports.table_id
       AND c.room = reports.room AND c.number = reports.number)`,
    ).run(person);
    for (const [table, column] of OWN) db.sql(`DELETE FROM ${table} WHERE ${column} = ?`).run(person);
    db.sql("DELETE FROM people WHERE id = ?").run(person);
  },
});

const tablesOf = (db: Db, person: string): StoredTable[] =>
  db
    .sql("SELECT t.* FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.person = ? ORDER BY t.at")
    .all(person)
    .map(asTable);

/** A table with what this person did there: their own moves, and of the others what everybody sees. */
function tableFor(db: Db, table: StoredTable, person: string): object {
  const { id, game, options, clock, status, at, owner } = table;
  const mine = table.places.find((place) => place.person === person);
  const log: Entry[] = db
    .sql("SELECT entry FROM log WHERE table_id = ? ORDER BY number")
    .all(id)
    .map(({ entry }) => JSON.parse(String(entry)));
  const moves = log.flatMap(({ what, at: when }) =>
    what.kind === "move" && what.line.startsWith(`${mine?.seat} `) ? [{ line: what.line, by: what.by, at: when }] : [],
  );
  return {
    id,
    game,
    options,
    clock,
    status,
    at,
    opened: owner === person,
    seat: mine?.seat,
    name: mine?.name,
    nonce: mine?.nonce,
    moves,
  };
}

/** Tables and clubs always have an owner; no key leads to this one. */
function noteNobody(db: Db): void {
  db.sql("INSERT OR IGNORE INTO people (id, name, tag, at) VALUES (?, '', ?, 0)").run(NOBODY, NOBODY);
}
