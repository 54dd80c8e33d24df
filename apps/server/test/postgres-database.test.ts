import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { games } from "../src/games/installed.ts";
import { diagnosePostgres } from "../src/operations/doctor.ts";
import { rebuildRatings } from "../src/ratings/rebuild.ts";
import { GameInEngine } from "../src/rooms/game-in-engine.ts";
import { MIGRATIONS } from "../src/store/migrations.ts";
import { backUpPostgres, restorePostgres } from "../src/store/postgres/backup.ts";
import { openPostgres } from "../src/store/postgres/postgres.ts";
import { newDatabase, startPostgres, type TestPostgres } from "./postgres.ts";
import { GAME, node, seatedApart } from "./test-nodes.ts";
import { Guest, nonce, temporaryFolder } from "./test-server.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
  return () => postgres.remove();
});

test("servers that start together bring the database up to date once; one of a newer schema is refused", async () => {
  const url = await newDatabase(postgres.address);
  const stores = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
  expect(await stores[0].serverKey({ name: "one", made: nonce() })).toBe(
    await stores[1].serverKey({ name: "one", made: nonce() }),
  );
  await Promise.all(stores.map((store) => store.close()));
  await postgres.run(url, `UPDATE schema_version SET version = ${MIGRATIONS.length + 1}`);
  await expect(openPostgres(url)).rejects.toMatchObject({ fault: "newer" });
  await expect(openPostgres("postgres://serai@127.0.0.1:1/none")).rejects.toMatchObject({ fault: "unreachable" });
});

test("what the database refuses to look up harms nobody who asks at the same moment", async () => {
  const { store } = await node(await newDatabase(postgres.address));
  const [impossible, unknown] = await Promise.allSettled([store.table("\0"), store.table("unknown")]);
  expect(impossible.status).toBe("rejected");
  expect(unknown).toEqual({ status: "fulfilled", value: undefined });
});

test("a database that is not there, or lets nobody in, is named as such", async () => {
  const { host } = new URL(postgres.address);
  const fault = (address: string) => expect(openPostgres(address)).rejects;
  await fault(`postgres://serai@${host}/none`).toMatchObject({ fault: "no-database", path: `${host}/none` });
  await fault(`postgres://stranger@${host}/postgres`).toMatchObject({ fault: "denied", path: host });
  const url = await newDatabase(postgres.address);
  await (await openPostgres(url)).close();
  const file = join(temporaryFolder(), "copy.dump");
  await backUpPostgres(url, file);
  const restoring = (address: string) => expect(restorePostgres(file, address)).rejects;
  await restoring(`postgres://serai@${host}/none`).toMatchObject({ fault: "no-database", path: `${host}/none` });
  await restoring(`postgres://stranger@${host}/postgres`).toMatchObject({ fault: "denied", path: host });
  await restoring("postgres://serai@127.0.0.1:1/none").toMatchObject({ fault: "unreachable" });
});

test("somebody else's database is refused, and nothing is changed in it", async () => {
  const url = await newDatabase(postgres.address);
  // Others have a table of this name too.
  await postgres.run(url, "CREATE TABLE schema_version (version TEXT)");
  await expect(openPostgres(url)).rejects.toMatchObject({ fault: "not-ours", path: new URL(url).host });
  await expect(diagnosePostgres(url, { finished: false })).rejects.toMatchObject({ fault: "not-ours" });
  const tables = "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'";
  expect(await postgres.run(url, tables)).toEqual([{ name: "schema_version" }]);
});

test("where games end faster than ratings can be counted anew, the rebuild is refused and changes nothing", async () => {
  const url = await newDatabase(postgres.address);
  const store = await openPostgres(url);
  onTestFinished(() => store.close());
  await postgres.run(
    url,
    `CREATE FUNCTION meets_another() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE serialization_failure; END';
     CREATE TRIGGER meets_another BEFORE DELETE ON results FOR EACH STATEMENT EXECUTE FUNCTION meets_another()`,
  );
  const { host } = new URL(url);
  await expect(rebuildRatings(store, games)).rejects.toMatchObject({ fault: "busy", path: host });
});

