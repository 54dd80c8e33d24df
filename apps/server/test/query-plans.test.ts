import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { EmbeddedDatabase } from "../src/store/embedded-database.ts";
import { methodsOf } from "../src/store/sql/methods.ts";
import type { Place } from "../src/store/store.ts";

const PEOPLE = ["anna", "bela"];
const PLACES: readonly Place[] = PEOPLE.map((person, seat) => ({ kind: "person", person, name: person, seat }));

test("opening a table, sitting down and moving read no table of the database from end to end", async () => {
  const folder = mkdtempSync(join(tmpdir(), "serai-plans-"));
  const db = new EmbeddedDatabase(join(folder, "serai.db"));
  onTestFinished(() => {
    db.close();
    rmSync(folder, { recursive: true });
  });
  const asked = new Set<string>();
  const store = methodsOf({
    sql(text) {
      asked.add(text);
      return db.sql(text);
    },
  });

  for (const id of PEOPLE) await store.addPerson({ id, name: id, tag: id, keyHash: id, browser: "", at: 1 });
  await store.personByKey("anna");
  await store.createTable({
    id: "table",
    game: "goofspiel",
    rules: 1,
    options: {},
    clock: { kind: "none" },
    public: true,
    seating: "given",
    owner: "anna",
    commitment: "commitment",
    secret: "secret",
    at: 1,
    places: PLACES,
  });
  const summary = { deciders: 1, over: false };
  const waiting = [{ seat: 0, decision: 0, tellAt: 2 }];
  const seating = { table: "table", places: PLACES, tries: 1, at: 2, rules: 1, options: {} };
  await store.setPlaces({ ...seating, revision: 0 });
  await store.beginGame({ ...seating, revision: 1, began: 2, summary, awaited: waiting });
  const entry = { what: { kind: "move", line: "1 bid 1" }, at: 3 } as const;
  await store.append({ table: "table", number: 1, entry, summary, awaited: waiting, at: 3 });
  await store.log("table");

  for (const text of asked) {
    const plan = await db.sql(`EXPLAIN QUERY PLAN ${text}`).all();
    expect(
      plan.filter(({ detail }) => String(detail).startsWith("SCAN")),
      text,
    ).toEqual([]);
  }
});
