import type { AwaitedPerson, NoticeKind } from "../notices.ts";
import type { Place } from "../store.ts";
import type { Database, Row, Value } from "./database.ts";

/*
 * Whom play waits for stands in the table's own row, which every entry writes anyway. Notices are only written for those who
 * are still awaited when they are to be told: play among people who are there has nothing to do with them.
 */

/** As a row keeps it. A server of before it wrote entries without it: then it is of an earlier number than the log. */
interface KeptAwaited {
  readonly number: number;
  readonly seats: readonly AwaitedPerson[];
}

export const awaitedText = (number: number, seats: readonly AwaitedPerson[]): string =>
  JSON.stringify({ number, seats } satisfies KeptAwaited);

/** When the first of them is to be told. */
export function tellsAt(awaited: readonly AwaitedPerson[]): number | undefined {
  const times = awaited.flatMap(({ tellAt, remindAt }) => [tellAt, remindAt ?? tellAt]);
  return times.length === 0 ? undefined : Math.min(...times);
}

/**
 * The columns that keep them, and their values. A table is looked at no later than anybody there is to be told, but may be
 * looked at for nothing: so the index of these times stays as it is with nearly every move.
 */
export const SET_AWAITED = "awaited = ?, tells = CASE WHEN tells <= ? THEN tells ELSE ? END";

export function awaitedValues(number: number, awaited: readonly AwaitedPerson[]): Value[] {
  const tells = tellsAt(awaited) ?? null;
  return [awaitedText(number, awaited), tells, tells];
}

/** Play no longer waits for anybody there. */
export const SET_NOBODY_AWAITED = "awaited = NULL, tells = NULL";

/** Part of every entry's transaction: who has made that decision need not be told of it any more. */
export async function strikeNotices(db: Database, table: string, awaited: readonly AwaitedPerson[]): Promise<void> {
  const made = awaited.map(() => "AND NOT (seat = ? AND decision = ?)").join(" ");
  // A reminder that nobody got yet is noted anew when it is due, if clocks still go then.
  const text = `DELETE FROM notices WHERE table_id = ?
                AND (kind = 'invitation' OR (kind = 'reminder' AND done = 0) OR (1 = 1 ${made}))`;
  await db.sql(text).run(table, ...awaited.flatMap(({ seat, decision }) => [seat, decision]));
}

/** Somebody is to be told of this decision of theirs. */
interface DueAt {
  readonly seat: number;
  readonly person: string;
  readonly decision: number;
  readonly kind: NoticeKind;
  readonly due: number;
}

const READ = "(SELECT MAX(number) FROM log WHERE table_id = tables.id) AS entries FROM tables";

/** Tables that are to be looked at by now, with those who are to be told; each is looked at again when the next one is. */
export async function tablesToTell(
  db: Database,
  now: number,
  most: number,
): Promise<readonly { readonly id: string; readonly due: readonly DueAt[] }[]> {
  const text = `SELECT id, places, awaited, ${READ} WHERE tells <= ? ORDER BY tells LIMIT ?`;
  const rows = await db.sql(text).all(now, most);
  const tables = rows.map((row) => ({ id: String(row.id), times: timesOf(row) }));
  for (const { id, times } of tables) {
    const later = times.flatMap(({ due }) => (due > now ? [due] : []));
    const next = later.length === 0 ? null : Math.min(...later);
    await db.sql("UPDATE tables SET tells = ? WHERE id = ?").run(next, id);
  }
  return tables.map(({ id, times }) => ({ id, due: times.filter(({ due }) => due <= now) }));
}

function timesOf(row: Row): DueAt[] {
  const places: readonly Place[] = JSON.parse(String(row.places));
  return (awaitedIn(row) ?? []).flatMap(({ seat, decision, tellAt, remindAt }) => {
    const person = places.find((place) => place.seat === seat)?.person;
    if (person === undefined) return [];
    const turn: DueAt = { seat, person, decision, kind: "turn", due: tellAt };
    return remindAt === undefined ? [turn] : [turn, { ...turn, kind: "reminder", due: remindAt }];
  });
}

/** Whether play waits for that decision, as far as the table's row knows. */
export async function mayBeAwaited(
  db: Database,
  table: string,
  { seat, decision }: { readonly seat: number; readonly decision: number },
): Promise<boolean> {
  const row = await db.sql(`SELECT awaited, ${READ} WHERE id = ?`).get(table);
  const awaited = row && awaitedIn(row);
  return awaited?.some((one) => one.seat === seat && one.decision === decision) ?? true;
}

/** `undefined` where a server of before it has kept the last entry: whom to tell then stands in the notices. */
function awaitedIn({ awaited, entries }: Row): KeptAwaited["seats"] | undefined {
  const kept = keptAwaited(awaited);
  return kept?.number === Number(entries ?? 0) ? kept.seats : undefined;
}

export const keptAwaited = (awaited: unknown): KeptAwaited | undefined =>
  typeof awaited === "string" ? JSON.parse(awaited) : undefined;
