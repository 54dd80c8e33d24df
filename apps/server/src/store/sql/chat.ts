import type { ChatLine, ChatStore } from "../chat.ts";
import type { Database, Row } from "./database.ts";

const MOST_REPORTS = 500;

export const chatIn = (db: Database): ChatStore => ({
  async say(said) {
    const { table, room, person, name, seat, text, at, command } = said;
    const again = db.sql("SELECT 1 FROM chat WHERE person = ? AND table_id = ? AND command = ?");
    if (await again.get(person, table, command)) return undefined;
    const row = await db
      .sql(
        `INSERT INTO chat (table_id, room, number, person, name, seat, text, at, command)
         SELECT ?, ?, COALESCE(MAX(number), 0) + 1, ?, ?, CAST(? AS BIGINT), ?, CAST(? AS BIGINT), ? FROM chat WHERE table_id = ? AND room = ?
         RETURNING number`,
      )
      .get(table, room, person, name, seat ?? null, text, at, command, table, room);
    return { ...said, number: Number(row?.number) };
  },

  async chat({ table, room, most }) {
    const text = "SELECT * FROM chat WHERE table_id = ? AND room = ? ORDER BY number DESC LIMIT ?";
    return (await db.sql(text).all(table, room, most)).map(asSaid).reverse();
  },

  async speakers(table) {
    const rows = await db.sql("SELECT DISTINCT person FROM chat WHERE table_id = ?").all(table);
    return rows.map(({ person }) => String(person));
  },

  async mutedBy(reader) {
    const rows = await db.sql("SELECT muted FROM mutes WHERE reader = ?").all(reader);
    return rows.map(({ muted }) => String(muted));
  },

  async setMuted({ reader, person, muted }) {
    const text = muted
      ? "INSERT INTO mutes (reader, muted) VALUES (?, ?) ON CONFLICT DO NOTHING"
      : "DELETE FROM mutes WHERE reader = ? AND muted = ?";
    await db.sql(text).run(reader, person);
  },

  async report({ table, room, number, reporter, why, at }) {
    const known = await db
      .sql("SELECT 1 FROM chat WHERE table_id = ? AND room = ? AND number = ?")
      .get(table, room, number);
    if (known === undefined) return false;
    const text = `INSERT INTO reports (table_id, room, number, reporter, why, at) VALUES (?, ?, ?, ?, ?, ?)
                  ON CONFLICT (table_id, room, number, reporter) DO UPDATE SET why = excluded.why, at = excluded.at`;
    await db.sql(text).run(table, room, number, reporter, why, at);
    return true;
  },

  async reports() {
    const text = `SELECT r.*, c.text, c.name, s.tag, p.name AS by_name FROM reports r
                  JOIN chat c USING (table_id, room, number) JOIN people s ON s.id = c.person
                  JOIN people p ON p.id = r.reporter
                  ORDER BY r.at DESC LIMIT ${MOST_REPORTS}`;
    const rows = await db.sql(text).all();
    return rows.map((row) => ({
      ...placeOf(row),
      reporter: String(row.reporter),
      why: String(row.why),
      at: Number(row.at),
      text: String(row.text),
      name: String(row.name),
      tag: String(row.tag),
      by: String(row.by_name),
    }));
  },

  async closeReports({ table, room, number }) {
    const text = "DELETE FROM reports WHERE table_id = ? AND room = ? AND number = ?";
    return (await db.sql(text).run(table, room, number)) > 0;
  },

  async setWatchers({ table, open }) {
    await db.sql("UPDATE tables SET watchers = ? WHERE id = ?").run(open ? 1 : 0, table);
  },
});

const placeOf = (row: Row): Pick<ChatLine, "table" | "room" | "number"> => ({
  table: String(row.table_id),
  room: row.room === "players" ? "players" : "spectators",
  number: Number(row.number),
});

const asSaid = (row: Row): ChatLine => ({
  ...placeOf(row),
  person: String(row.person),
  name: String(row.name),
  ...(row.seat !== null && { seat: Number(row.seat) }),
  text: String(row.text),
  at: Number(row.at),
  command: String(row.command),
});
