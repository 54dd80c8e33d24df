import type { LogEntry } from "@serai/table";
import { NOBODY, type OwnDataStore } from "../own-data.ts";
import type { StoredTable } from "../store.ts";
import { clubsIn } from "./clubs.ts";
import { changedSince, type Database, type Row } from "./database.ts";
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
  ["presence", "person"],
  ["sitters", "person"],
  ["members", "person"],
  ["passkeys", "person"],
  ["links", "person"],
  ["keys", "person"],
  ["bans", "whose"],
];

export const ownDataIn = (db: Database): OwnDataStore => ({
  async everythingOf(person) {
    const all = (text: string): Promise<Row[]> => db.sql(text).all(person);
    return {
      person: await db.sql("SELECT name, tag, at FROM people WHERE id = ?").get(person),
      browsers: await all("SELECT browser, at, seen FROM keys WHERE person = ?"),
      passkeys: await all("SELECT id, counter FROM passkeys WHERE person = ?"),
      tables: await tablesFor(db, person),
      chat: await all(
        'SELECT table_id AS "table", room, number, name, text, at FROM chat WHERE person = ? ORDER BY at',
      ),
      muted: await all("SELECT COUNT(*) AS people FROM mutes WHERE reader = ?"),
      reports: await all('SELECT table_id AS "table", room, number, why, at FROM reports WHERE reporter = ?'),
      notices: await all(
        "SELECT language, origin, mail, CASE WHEN mail_token IS NULL THEN 1 ELSE 0 END AS confirmed, webhook FROM notice_settings WHERE person = ?",
      ),
      pushDevices: await all("SELECT endpoint, at FROM push_devices WHERE person = ?"),
      mutedTables: await all('SELECT table_id AS "table" FROM table_mutes WHERE person = ?'),
      results: await all(
        'SELECT table_id AS "table", seat, game, players, rated, at, score, rank, sources FROM results WHERE who = ?',
      ),
      ratings: await all("SELECT game, players, mu, sigma, rating, games FROM ratings WHERE who = ?"),
      bans: await all("SELECT why, at FROM bans WHERE kind = 'person' AND whose = ?"),
      clubs: await all("SELECT c.id, c.name, m.at FROM members m JOIN clubs c ON c.id = m.club WHERE m.person = ?"),
    };
  },

  async everyTableOf(person) {
    return (await tablesOf(db, person)).map(({ id }) => id);
  },

  async leaveTable({ table, person, revision, places, owner, wakesAt }) {
    await noteNobody(db);
    const text = `UPDATE tables SET places = ?, owner = ?, revision = revision + 1,
                  wakes = CASE WHEN status = 'gathering' THEN NULL ELSE COALESCE(?, wakes) END
                  WHERE id = ? AND revision = ?`;
    const changed = await db.sql(text).run(JSON.stringify(places), owner, wakesAt ?? null, table, revision);
    if (changed === 0) throw changedSince(table, revision);
    await db.sql("DELETE FROM sitters WHERE table_id = ? AND person = ?").run(table, person);
    await db.sql("DELETE FROM notices WHERE table_id = ? AND person = ?").run(table, person);
  },

  async forget(person) {
    await noteNobody(db);
    const { clubsOf, leaveClub } = clubsIn(db);
    for (const { id } of await clubsOf(person)) await leaveClub({ club: id, person });
    await db.sql("UPDATE clubs SET owner = ? WHERE owner = ?").run(NOBODY, person);
    await db.sql("UPDATE results SET who = 'gone:' || table_id WHERE who = ?").run(person);
    await db
      .sql(
        `DELETE FROM reports WHERE EXISTS (SELECT 1 FROM chat c WHERE c.person = ? AND c.table_id = reports.table_id
       AND c.room = reports.room AND c.number = reports.number)`,
      )
      .run(person);
    for (const [table, column] of OWN) await db.sql(`DELETE FROM ${table} WHERE ${column} = ?`).run(person);
    await db.sql("DELETE FROM people WHERE id = ?").run(person);
  },
});

async function tablesOf(db: Database, person: string): Promise<StoredTable[]> {
  const text = "SELECT t.* FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.person = ? ORDER BY t.at";
  return (await db.sql(text).all(person)).map(asTable);
}

async function tablesFor(db: Database, person: string): Promise<object[]> {
  const found: object[] = [];
  for (const table of await tablesOf(db, person)) found.push(await tableFor(db, table, person));
  return found;
}

/** A table with what this person did there: their own moves, and of the others what everybody sees. */
async function tableFor(db: Database, table: StoredTable, person: string): Promise<object> {
  const { id, game, options, clock, status, at, owner } = table;
  const mine = table.places.find((place) => place.person === person);
  const rows = await db.sql("SELECT entry FROM log WHERE table_id = ? ORDER BY number").all(id);
  const log: LogEntry[] = rows.map(({ entry }) => JSON.parse(String(entry)));
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
async function noteNobody(db: Database): Promise<void> {
  const text = "INSERT INTO people (id, name, tag, at) VALUES (?, '', ?, 0) ON CONFLICT DO NOTHING";
  await db.sql(text).run(NOBODY, NOBODY);
}
