import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { operatorKeyIn } from "../../src/operations/operator-key.ts";
import { DATABASE } from "../../src/store/embedded.ts";
import { Engines } from "../../src/threads/engines.ts";
import { type Guest, type Seat, testServer } from "../test-server.ts";
import { FATAL, FAULTY } from "./faulty-games.ts";

const openServer = (folder?: string) => testServer(folder, undefined, {}, FAULTY);

/** Somebody at a table alone with a bot, and asked. */
async function seated(guest: Guest, game: string): Promise<{ table: string; seat: Seat }> {
  const table = await guest.open(1, 1, { game });
  const seat = await guest.join(table);
  await seat.asked();
  return { table, seat };
}

/** Bids the fatal card again and again, as a page does that sends what was not acknowledged, until it is told to stop; how often. */
async function insist(guest: Guest, table: string): Promise<number> {
  for (let tries = 0; tries < 10; tries++) {
    const seat = await guest.join(table);
    try {
      await seat.until((m) => m.type === "table" || (m.type === "refused" && m.code === "table-broken"));
      if (seat.heard.some((m) => m.type === "refused")) return tries;
      await seat.act(FATAL);
    } catch {
      // The socket was closed under it.
    } finally {
      await seat.close();
    }
  }
  throw new Error("the game was never set aside");
}

test.each(["loop", "throw"])(
  "a move at which the rules %s: its game is set aside at the second try, and all others go on to their ends",
  async (game) => {
    const { guest, store } = await openServer();
    const bad = guest();
    const { table, seat } = await seated(bad, game);
    await seat.close();
    const others = await Promise.all(Array.from({ length: 12 }, () => seated(guest(), "goofspiel")));
    const [tries, ends] = await Promise.all([
      insist(bad, table),
      Promise.all(others.map((other) => other.seat.playOut())),
    ]);
    expect(ends.map(({ over }) => over)).toEqual(others.map(() => true));
    // Joining it again proves nothing.
    expect(tries).toBe(2);
    // On the sockets they began with: nobody else was let go.
    for (const other of others) expect(other.seat.heard.filter(({ type }) => type === "refused")).toEqual([]);
    expect((await store.table(table))?.status).toBe("broken");
  },
);

test("a table that has stopped its thread is opened in the thread apart, and no other one", async () => {
  const engines = new Engines(FAULTY);
  onTestFinished(() => engines.close());
  engines.noteFault("looped", true);
  engines.noteFault("threw", false);
  expect(engines.threadFor("looped", 0)).toBe(engines.apart());
  expect(engines.threadFor("threw", 0)).not.toBe(engines.apart());
  expect(engines.threadFor("sound", 0)).not.toBe(engines.apart());
});

test("tables are put away also where their thread ends over another one at that moment", async () => {
  const timeLimits = { ...FAULTY.timeLimits, rules: 2_000 };
  const { app, guest, store } = await testServer(undefined, undefined, {}, { ...FAULTY, timeLimits });
  const bad = await seated(guest(), "loop");
  for (let i = 0; i < 2; i++) {
    const { table, seat } = await seated(guest(), "goofspiel");
    await seat.close();
    await vi.waitFor(async () => expect((await app.rooms.find(table)).isIdle).toBe(true), { timeout: 600_000 });
  }
  bad.seat.act(FATAL).catch(() => {});
  const authorization = `Basic ${Buffer.from(`operator:${await operatorKeyIn(store)}`).toString("base64")}`;
  const isAtIt = async (): Promise<void> => {
    const { body } = await app.http.inject({ url: "/metrics", headers: { authorization } });
    expect(body).toMatch(/^serai_engine_queue 1$/m);
  };
  await vi.waitFor(isAtIt, { timeout: 600_000 });
  await app.rooms.putAwayIdle();
  expect(app.rooms.inUse).toBe(1);
});

test("a log that loops when it is read stops nobody, not even after a restart, and is set aside", async () => {
  const first = await openServer();
  const [anna, bela] = [first.guest(), first.guest()];
  const bad = await seated(anna, "loop");
  const sound = await seated(bela, "goofspiel");
  await bad.seat.close();
  await first.close();
  const db = new DatabaseSync(join(first.folder, DATABASE));
  const entry = JSON.stringify({ what: { kind: "move", line: `0 ${FATAL}` }, at: 1 });
  db.prepare("INSERT OR REPLACE INTO log (table_id, number, entry) VALUES (?, 1, ?)").run(bad.table, entry);
  db.close();

  const second = await openServer(first.folder);
  const [annaBack, belaBack] = [second.guest(), second.guest()];
  annaBack.cookie = anna.cookie;
  belaBack.cookie = bela.cookie;
  const [, end] = await Promise.all([
    insist(annaBack, bad.table),
    belaBack.join(sound.table).then((seat) => seat.playOut()),
  ]);
  expect(end.over).toBe(true);
  expect((await second.store.table(bad.table))?.status).toBe("broken");
});

test("a game found unreadable by itself after a restart is set aside without anybody asking for it", async () => {
  const first = await openServer();
  const { table, seat } = await seated(first.guest(), "throw");
  await seat.close();
  await first.close();
  const db = new DatabaseSync(join(first.folder, DATABASE));
  const entry = JSON.stringify({ what: { kind: "move", line: `0 ${FATAL}` }, at: 1 });
  db.prepare("INSERT OR REPLACE INTO log (table_id, number, entry) VALUES (?, 1, ?)").run(table, entry);
  db.close();
  const second = await openServer(first.folder);
  await vi.waitFor(async () => expect((await second.store.table(table))?.status).toBe("broken"), { timeout: 600_000 });
});
