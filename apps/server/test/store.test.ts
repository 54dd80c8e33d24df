import { copyFileSync, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { backUpEmbedded, restoreEmbedded } from "../src/store/backup.ts";
import { DATABASE, openEmbedded } from "../src/store/embedded.ts";
import { EmbeddedDatabase } from "../src/store/embedded-database.ts";
import { faultIn, MIGRATIONS, migrate, versionOf } from "../src/store/migrations.ts";
import { methodsOf } from "../src/store/sql/methods.ts";
import { stopped, temporaryFolder, testServer } from "./test-server.ts";

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

test("beside a server of the version before, everybody is told of their own decision and of no other", async () => {
  const folder = temporaryFolder();
  const db = new EmbeddedDatabase(join(folder, DATABASE));
  onTestFinished(() => db.close());
  const store = methodsOf(db);
  for (const id of ["anna", "bela"]) await store.addPerson({ id, name: id, tag: id, keyHash: id, browser: "", at: 1 });
  const places = ["anna", "bela"].map((person, seat) => ({ kind: "person", person, name: person, seat }) as const);
  const settings = { game: "goofspiel", rules: 1, options: {}, clock: { kind: "none" }, public: false } as const;
  const secrets = { commitment: "commitment", secret: "secret", seating: "given" } as const;
  await store.createTable({ id: "table", ...settings, ...secrets, owner: "anna", at: 1, places });
  const summary = { deciders: 1, over: false };
  const entry = { what: { kind: "back", seat: 0 }, at: 1 } as const;
  const append = (number: number, seat: number, decision: number) =>
    store.append({ table: "table", number, entry, summary, awaited: [{ seat, decision, tellAt: 10 }] });
  const due = async () => {
    await store.noteDue({ now: 20, most: 100 });
    return (await store.dueNotices(20)).map(({ seat, person, decision }) => ({ seat, person, decision }));
  };

  await append(1, 0, 0);
  // The other server's move: it knows nothing of the new columns.
  await db.sql("INSERT INTO log (table_id, number, entry) VALUES ('table', 2, ?)").run(JSON.stringify(entry));
  const note =
    "INSERT INTO notices (table_id, seat, kind, person, decision, due) VALUES ('table', 1, 'turn', 'bela', 0, 10)";
  await db.sql(note).run();
  expect(await due()).toEqual([{ seat: 1, person: "bela", decision: 0 }]);
  await append(3, 0, 1);
  expect(await due()).toEqual([{ seat: 0, person: "anna", decision: 1 }]);
});

test("play among people who are there touches no notice", async () => {
  const { guest, app, folder } = await testServer(undefined, stopped());
  const guests = [guest(), guest()];
  const table = await guests[0].open(2, 0);
  await guests[1].sit(table, "Béla");
  const seats = await Promise.all(guests.map((one) => one.join(table)));
  const db = new DatabaseSync(join(folder, DATABASE), { readOnly: true });
  onTestFinished(() => db.close());
  for (let moves = 0; moves < 6; ) {
    for (const seat of seats) {
      await seat.until((m) => m.type === "table" || m.type === "events");
      if (seat.standing.legal.length === 0) continue;
      const { decision } = seat.standing;
      await seat.act();
      await seat.until((m) => m.type === "events" && m.decision > decision);
      moves++;
    }
    await app.dispatcher.work();
    expect(db.prepare("SELECT * FROM notices").all()).toEqual([]);
  }
});

test("what is kept is copied out of the write-ahead log while more is kept, and all of it is there after the next start", async () => {
  const folder = temporaryFolder();
  const file = join(folder, DATABASE);
  const first = await openEmbedded(folder);
  const empty = statSync(file).size;
  let people = 0;
  const add = async (): Promise<void> => {
    const ids = Array.from({ length: 100 }, () => `person ${++people}`);
    await Promise.all(ids.map((id) => first.addPerson({ id, name: id, tag: id, keyHash: id, browser: "", at: 1 })));
  };
  for (let more = 0; more < 20; more++) await add();
  await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(empty), { timeout: 600_000 });
  for (let more = 0; more < 20; more++) await add();
  await first.close();
  const second = await openEmbedded(folder);
  expect((await second.personById("person 1"))?.name).toBe("person 1");
  expect((await second.personById(`person ${people}`))?.name).toBe(`person ${people}`);
  await second.close();
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
  expect(await backUpEmbedded(first.folder, file)).toBeUndefined();
  await seat.asked();
  await first.close();

  copyFileSync(file, join(folder, DATABASE));
  const second = await testServer(folder);
  const back = second.guest();
  back.cookie = anna.cookie;
  expect((await (await back.join(table)).playOut()).over).toBe(true);
});