test("a server that starts while a backup is put back waits, and finds everything", async () => {
  const url = await newDatabase(postgres.address);
  const before = await openPostgres(url);
  await before.addPerson({ id: "anna", name: "Anna", tag: "anna", keyHash: "key", browser: "", at: 1 });
  await before.close();
  const file = join(temporaryFolder(), "copy.dump");
  await backUpPostgres(url, file);

  const empty = await newDatabase(postgres.address);
  const holdsUp = new pg.Client(empty);
  await holdsUp.connect();
  const areWaiting = async (n: number): Promise<void> => {
    const waiting = "SELECT DISTINCT pid FROM pg_locks WHERE NOT granted";
    await expect.poll(async () => (await postgres.run(empty, waiting)).length, { timeout: 600_000 }).toBe(n);
  };
  await holdsUp.query("BEGIN; CREATE TABLE tables (id TEXT)");
  const restoring = restorePostgres(file, empty);
  await areWaiting(1);
  const starting = openPostgres(empty);
  await areWaiting(2);
  await holdsUp.end();
  expect(await restoring).toBeUndefined();
  const store = await starting;
  onTestFinished(() => store.close());
  expect((await store.personById("anna"))?.name).toBe("Anna");
});

test("the doctor takes no game for a failing one because somebody moves while it looks", async () => {
  const url = await newDatabase(postgres.address);
  const { address } = await node(url);
  const anna = new Guest(address);
  const table = await anna.open(2, 0, GAME);
  const bela = new Guest(address);
  await bela.sit(table, "Béla");
  const seats = [await anna.join(table), await bela.join(table)];
  const { check } = GameInEngine.prototype;
  let looks = 0;
  vi.spyOn(GameInEngine.prototype, "check").mockImplementation(async function (this: GameInEngine, read) {
    if (looks++ === 0) await Promise.race(seats.map(async (seat) => (await seat.asked()) && seat.act()));
    return check.call(this, read);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await diagnosePostgres(url, { finished: false })).toEqual({ running: 1, finished: 0, failing: [] });
  expect(looks).toBe(2);
});

test("a backup is whole, and is put back into an empty database only; the doctor reads without writing", async () => {
  const url = await newDatabase(postgres.address);
  const { first, anna, table } = await seatedApart({ first: await node(url), second: await node(url) });
  const seat = await anna.join(table);
  await seat.asked();
  await seat.act();
  const file = join(temporaryFolder(), "copy.dump");
  expect(await backUpPostgres(url, file)).toBeUndefined();
  expect(await backUpPostgres(url, file)).toBe("exists");
  expect(await restorePostgres(file, url)).toBe("exists");

  const empty = await newDatabase(postgres.address);
  expect(await backUpPostgres(empty, `${file}.none`)).toBe("no-database");
  const damaged = `${file}.damaged`;
  writeFileSync(damaged, readFileSync(file).subarray(0, -2_000));
  expect(await restorePostgres(damaged, empty)).toBe("damaged");
  writeFileSync(`${file}.other`, "somebody else's");
  expect(await restorePostgres(`${file}.other`, empty)).toBe("not-ours");
  await expect(diagnosePostgres(empty, { finished: true })).rejects.toMatchObject({ fault: "no-database" });

  expect(await restorePostgres(file, empty)).toBeUndefined();
  expect(await diagnosePostgres(empty, { finished: true })).toEqual({ running: 1, finished: 0, failing: [] });
  const restored = await openPostgres(empty);
  onTestFinished(() => restored.close());
  expect(await restored.log(table)).toEqual(await first.store.log(table));

  await postgres.run(empty, `UPDATE schema_version SET version = ${MIGRATIONS.length + 1}`);
  expect(await backUpPostgres(empty, `${file}.newer`)).toBe("newer");
});
