import type { ClientBase } from "pg";
import type { Database, Row, Statement, Value } from "../sql/database.ts";

/** `?` as PostgreSQL wants it: `$1`, `$2` … Texts of the store hold no other question marks. */
function numbered(text: string): string {
  let nth = 0;
  return text.replaceAll("?", () => `$${++nth}`);
}

const known = new Map<string, string>();

function translated(text: string): string {
  const found = known.get(text) ?? numbered(text);
  known.set(text, found);
  return found;
}

/** One connection, as the store's methods see it. */
export const databaseOn = (client: ClientBase): Database => ({
  sql(text): Statement {
    const ask = (values: Value[]) => client.query<Row>(translated(text), values);
    return {
      get: async (...values) => (await ask(values)).rows[0],
      all: async (...values) => (await ask(values)).rows,
      run: async (...values) => (await ask(values)).rowCount ?? 0,
    };
  },
});
