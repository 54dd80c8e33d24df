import { LANGUAGES, type Language } from "@serai/text/game-text";
import {
  type Asked,
  channelsOf,
  type Invitation,
  type NoticeKind,
  type NoticeSettings,
  type NoticeStore,
  type PushDevice,
} from "../notices.ts";
import type { Db, Row, Sync } from "./db.ts";

const MOST_AT_ONCE = 100;

export function noticesIn(db: Db): Sync<NoticeStore> {
  const methods: Sync<NoticeStore> = {
    serverKey({ name, made }) {
      db.sql("INSERT OR IGNORE INTO server_keys (name, value) VALUES (?, ?)").run(name, made);
      return String(db.sql("SELECT value FROM server_keys WHERE name = ?").get(name)?.value);
    },

    noticeSettings(person) {
      const row = db.sql("SELECT * FROM notice_settings WHERE person = ?").get(person);
      return row && asSettings(row);
    },

    setNotices({ person, language, origin, mail, token, webhook }) {
      // An address that stays the same stays confirmed.
      db.sql(
        `INSERT INTO notice_settings (person, language, origin, mail, mail_token, webhook) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (person) DO UPDATE SET language = excluded.language, origin = excluded.origin,
           mail_token = CASE WHEN mail IS excluded.mail AND excluded.mail_token IS NULL THEN mail_token
                             ELSE excluded.mail_token END,
           mail = excluded.mail, webhook = excluded.webhook`,
      ).run(person, language, origin, mail ?? null, token ?? null, webhook ?? null);
    },

    confirmMail(token) {
      const text = "UPDATE notice_settings SET mail_token = NULL WHERE mail_token = ? RETURNING language";
      const row = db.sql(text).get(token);
      return row && asLanguage(row.language);
    },

    pushDevices(person) {
      return db.sql("SELECT * FROM push_devices WHERE person = ? ORDER BY at").all(person).map(asDevice);
    },

    addPushDevice({ endpoint, p256dh, auth, person, at, most }) {
      db.sql("INSERT OR REPLACE INTO push_devices (endpoint, person, p256dh, auth, at) VALUES (?, ?, ?, ?, ?)").run(
        endpoint,
        person,
        p256dh,
        auth,
        at,
      );
      db.sql(
        `DELETE FROM push_devices WHERE person = ? AND endpoint NOT IN
         (SELECT endpoint FROM push_devices WHERE person = ? ORDER BY at DESC LIMIT ?)`,
      ).run(person, person, most);
    },

    removePushDevice({ endpoint, person }) {
      const text = "DELETE FROM push_devices WHERE endpoint = ? AND person = COALESCE(?, person)";
      db.sql(text).run(endpoint, person ?? null);
    },

    isTableMuted({ person, table }) {
      return db.sql("SELECT 1 FROM table_mutes WHERE person = ? AND table_id = ?").get(person, table) !== undefined;
    },

    muteTable({ person, table, muted }) {
      const text = muted
        ? "INSERT OR IGNORE INTO table_mutes (person, table_id) VALUES (?, ?)"
        : "DELETE FROM table_mutes WHERE person = ? AND table_id = ?";
      db.sql(text).run(person, table);
    },

    dueNotices(now) {
      const text = `SELECT * FROM notices WHERE done = 0 AND due <= ? ORDER BY due LIMIT ${MOST_AT_ONCE}`;
      return db
        .sql(text)
        .all(now)
        .map((row) => ({
          table: String(row.table_id),
          seat: Number(row.seat),
          kind: asKind(row.kind),
          person: String(row.person),
          decision: Number(row.decision),
        }));
    },

    sendNotice({ table, seat, kind, person, decision, now }) {
      const { changes } = db
        .sql("UPDATE notices SET done = 1 WHERE table_id = ? AND seat = ? AND kind = ? AND decision = ? AND done = 0")
        .run(table, seat, kind, decision);
      if (changes === 0 || methods.isTableMuted({ person, table })) return;
      const insert = db.sql(
        "INSERT INTO deliveries (table_id, seat, kind, decision, person, channel, due) VALUES (?, ?, ?, ?, ?, ?, ?)",
      );
      const settings = methods.noticeSettings(person);
      for (const channel of channelsOf(settings, methods.pushDevices(person)))
        insert.run(table, seat, kind, decision, person, JSON.stringify(channel), now);
    },

    putOffNotice({ table, seat, kind, decision, until }) {
      db.sql("UPDATE notices SET due = ? WHERE table_id = ? AND seat = ? AND kind = ? AND decision = ?").run(
        until,
        table,
        seat,
        kind,
        decision,
      );
    },

    dueDeliveries(now) {
      db.sql(
        `DELETE FROM deliveries WHERE due <= ? AND NOT EXISTS (SELECT 1 FROM notices n WHERE n.table_id = deliveries.table_id
         AND n.seat = deliveries.seat AND n.kind = deliveries.kind AND n.decision = deliveries.decision)`,
      ).run(now);
      const text = `SELECT * FROM deliveries WHERE due <= ? ORDER BY due LIMIT ${MOST_AT_ONCE}`;
      return db
        .sql(text)
        .all(now)
        .map((row) => ({
          id: Number(row.id),
          table: String(row.table_id),
          kind: asKind(row.kind),
          person: String(row.person),
          channel: JSON.parse(String(row.channel)),
          attempts: Number(row.attempts),
        }));
    },

    settleDelivery({ id, again }) {
      if (again === undefined) db.sql("DELETE FROM deliveries WHERE id = ?").run(id);
      else db.sql("UPDATE deliveries SET attempts = attempts + 1, due = ? WHERE id = ?").run(again, id);
    },
  };
  return methods;
}

