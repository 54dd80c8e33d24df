import { WriteConflict } from "@serai/table";

export type Row = Record<string, unknown>;
export type Value = string | number | null;

export interface Statement {
  get(...values: Value[]): Promise<Row | undefined>;
  all(...values: Value[]): Promise<Row[]>;
  /** How many rows it changed. */
  run(...values: Value[]): Promise<number>;
}

/**
 * What the store's methods are written against, so that each is written once for both databases. The transaction is the
 * caller's. Texts keep to what SQLite and PostgreSQL have in common; values stand for `?`.
 */
export interface Database {
  sql(text: string): Statement;
}

export const changedSince = (table: string, revision: number): WriteConflict =>
  new WriteConflict(`table ${table} has changed since revision ${revision}`);

/** `?, ?, ?` for a list of values; an empty list fits nothing. */
export const marks = (values: readonly unknown[]): string =>
  values.length === 0 ? "NULL" : values.map(() => "?").join(", ");
