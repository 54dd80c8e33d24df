import { expect, onTestFinished, test, vi } from "vitest";
import { tableTimeIn } from "../src/rooms/table-time.ts";
import { CannotSave, TooManyConflicts } from "../src/store/cannot-save.ts";
import { openEmbedded } from "../src/store/embedded.ts";
import type { Store } from "../src/store/store.ts";
import { type Seat, temporaryFolder, testServer } from "./test-server.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const START = 1_000_000_000_000;

/** A server whose calendar and whose count of milliseconds a test sets apart from each other. */
async function served(folder = temporaryFolder(), at = START) {
  const time = { at, ticks: 0 };
  const opened = await testServer(folder, undefined, {}, { now: () => time.at, ticks: () => time.ticks });
  /** Both go on, and the server looks at what is due every two seconds. */
  const run = async (seconds: number): Promise<void> => {
    for (let rest = seconds; rest > 0; rest -= 2) {
      time.at += Math.min(2, rest) * SECOND;
      time.ticks += Math.min(2, rest) * SECOND;
      await opened.app.rooms.wakeDue();
    }
  };
  return { ...opened, time, run };
}

/** A game between two people with twenty seconds a decision. */
async function timed() {
  const server = await served();
  const [anna, bela] = [server.guest(), server.guest()];
  const table = await anna.open(2, 0, { clock: { kind: "live", decision: 20, reserve: 0 } });
  await bela.sit(table, "Béla");
  const join = (one: typeof anna): Promise<Seat> => one.join(table);
  const seats = [await join(anna), await join(bela)];
  for (const seat of seats) await seat.until((m) => m.type === "table");
  const asked = seats.findIndex((seat) => seat.standing.legal.length > 0);
  const away = async (): Promise<number> =>
    (await server.store.log(table)).filter(({ what }) => what.kind === "away").length;
  return { ...server, table, seats, asked, guests: [anna, bela], away };
}

test("a calendar that is set forward or back an hour punishes nobody and refuses nobody", async () => {
  const { time, run, seats, asked, away } = await timed();
  await run(8);
  time.at += HOUR;
  await run(4);
  expect(await away()).toBe(0);
  time.at -= 2 * HOUR;
  await run(4);
  expect(await away()).toBe(0);
  expect(await seats[asked].act()).toMatchObject({ type: "done" });
});

test("while the process is stopped no clock runs, and then people have some time to come back", async () => {
  const { time, run, store, table, away } = await timed();
  await run(12);
  time.at += HOUR;
  time.ticks += HOUR;
  await run(4);
  await run(20);
  expect(await away()).toBe(0);
  await run(12);
  expect(await away()).toBe(1);
  expect((await store.table(table))?.status).toBe("playing");
});

test("while the server is down no clock runs; time used before stays used", async () => {
  const { run, close, folder, time, table, asked, guests } = await timed();
  await run(12);
  await close();
  const again = await served(folder, time.at + 40 * SECOND);
  const cookie = guests[asked].cookie;
  const back = again.guest();
  back.cookie = cookie;
  const seat = await back.join(table);
  await seat.until((m) => m.type === "table");
  expect(seat.standing.clocks?.[asked].left).toBe(8 * SECOND);
  await again.run(20);
  expect(seat.standing.away).toEqual([]);
  expect(await seat.act()).toMatchObject({ type: "done" });
});

test("while the server closes no clock runs, however long it takes", async () => {
  const { run, app, seats, away } = await timed();
  await run(12);
  // A client that does not read holds it up for a while.
  seats[0].socket.pause();
  const closing = app.close();
  await run(12);
  expect(await away()).toBe(0);
  seats[0].socket.resume();
  await closing;
});

const full = () => Promise.reject(new CannotSave("the disk is full"));

test("while nothing can be saved no clock runs, and then people have some time to send again what was refused", async () => {
  const { run, store, seats, asked, away } = await timed();
  await run(8);
  const { append, keepTableTime } = store;
  Object.assign(store, { append: full, keepTableTime: full });
  expect(await seats[asked].act()).toMatchObject({ type: "refused", code: "cannot-save" });
  await run(60);
  Object.assign(store, { append, keepTableTime });
  await run(4);
  expect(await away()).toBe(0);
  expect(await seats[asked].act()).toMatchObject({ type: "done" });
  await vi.waitFor(
    async () => {
      await run(4);
      expect(await away()).toBe(1);
    },
    { timeout: 600_000 },
  );
});

test("a change that others were first at, however often it was tried, stops no clock", async () => {
  const { run, store, guests, away } = await timed();
  await run(8);
  Object.assign(store, { rename: () => Promise.reject(new TooManyConflicts("another was first")) });
  expect((await guests[0].ask("PUT", "/api/me", { name: "Anna" })).body.code).toBe("cannot-save");
  await run(16);
  expect(await away()).toBe(1);
});

