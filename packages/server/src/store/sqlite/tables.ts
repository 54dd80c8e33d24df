import type { Place, Status, StoredTable, TableStore } from "../store.ts";
import type { Db, Row, Sync } from "./db.ts";
import { noteAsked, strikeInvitations } from "./notices.ts";
import { noteResult } from "./results.ts";

const STATUSES: readonly Status[] = ["gathering", "playing", "over", "broken"];
const MOST_LISTED = 200;

export function tablesIn(db: Db): Sync<TableStore> {
  const methods: Sync<TableStore> = {
    createTable(t) {
      db.sql(
        `INSERT INTO tables (id, status, game, rules, options, clock, public, seating, owner, commitment, secret, at, updated, places, rated, club)
         VALUES (?, 'gathering', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        t.id,
        t.game,
        t.rules,
        JSON.stringify(t.options),
        JSON.stringify(t.clock),
        t.public ? 1 : 0,
        t.seating,
        t.owner,
        t.commitment,
        t.secret,
        t.at,
        t.at,
        JSON.stringify(t.places),
        t.rated === undefined ? null : Number(t.rated),
        t.club ?? null,
      );
      noteSitters(db, t.id, t.owner, t.places);
    },

    table(id) {
      const row = db.sql("SELECT * FROM tables WHERE id = ?").get(id);
      return row && asTable(row);
    },

    log(table) {
      const rows = db.sql("SELECT entry FROM log WHERE table_id = ? ORDER BY number").all(table);
      return rows.map(({ entry }) => JSON.parse(String(entry)));
    },

    setPlaces({ table, places, at }) {
      const row = db
        .sql("UPDATE tables SET places = ?, updated = ? WHERE id = ? AND status = 'gathering' RETURNING owner")
        .get(JSON.stringify(places), at, table);
      if (row === undefined) throw new Error("the table is not gathering");
      noteSitters(db, table, String(row.owner), places);
      strikeInvitations(
        db,
        table,
        places.flatMap(({ person }) => person ?? []),
      );
    },

    beginGame({ table, places, at, facts, asked }) {
      methods.setPlaces({ table, places, at });
      db.sql("UPDATE tables SET status = 'playing', began = ?, deciders = ?, wakes = ? WHERE id = ?").run(
        at,
        facts.deciders,
        facts.wakesAt ?? null,
        table,
      );
      noteAsked(db, table, asked);
    },

    append({ table, number, entry, facts, asked }) {
      db.sql("INSERT INTO log (table_id, number, entry) VALUES (?, ?, ?)").run(table, number, JSON.stringify(entry));
      db.sql("UPDATE tables SET status = ?, deciders = ?, wakes = ?, updated = ? WHERE id = ?").run(
        facts.over ? "over" : "playing",
        facts.deciders,
        facts.wakesAt ?? null,
        entry.at,
        table,
      );
      noteAsked(db, table, asked);
      if (facts.outcome) noteResult(db, { table, at: entry.at, outcome: facts.outcome });
    },

    setAside(table) {
      db.sql("UPDATE tables SET status = 'broken', wakes = NULL WHERE id = ?").run(table);
      noteAsked(db, table, []);
    },

    setRematch({ table, rematch }) {
      db.sql("UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL").run(rematch, table);
    },

    tablesOf(person) {
      const text = `SELECT t.* FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.person = ?
                    ORDER BY t.status = 'over', t.updated DESC LIMIT ${MOST_LISTED}`;
      return db.sql(text).all(person).map(asTable);
    },

    lobby() {
      const text = `SELECT * FROM tables WHERE status = 'gathering' AND public = 1 ORDER BY updated DESC LIMIT ${MOST_LISTED}`;
      return db.sql(text).all().map(asTable);
    },

    dueTables(now) {
      const text = "SELECT id FROM tables WHERE status = 'playing' AND wakes <= ? ORDER BY wakes LIMIT 500";
      return db
        .sql(text)
        .all(now)
        .map(({ id }) => String(id));
    },

    runningTables(most) {
      const text = "SELECT id FROM tables WHERE status = 'playing' ORDER BY updated DESC LIMIT ?";
      return db
        .sql(text)
        .all(most)
        .map(({ id }) => String(id));
    },
  };
  return methods;
}

function noteSitters(db: Db, table: string, owner: string, places: readonly Place[]): void {
  db.sql("DELETE FROM sitters WHERE table_id = ?").run(table);
  const note = db.sql("INSERT OR IGNORE INTO sitters (person, table_id) VALUES (?, ?)");
  note.run(owner, table);
  for (const { person, keptFor } of places)
    for (const sitter of [person, keptFor?.person]) if (sitter !== undefined) note.run(sitter, table);
}

export const asTable = (row: Row): StoredTable => ({
  id: String(row.id),
  status: STATUSES.find((status) => status === row.status) ?? "broken",
  game: String(row.game),
  rules: Number(row.rules),
  options: JSON.parse(String(row.options)),
  clock: JSON.parse(String(row.clock)),
  public: row.public === 1,
  watchers: row.watchers === 1,
  ...(row.rated !== null && { rated: row.rated === 1 }),
  ...(row.club !== null && { club: String(row.club) }),
  seating: row.seating === "given" ? "given" : "random",
  owner: String(row.owner),
  commitment: String(row.commitment),
  secret: String(row.secret),
  at: Number(row.at),
  ...(row.began !== null && { began: Number(row.began) }),
  updated: Number(row.updated),
  places: JSON.parse(String(row.places)),
  deciders: Number(row.deciders),
  ...(typeof row.rematch === "string" && { rematch: row.rematch }),
});
