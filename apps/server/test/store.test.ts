import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { DATABASE } from "../src/store/embedded.ts";
import { faultIn, MIGRATIONS, migrate, versionOf } from "../src/store/migrations.ts";
import { temporaryFolder, testServer } from "./test-server.ts";

test("migrations run once each, in order, and a newer database is refused", () => {
  const db = new DatabaseSync(":memory:");
  migrate(db);
  expect(versionOf(db)).toBe(MIGRATIONS.length);
  migrate(db);
  expect(versionOf(db)).toBe(MIGRATIONS.length);
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  expect(faultIn(db)).toBe("newer");
});

test("a database of the first version is brought up to date with everything in it", () => {
  const db = new DatabaseSync(":memory:");
  db.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1;`);
  db.exec("INSERT INTO people (id, name, at) VALUES ('a', 'Anna', 1), ('b', 'Béla', 2)");
  db.exec(`INSERT INTO tables (id, status, game, rules, options, clock, public, seating, owner, commitment, secret, at, updated, places)
           VALUES ('t', 'over', 'sultan', 1, '{}', '{"kind":"none"}', 0, 'given', 'a', 'c', 's', 1, 1, '[]')`);
  migrate(db);
  const people = db.prepare("SELECT name, tag FROM people ORDER BY id").all();
  expect(people.map(({ name }) => name)).toEqual(["Anna", "Béla"]);
  expect(new Set(people.map(({ tag }) => tag)).size).toBe(2);
  for (const { tag } of people) expect(tag).toMatch(/^[0-9a-f]{16}$/);
  expect(db.prepare("SELECT watchers, rated, club FROM tables").get()).toEqual({
    watchers: 1,
    rated: null,
    club: null,
  });
});

test("two entries of one table can never have the same number", async () => {
  const { guest, store } = await testServer();
  const table = await guest().open(2, 0);
  const entry = {
    table,
    number: 1,
    entry: { what: { kind: "back", seat: 0 }, at: 1 },
    summary: { deciders: 0, over: false },
    awaited: [],
  } as const;
  const outcomes = await Promise.allSettled([store.append(entry), store.append(entry)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(await store.log(table)).toHaveLength(1);
});

test("a table unloaded from memory comes back from its log as it was", async () => {
  const { guest, app } = await testServer();
  const anna = guest();
  const table = await anna.open(1, 2);
  const seat = await anna.join(table);
  for (let i = 0; i < 5; i++) {
    await seat.asked();
    await seat.act();
  }
  const { view } = await seat.asked();
  await seat.close();
  const isPutAway = async (): Promise<void> => {
    await app.rooms.putAwayIdle();
    expect(app.rooms.inUse).toBe(0);
  };
  await vi.waitFor(isPutAway, { timeout: 600_000 });
  const again = await anna.join(table);
  expect(await again.until((m) => m.type === "table")).toMatchObject({ view });
});

test("a game whose log no longer plays is marked broken at the start, and the others go on", async () => {
  const first = await testServer();
  const anna = first.guest();
  const [broken, sound] = [await anna.open(1, 1), await anna.open(1, 1)];
  for (const table of [broken, sound]) await (await anna.join(table)).asked();
  await first.close();
  const db = new DatabaseSync(join(first.folder, DATABASE));
  const line = JSON.stringify({ what: { kind: "move", line: "0 lay 15 at 3" }, at: 1 });
  db.prepare("INSERT OR REPLACE INTO log (table_id, number, entry) VALUES (?, 1, ?)").run(broken, line);
  db.close();

  const second = await testServer(first.folder);
  const back = second.guest();
  back.cookie = anna.cookie;
  await vi.waitFor(async () => expect((await second.store.table(broken))?.status).toBe("broken"), { timeout: 600_000 });
  const seat = await back.join(broken);
  expect(await seat.until((m) => m.type === "refused")).toMatchObject({ code: "table-broken" });
  expect(
    (await back.ask("GET", "/api/tables")).body.tables.find(({ id }: { id: string }) => id === broken).status,
  ).toBe("broken");
  expect((await (await back.join(sound)).playOut()).over).toBe(true);
});

test("a backup taken while games run holds every game, and can be started from", async () => {
  const first = await testServer();
  const anna = first.guest();
  const table = await anna.open(1, 1);
  const seat = await anna.join(table);
  await seat.asked();
  await seat.act();
  const folder = temporaryFolder();
  const file = join(folder, "copy.db");
  await first.store.backup(file);
  await seat.asked();
  await first.close();

  copyFileSync(file, join(folder, DATABASE));
  const second = await testServer(folder);
  const back = second.guest();
  back.cookie = anna.cookie;
  expect((await (await back.join(table)).playOut()).over).toBe(true);
});

/** Two versions of the server live on one database while it is upgraded (docs/operations.md). */
const ADDS = /^(CREATE TABLE|CREATE (UNIQUE )?INDEX|UPDATE)\b|^ALTER TABLE \w+ ADD COLUMN (?!.*NOT NULL(?!.*DEFAULT))/;

const takesAway = (statement: string): boolean => !ADDS.test(statement.trim().replaceAll(/\s+/g, " "));

test("migrations only add, so that an older server can go on beside a newer one", () => {
  const statements = MIGRATIONS.flatMap((migration) => migration.split(";")).filter((text) => text.trim() !== "");
  expect(statements.filter(takesAway)).toEqual([]);
  for (const wrong of [
    "DROP TABLE people",
    "ALTER TABLE tables RENAME COLUMN at TO opened",
    "ALTER TABLE tables DROP COLUMN at",
    "ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL",
    "DELETE FROM log",
  ])
    expect(takesAway(wrong)).toBe(true);
});
