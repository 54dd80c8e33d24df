import type { OperatorStore } from "../operator.ts";
import type { Database } from "./database.ts";
import { statusOf } from "./tables.ts";

const MOST_LISTED = 200;

export const operatorIn = (db: Database): OperatorStore => ({
  async openTables() {
    const text = `SELECT game, status, COUNT(*) AS tables FROM tables WHERE status IN ('gathering', 'playing', 'broken')
                  GROUP BY game, status ORDER BY game, status`;
    const rows = await db.sql(text).all();
    return rows.map(({ game, status, tables }) => ({
      game: String(game),
      status: statusOf(status),
      tables: Number(tables),
    }));
  },

  async setAsideTables() {
    const text = `SELECT id, game, rules, updated FROM tables WHERE status = 'broken' ORDER BY updated DESC LIMIT ${MOST_LISTED}`;
    const rows = await db.sql(text).all();
    return rows.map(({ id, game, rules, updated }) => ({
      table: String(id),
      game: String(game),
      rules: Number(rules),
      updated: Number(updated),
    }));
  },

  async ban({ kind, whose, why, at }) {
    const id = kind === "address" ? whose : await personTagged(db, whose);
    if (id === undefined) return false;
    const text = `INSERT INTO bans (kind, whose, why, at) VALUES (?, ?, ?, ?)
                  ON CONFLICT (kind, whose) DO UPDATE SET why = excluded.why, at = excluded.at`;
    await db.sql(text).run(kind, id, why, at);
    return true;
  },

  async liftBan({ kind, whose }) {
    const id = kind === "address" ? whose : await personTagged(db, whose);
    if (id !== undefined) await db.sql("DELETE FROM bans WHERE kind = ? AND whose = ?").run(kind, id);
  },

  async bans() {
    const text = `SELECT b.kind, b.why, b.at, COALESCE(p.tag, b.whose) AS whose, p.name FROM bans b
                  LEFT JOIN people p ON b.kind = 'person' AND p.id = b.whose ORDER BY b.at DESC`;
    const rows = await db.sql(text).all();
    return rows.map(({ kind, whose, name, why, at }) => ({
      kind: kind === "person" ? "person" : "address",
      whose: String(whose),
      ...(typeof name === "string" && { name }),
      why: String(why),
      at: Number(at),
    }));
  },

  async bannedKeys() {
    const rows = await db
      .sql("SELECT k.hash FROM bans b JOIN keys k ON k.person = b.whose WHERE b.kind = 'person'")
      .all();
    return rows.map(({ hash }) => String(hash));
  },
});

async function personTagged(db: Database, tag: string): Promise<string | undefined> {
  const row = await db.sql("SELECT id FROM people WHERE tag = ?").get(tag);
  return row && String(row.id);
}