test("a server that takes nobody new before it ends lets no clock run, however long that takes", async () => {
  const { run, app, away } = await timed();
  app.drain();
  await run(60);
  expect(await away()).toBe(0);
  const time = await tableTimeOf(await emptyStore());
  time.pass(5);
  time.stop();
  await time.keep();
  expect(time.pass(60)).toBe(5 * SECOND);
});

/** Table time on a store, kept by its server as often as a test says. */
async function tableTimeOf(store: Store) {
  let ticks = 0;
  const time = await tableTimeIn(
    store,
    () => START,
    () => ticks,
  );
  const pass = (seconds: number): number => {
    for (let i = 0; i < seconds; i++) {
      ticks += SECOND;
      time.now();
    }
    return time.now() - START;
  };
  return { ...time, pass };
}

async function emptyStore(): Promise<Store> {
  const store = await openEmbedded(temporaryFolder());
  onTestFinished(() => store.close());
  return store;
}

test("a table time that was kept without an answer is still set back", async () => {
  const store = await emptyStore();
  const time = await tableTimeOf(store);
  time.pass(5);
  await time.keep();
  time.pass(5);
  const { keepTableTime } = store;
  Object.assign(store, {
    keepTableTime: async (at: number) => {
      await keepTableTime(at);
      return full();
    },
  });
  await expect(time.keep()).rejects.toThrow("full");
  Object.assign(store, { keepTableTime });
  await time.keep();
  expect(time.pass(0)).toBe(5 * SECOND);
  expect(time.pass(25)).toBe(10 * SECOND);
});

test("where another server could save meanwhile, its table time is everybody's", async () => {
  const store = await emptyStore();
  const [cutOff, other] = [await tableTimeOf(store), await tableTimeOf(store)];
  cutOff.pass(5);
  await cutOff.keep();
  cutOff.pause(cutOff.now());
  expect(cutOff.pass(60)).toBe(5 * SECOND);
  other.pass(60);
  await other.keep();
  await cutOff.keep();
  expect(cutOff.pass(0)).toBe(60 * SECOND);
});

test("that a standing order was left shows in no list of tables", async () => {
  const { guest, time, run } = await served();
  const guests = [guest(), guest(), guest()];
  const table = await guests[0].open(3, 0, { game: "byzanz" });
  for (const one of guests.slice(1)) await one.sit(table);
  const seats = await Promise.all(guests.map((one) => one.join(table)));
  await Promise.all(seats.map((seat) => seat.until((m) => m.type === "table")));
  const giver = seats.findIndex((seat, i) => !seat.standing.deciders.includes(i));
  const list = async (): Promise<unknown> => (await guests[0].ask("GET", "/api/tables")).body;
  const before = await list();
  await run(4);
  time.at += HOUR;
  const [order] = seats[giver].standing.orders ?? [];
  expect(await seats[giver].command({ type: "order", order })).toMatchObject({ type: "done" });
  expect(await list()).toEqual(before);
});

test("a standing order answers at its own moment, not when the server next looks for what is due", async () => {
  const { app, guest, store } = await testServer();
  const looking = vi.spyOn(app.rooms, "wakeDue").mockResolvedValue();
  const guests = [guest(), guest(), guest()];
  const table = await guests[0].open(3, 0, { game: "byzanz" });
  for (const one of guests.slice(1)) await one.sit(table);
  const seats = await Promise.all(guests.map((one) => one.join(table)));
  await Promise.all(seats.map((seat) => seat.until((m) => m.type === "table")));
  const opener = seats.findIndex((seat, i) => seat.standing.deciders.includes(i));
  const next = (opener + 1) % 3;
  await seats[next].command({ type: "order", order: seats[next].standing.orders?.[0] });
  await seats[opener].act("pass");
  await seats[opener].until((m) => m.type === "events" && m.deciders.includes((opener + 2) % 3));
  expect((await store.log(table)).at(-1)).toMatchObject({ what: { line: `${next} pass`, by: "order" } });
  looking.mockRestore();
});

test("a game that counts has a clock; without one it does not count", async () => {
  const { guest } = await testServer();
  const anna = guest();
  const opened = async (seats: object[], more: object): Promise<{ clock: { kind: string }; rated: boolean }> => {
    const { body } = await anna.ask("POST", "/api/tables", { game: "sultan", seats, ...more });
    return (await anna.ask("GET", `/api/tables/${body.id}`)).body;
  };
  const people = [{ kind: "person" }, { kind: "person" }];
  const alone = [{ kind: "person" }, { kind: "bot", bot: "random" }];
  expect(await opened(people, {})).toMatchObject({ rated: true, clock: { kind: "mail", hours: 48 } });
  expect(await opened(people, { clock: { kind: "none" } })).toMatchObject({ rated: false, clock: { kind: "none" } });
  expect(await opened(people, { clock: { kind: "none" }, rated: true })).toMatchObject({
    rated: true,
    clock: { kind: "mail" },
  });
  expect(await opened(people, { rated: false })).toMatchObject({ rated: false, clock: { kind: "none" } });
  expect(await opened(alone, {})).toMatchObject({ rated: false, clock: { kind: "none" } });
});