test("a backup is not put beside what is left of another database, which would be read as part of it", async () => {
  const { folder, guest } = await testServer();
  await guest().ask("PUT", "/api/me", { name: "Anna" });
  const copy = join(folder, "copy.db");
  await backUpEmbedded(folder, copy);
  const left = temporaryFolder();
  copyFileSync(join(folder, `${DATABASE}-wal`), join(left, `${DATABASE}-wal`));
  expect(restoreEmbedded(copy, left)).toBe("exists");
  expect(existsSync(join(left, DATABASE))).toBe(false);
});

test("the server's keys are made once, go with a backup, and are for nobody else to read", async () => {
  const first = await testServer();
  const { key } = (await first.guest().ask("GET", "/api/me/notices")).body.push;
  await first.close();
  const [copy, folder] = [join(first.folder, "copy.db"), join(temporaryFolder(), "restored")];
  expect(await backUpEmbedded(first.folder, copy)).toBeUndefined();
  expect(restoreEmbedded(copy, folder)).toBeUndefined();
  const second = await testServer(folder);
  expect((await second.guest().ask("GET", "/api/me/notices")).body.push.key).toBe(key);
  for (const file of [join(first.folder, DATABASE), copy, join(folder, DATABASE)])
    expect(statSync(file).mode & 0o777).toBe(0o600);
});

/**
 * Two versions of the server live on one database while it is upgraded (docs/operations.md): what of a migration the
 * older one could fail on. It writes to no new table and leaves a new column empty or as its default has it, so a
 * condition on a new table, or a reference or an index that is unique on a new column that may be empty, is none for it.
 */
function unsafeStatements(migration: string): string[] {
  const statements = migration.split(";").map((text) => text.trim().replaceAll(/\s+/g, " "));
  const tables = statements.flatMap((text) => /^CREATE TABLE (\w+)/.exec(text)?.[1] ?? []);
  const columns = statements.flatMap((text) => {
    const [, table, column] = /^ALTER TABLE (\w+) ADD COLUMN (\w+)(?!.*DEFAULT)/.exec(text) ?? [];
    return column === undefined ? [] : [`${table}.${column}`];
  });
  return statements.filter((text) => {
    if (/^(CREATE TABLE|CREATE INDEX|UPDATE)\b|^$/.test(text)) return false;
    const [, table, indexed = ""] = /^CREATE UNIQUE INDEX \w+ ON (\w+) \((.*?)\)/.exec(text) ?? [];
    if (table !== undefined)
      return !tables.includes(table) && !indexed.split(", ").some((name) => columns.includes(`${table}.${name}`));
    const [, column] = /^ALTER TABLE \w+ ADD COLUMN (.*)/.exec(text) ?? [];
    return (
      column === undefined || /CHECK|UNIQUE|NOT NULL(?!.*DEFAULT)|REFERENCES.*DEFAULT|DEFAULT.*REFERENCES/.test(column)
    );
  });
}

test("migrations only add, so that an older server can go on beside a newer one", () => {
  expect(MIGRATIONS.flatMap(unsafeStatements)).toEqual([]);
  for (const wrong of [
    "DROP TABLE people",
    "ALTER TABLE tables RENAME COLUMN at TO opened",
    "ALTER TABLE tables DROP COLUMN at",
    "ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL",
    "ALTER TABLE tables ADD COLUMN colour TEXT CHECK (colour <> '')",
    "ALTER TABLE tables ADD COLUMN colour TEXT DEFAULT 'red' REFERENCES colours (id)",
    "CREATE UNIQUE INDEX people_by_name ON people (name)",
    "ALTER TABLE people ADD COLUMN tag TEXT NOT NULL DEFAULT ''; CREATE UNIQUE INDEX people_by_tag ON people (tag)",
    "DELETE FROM log",
  ])
    expect(unsafeStatements(wrong)).toHaveLength(1);
});
