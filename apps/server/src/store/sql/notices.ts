import { LANGUAGES, type Language } from "@serai/words/game-text";
import {
  channelsOf,
  type Invitation,
  type NoticeKind,
  type NoticeSettings,
  type NoticeStore,
  type PushDevice,
} from "../notices.ts";
import { mayBeAwaited, tablesToTell } from "./awaited.ts";
import { type Database, marks, type Row } from "./database.ts";

const MOST_AT_ONCE = 100;

export function noticesIn(db: Database): NoticeStore {
  const methods: NoticeStore = {
    async serverKey({ name, made }) {
      await db.sql("INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING").run(name, made);
      return String((await db.sql("SELECT value FROM server_keys WHERE name = ?").get(name))?.value);
    },

    async noticeSettings(person) {
      const row = await db.sql("SELECT * FROM notice_settings WHERE person = ?").get(person);
      return row && asSettings(row);
    },

    async setNotices({ person, language, origin, mail, token, webhook }) {
      // An address that stays the same stays confirmed.
      await db
        .sql(
          `INSERT INTO notice_settings (person, language, origin, mail, mail_token, webhook) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (person) DO UPDATE SET language = excluded.language, origin = excluded.origin,
           mail_token = CASE WHEN notice_settings.mail IS NOT DISTINCT FROM excluded.mail AND excluded.mail_token IS NULL
                             THEN notice_settings.mail_token ELSE excluded.mail_token END,
           mail = excluded.mail, webhook = excluded.webhook`,
        )
        .run(person, language, origin, mail ?? null, token ?? null, webhook ?? null);
    },

    async confirmMail(token) {
      return (await db.sql("UPDATE notice_settings SET mail_token = NULL WHERE mail_token = ?").run(token)) > 0;
    },

    async pushDevices(person) {
      return (await db.sql("SELECT * FROM push_devices WHERE person = ? ORDER BY at").all(person)).map(asDevice);
    },

    async addPushDevice({ endpoint, p256dh, auth, person, at, most }) {
      // A request that also has the keys comes from that browser, which may belong to another person now.
      const changed = await db
        .sql(
          `INSERT INTO push_devices (endpoint, person, p256dh, auth, at) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh,
             auth = excluded.auth, at = excluded.at
           WHERE push_devices.person = excluded.person
             OR (push_devices.p256dh = excluded.p256dh AND push_devices.auth = excluded.auth)`,
        )
        .run(endpoint, person, p256dh, auth, at);
      await db
        .sql(
          `DELETE FROM push_devices WHERE person = ? AND endpoint NOT IN
         (SELECT endpoint FROM push_devices WHERE person = ? ORDER BY at DESC LIMIT ?)`,
        )
        .run(person, person, most);
      return changed > 0;
    },

    async removePushDevice({ endpoint, person }) {
      const text = "DELETE FROM push_devices WHERE endpoint = ? AND person = COALESCE(?, person)";
      await db.sql(text).run(endpoint, person ?? null);
    },

    async isTableMuted({ person, table }) {
      const text = "SELECT 1 FROM table_mutes WHERE person = ? AND table_id = ?";
      return (await db.sql(text).get(person, table)) !== undefined;
    },

    async muteTable({ person, table, muted }) {
      const text = muted
        ? "INSERT INTO table_mutes (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        : "DELETE FROM table_mutes WHERE person = ? AND table_id = ?";
      await db.sql(text).run(person, table);
    },

    async noteDue({ now, most }) {
      const tables = await tablesToTell(db, now, most);
      for (const { id, due } of tables) for (const one of due) await note(db, { table: id, ...one });
      return tables.length;
    },

    async dueNotices(now) {
      const text = `SELECT * FROM notices WHERE done = 0 AND due <= ? ORDER BY due LIMIT ${MOST_AT_ONCE}`;
      const rows = await db.sql(text).all(now);
      return rows.map((row) => ({
        table: String(row.table_id),
        seat: Number(row.seat),
        kind: asKind(row.kind),
        person: String(row.person),
        decision: Number(row.decision),
      }));
    },

    async sendNotice({ table, seat, kind, person, decision, now }) {
      const changed = await db
        .sql("UPDATE notices SET done = 1 WHERE table_id = ? AND seat = ? AND kind = ? AND decision = ? AND done = 0")
        .run(table, seat, kind, decision);
      if (changed === 0 || (await methods.isTableMuted({ person, table }))) return;
      // A move that another server kept at the moment when this was noted could not strike it off.
      if (kind !== "invitation" && !(await mayBeAwaited(db, table, { seat, decision }))) return;
      const insert = db.sql(
        "INSERT INTO deliveries (table_id, seat, kind, decision, person, channel, due) VALUES (?, ?, ?, ?, ?, ?, ?)",
      );
      const settings = await methods.noticeSettings(person);
      for (const channel of channelsOf(settings, await methods.pushDevices(person)))
        await insert.run(table, seat, kind, decision, person, JSON.stringify(channel), now);
    },

    async putOffNotice({ table, seat, kind, decision, until }) {
      const text = "UPDATE notices SET due = ? WHERE table_id = ? AND seat = ? AND kind = ? AND decision = ?";
      await db.sql(text).run(until, table, seat, kind, decision);
    },

    async dueDeliveries(now) {
      await db
        .sql(
          `DELETE FROM deliveries WHERE due <= ? AND NOT EXISTS (SELECT 1 FROM notices n WHERE n.table_id = deliveries.table_id
         AND n.seat = deliveries.seat AND n.kind = deliveries.kind AND n.decision = deliveries.decision)`,
        )
        .run(now);
      const text = `SELECT * FROM deliveries WHERE due <= ? ORDER BY due LIMIT ${MOST_AT_ONCE}`;
      const rows = await db.sql(text).all(now);
      return rows.map((row) => ({
        id: Number(row.id),
        table: String(row.table_id),
        kind: asKind(row.kind),
        person: String(row.person),
        channel: JSON.parse(String(row.channel)),
        attempts: Number(row.attempts),
      }));
    },

    async settleDelivery({ id, again }) {
      if (again === undefined) await db.sql("DELETE FROM deliveries WHERE id = ?").run(id);
      else await db.sql("UPDATE deliveries SET attempts = attempts + 1, due = ? WHERE id = ?").run(again, id);
    },
  };
  return methods;
}

