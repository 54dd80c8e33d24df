import { WriteConflict } from "@serai/table/write-conflict";
import type { Place, Status, StoredTable, TableStore } from "../store.ts";
import { awaitedValues, keptAwaited, SET_AWAITED, SET_NOBODY_AWAITED, strikeNotices } from "./awaited.ts";
import { changedSince, type Database, marks, type Row } from "./database.ts";
import { strikeInvitations } from "./notices.ts";
import { noteResult } from "./results.ts";

const STATUSES: readonly Status[] = ["gathering", "playing", "over", "broken", "given-up"];
const MOST_LISTED = 200;
/** Tables among which those to be listed are chosen. */
const MOST_CONSIDERED = 5_000;
const TABLE_TIME = "table-time";

export function tablesIn(db: Database): TableStore {
  const methods: TableStore = {
    async createTable(t) {
      const text = `INSERT INTO tables (id, status, game, rules, options, clock, public, seating, owner, commitment, secret, at, updated,
                    places, rated, club) VALUES (?, 'gathering', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
      await db
        .sql(text)
        .run(
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
      await noteSitters(db, t.id, t.owner, t.places);
    },

    async table(id) {
      const row = await db.sql("SELECT * FROM tables WHERE id = ?").get(id);
      return row && asTable(row);
    },

    async progress(id) {
      const text = `SELECT status, revision, watchers, rematch,
                    (SELECT COALESCE(MAX(number), 0) FROM log WHERE table_id = tables.id) AS entries FROM tables WHERE id = ?`;
      const row = await db.sql(text).get(id);
      return (
        row && {
          status: statusOf(row.status),
          revision: Number(row.revision),
          watchers: row.watchers === 1,
          ...(typeof row.rematch === "string" && { rematch: row.rematch }),
          entries: Number(row.entries),
        }
      );
    },

    log(table) {
      return methods.logAfter({ table, number: 0 });
    },

    async logAfter({ table, number }) {
      const text = "SELECT entry FROM log WHERE table_id = ? AND number > ? ORDER BY number";
      return (await db.sql(text).all(table, number)).map(({ entry }) => JSON.parse(String(entry)));
    },

    async setPlaces({ table, revision, places, tries, revealBy, at, rules, options }) {
      const row = await db
        .sql(
          `UPDATE tables SET places = ?, tries = ?, wakes = ?, updated = ?, rules = ?, options = ?, revision = revision + 1
           WHERE id = ? AND status = 'gathering' AND revision = ? RETURNING owner`,
        )
        .get(JSON.stringify(places), tries, revealBy ?? null, at, rules, JSON.stringify(options), table, revision);
      if (row === undefined) throw changedSince(table, revision);
      await noteSitters(db, table, String(row.owner), places);
      await strikeInvitations(
        db,
        table,
        places.flatMap(({ person }) => person ?? []),
      );
    },

    async beginGame({ table, revision, places, tries, at, began, rules, options, summary, awaited }) {
      await methods.setPlaces({ table, revision, places, tries, at, rules, options });
      await db
        .sql(`UPDATE tables SET status = 'playing', began = ?, deciders = ?, wakes = ?, ${SET_AWAITED} WHERE id = ?`)
        .run(began, summary.deciders, summary.wakesAt ?? null, ...awaitedValues(0, awaited), table);
      await strikeNotices(db, table, awaited);
    },

    async append({ table, number, entry, summary, at, awaited }) {
      const insert = "INSERT INTO log (table_id, number, entry) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
      const kept = await db.sql(insert).run(table, number, JSON.stringify(entry));
      if (kept === 0) throw new WriteConflict(`table ${table} has an entry ${number} already`);
      const update = `UPDATE tables SET status = ?, deciders = ?, wakes = ?, updated = COALESCE(?, updated), ${SET_AWAITED}
                      WHERE id = ? AND status <> 'given-up'`;
      const status = summary.over ? "over" : "playing";
      const { deciders, wakesAt } = summary;
      const changed = await db
        .sql(update)
        .run(status, deciders, wakesAt ?? null, at ?? null, ...awaitedValues(number, awaited), table);
      if (changed === 0) throw new WriteConflict(`table ${table} was given up`);
      await strikeNotices(db, table, awaited);
      if (summary.outcome) await noteResult(db, { table, at: at ?? entry.at, outcome: summary.outcome });
    },

    async setAside(table) {
      const changed = await db
        .sql(
          `UPDATE tables SET status = 'broken', wakes = NULL, ${SET_NOBODY_AWAITED} WHERE id = ? AND status = 'playing'`,
        )
        .run(table);
      if (changed > 0) await strikeNotices(db, table, []);
    },

    async addRematch({ of, table }) {
      const link = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL";
      if ((await db.sql(link).run(table.id, of)) > 0) {
        await methods.createTable(table);
        return table.id;
      }
      return String((await db.sql("SELECT rematch FROM tables WHERE id = ?").get(of))?.rematch);
    },

    async tablesOf(person) {
      const text = `SELECT t.*, r.rank, r.score FROM sitters s JOIN tables t ON t.id = s.table_id
                    LEFT JOIN results r ON r.table_id = t.id AND r.who = s.person
                    WHERE s.person = ? AND s.hidden = 0
                    ORDER BY t.status = 'over', t.updated DESC LIMIT ${MOST_LISTED}`;
      return (await db.sql(text).all(person)).map((row) => ({
        ...asTable(row),
        ...(typeof row.rank === "number" && { outcome: { rank: row.rank, score: Number(row.score) } }),
      }));
    },

    async giveUp({ table, person, revision }) {
      const changed = await db
        .sql(
          `UPDATE tables SET status = 'given-up', wakes = NULL, ${SET_NOBODY_AWAITED}
           WHERE id = ? AND status IN ('gathering', 'playing') AND revision = ?`,
        )
        .run(table, revision);
      if (changed === 0) throw changedSince(table, revision);
      await strikeNotices(db, table, []);
      await methods.putAway({ table, person });
    },

    async putAway({ table, person }) {
      await db.sql("UPDATE sitters SET hidden = 1 WHERE table_id = ? AND person = ?").run(table, person);
    },

    async lobby() {
      // Everybody's newest table before anybody's second: one who opens hundreds does not push the others' off.
      const text = `SELECT * FROM (
                      SELECT newest.*, ROW_NUMBER() OVER (PARTITION BY owner ORDER BY updated DESC) AS nth FROM (
                        SELECT * FROM tables WHERE status = 'gathering' AND public = 1
                        ORDER BY updated DESC LIMIT ${MOST_CONSIDERED}) AS newest) AS numbered
                    ORDER BY nth, updated DESC LIMIT ${MOST_LISTED}`;
      return (await db.sql(text).all()).map(asTable);
    },

    async watchable() {
      const text = `SELECT * FROM tables WHERE status = 'playing' AND public = 1 AND watchers = 1
                    ORDER BY updated DESC LIMIT ${MOST_LISTED}`;
      return (await db.sql(text).all()).map(asTable);
    },

    async dueTables({ by, versions }) {
      const known = versions.map(({ game, rules }) => `${game} ${rules}`);
      const playing = `SELECT id FROM tables WHERE status = 'playing' AND wakes <= ?
                       AND game || ' ' || rules IN (${marks(known)}) ORDER BY wakes LIMIT 500`;
      const starting = "SELECT id FROM tables WHERE status = 'gathering' AND wakes <= ? ORDER BY wakes LIMIT 500";
      const due = [...(await db.sql(playing).all(by, ...known)), ...(await db.sql(starting).all(by))];
      return due.map(({ id }) => String(id));
    },

    async tableTime() {
      const kept = (await db.sql("SELECT value FROM server_keys WHERE name = ?").get(TABLE_TIME))?.value;
      const last = kept ?? (await db.sql("SELECT MAX(updated) AS at FROM tables WHERE status = 'playing'").get())?.at;
      return last === null || last === undefined ? undefined : Number(last);
    },

    async keepTableTime(time) {
      const row = await db
        .sql(
          `INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET
           value = CASE WHEN CAST(server_keys.value AS BIGINT) > CAST(excluded.value AS BIGINT)
                   THEN server_keys.value ELSE excluded.value END RETURNING value`,
        )
        .get(TABLE_TIME, String(time));
      return Number(row?.value);
    },

    async runningTables(most) {
      const text = "SELECT id FROM tables WHERE status = 'playing' ORDER BY updated DESC LIMIT ?";
      return (await db.sql(text).all(most)).map(({ id }) => String(id));
    },
  };
  return methods;
}

async function noteSitters(db: Database, table: string, owner: string, places: readonly Place[]): Promise<void> {
  const sitters = new Set([
    owner,
    ...places.flatMap(({ person, keptFor }) => [person ?? [], keptFor?.person ?? []].flat()),
  ]);
  const gone = `DELETE FROM sitters WHERE table_id = ? AND person NOT IN (${marks([...sitters])})`;
  await db.sql(gone).run(table, ...sitters);
  // Those who sit there already are written again only to bring the table back into their lists.
  const note = db.sql(
    `INSERT INTO sitters (person, table_id) VALUES (?, ?)
     ON CONFLICT (person, table_id) DO UPDATE SET hidden = 0 WHERE sitters.hidden <> 0`,
  );
  for (const sitter of sitters) await note.run(sitter, table);
}

export const statusOf = (value: unknown): Status => STATUSES.find((status) => status === value) ?? "broken";

export const asTable = (row: Row): StoredTable => ({
  id: String(row.id),
  status: statusOf(row.status),
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
  tries: Number(row.tries),
  ...(row.status === "gathering" && row.wakes !== null && { revealBy: Number(row.wakes) }),
  at: Number(row.at),
  ...(row.began !== null && { began: Number(row.began) }),
  updated: Number(row.updated),
  places: JSON.parse(String(row.places)),
  deciders: Number(row.deciders),
  awaited: keptAwaited(row.awaited)?.seats ?? [],
  revision: Number(row.revision),
  ...(typeof row.rematch === "string" && { rematch: row.rematch }),
});