/** Part of every entry's transaction: who is asked now is to be told, who is not any more need not be. */
export function noteAsked(db: Db, table: string, asked: readonly Asked[]): void {
  const seats = JSON.stringify(asked.map(({ seat }) => seat));
  db.sql(
    `DELETE FROM notices WHERE table_id = ? AND (kind = 'invitation' OR seat NOT IN (SELECT value FROM json_each(?)))`,
  ).run(table, seats);
  for (const { seat, person, decision, tellAt, remindAt } of asked) {
    note(db, { table, seat, person, decision, kind: "turn", due: tellAt, moves: false });
    if (remindAt !== undefined)
      note(db, { table, seat, person, decision, kind: "reminder", due: remindAt, moves: true });
    // While the clocks stand still there is nothing to remind of.
    else
      db.sql("DELETE FROM notices WHERE table_id = ? AND seat = ? AND kind = 'reminder' AND done = 0").run(table, seat);
  }
}

export const noteInvitation = (db: Db, { table, place, person, tellAt }: Invitation): void =>
  note(db, { table, seat: place, person, decision: 0, kind: "invitation", due: tellAt, moves: false });

/** Whoever has sat down need not be told any more. */
export function strikeInvitations(db: Db, table: string, people: readonly string[]): void {
  db.sql(
    `DELETE FROM notices WHERE table_id = ? AND kind = 'invitation' AND person IN (SELECT value FROM json_each(?))`,
  ).run(table, JSON.stringify(people));
}

interface Note {
  readonly table: string;
  readonly seat: number;
  readonly person: string;
  readonly decision: number;
  readonly kind: NoticeKind;
  readonly due: number;
  /** Whether its time moves with the clock as long as the decision is the same. */
  readonly moves: boolean;
}

function note(db: Db, { table, seat, person, decision, kind, due, moves }: Note): void {
  db.sql(
    `INSERT INTO notices (table_id, seat, kind, person, decision, due) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (table_id, seat, kind) DO UPDATE SET
       done = CASE WHEN decision = excluded.decision THEN done ELSE 0 END,
       due = CASE WHEN decision = excluded.decision AND ? = 0 THEN due ELSE excluded.due END,
       decision = excluded.decision`,
  ).run(table, seat, kind, person, decision, due, moves ? 1 : 0);
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