export const noteInvitation = (db: Database, { table, place, person, tellAt }: Invitation): Promise<void> =>
  note(db, { table, seat: place, person, decision: 0, kind: "invitation", due: tellAt });

/** People who have sat down need not be told any more. */
export async function strikeInvitations(db: Database, table: string, people: readonly string[]): Promise<void> {
  const text = `DELETE FROM notices WHERE table_id = ? AND kind = 'invitation' AND person IN (${marks(people)})`;
  await db.sql(text).run(table, ...people);
}

interface Note {
  readonly table: string;
  readonly seat: number;
  readonly person: string;
  readonly decision: number;
  readonly kind: NoticeKind;
  readonly due: number;
}

/** As long as the decision is the same only a reminder moves, with the clock. */
const NOTE_AGAIN = `ON CONFLICT (table_id, seat, kind) DO UPDATE SET
  done = CASE WHEN notices.decision = excluded.decision THEN notices.done ELSE 0 END,
  due = CASE WHEN notices.decision = excluded.decision AND excluded.kind <> 'reminder' THEN notices.due ELSE excluded.due END,
  decision = excluded.decision`;

async function note(db: Database, { table, seat, person, decision, kind, due }: Note): Promise<void> {
  const text = `INSERT INTO notices (table_id, seat, kind, person, decision, due) VALUES (?, ?, ?, ?, ?, ?) ${NOTE_AGAIN}`;
  await db.sql(text).run(table, seat, kind, person, decision, due);
}

const KINDS: readonly NoticeKind[] = ["turn", "reminder", "invitation"];
const asKind = (value: unknown): NoticeKind => KINDS.find((kind) => kind === value) ?? "turn";
const asLanguage = (value: unknown): Language => LANGUAGES.find((language) => language === value) ?? "en";

const asSettings = (row: Row): NoticeSettings => ({
  language: asLanguage(row.language),
  origin: String(row.origin),
  ...(row.mail !== null && { mail: { address: String(row.mail), confirmed: row.mail_token === null } }),
  ...(row.webhook !== null && { webhook: String(row.webhook) }),
});

const asDevice = (row: Row): PushDevice => ({
  endpoint: String(row.endpoint),
  p256dh: String(row.p256dh),
  auth: String(row.auth),
});
