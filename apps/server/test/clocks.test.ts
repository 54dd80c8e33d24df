import { expect, test } from "vitest";
import { type Guest, type Seat, testServer } from "./test-server.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

async function timed(clock: object) {
  const time = { at: 1_000_000_000_000 };
  const { guest, app, store } = await testServer(undefined, time);
  const [anna, bela] = [guest(), guest()];
  const table = await anna.open(2, 0, { clock });
  await bela.sit(table, "Béla");
  const join = async (one: Guest): Promise<Seat> => {
    const seat = await one.join(table);
    await seat.until((m) => m.type === "table");
    return seat;
  };
  const seats = [await join(anna), await join(bela)];
  const asked = seats.findIndex((seat) => seat.standing.legal.length > 0);
  const pass = async (ms: number): Promise<void> => {
    time.at += ms;
    await app.rooms.wakeDue();
  };
  return { seats, asked, other: 1 - asked, pass, store, table, time };
}

test("live: a decision has its seconds, then the reserve; then a bot plays on, marked so", async () => {
  const { seats, asked, other, pass } = await timed({ kind: "live", decision: 30, reserve: 60 });
  expect(seats[other].standing.clocks?.[asked]).toEqual({ left: 90 * SECOND, reserve: 60 * SECOND });
  await pass(89 * SECOND);
  expect(seats[other].standing.away).toEqual([]);
  await pass(2 * SECOND);
  const told = await seats[other].until((m) => m.type === "events" && JSON.stringify(m.events).includes('"away"'));
  expect(told).toMatchObject({ events: [{ table: "away", seat: asked, why: "time" }], away: [asked] });
  await seats[other].asked();
});

test("live: what a decision takes beyond its seconds comes out of the reserve", async () => {
  const { seats, asked, pass } = await timed({ kind: "live", decision: 30, reserve: 60 });
  await pass(50 * SECOND);
  await seats[asked].act();
  await seats[asked].until((m) => m.type === "events");
  expect(seats[asked].standing.clocks?.[asked].reserve).toBe(40 * SECOND);
});

test("a person may take the seat back at any time, and acts only then", async () => {
  const { seats, asked, other, pass, store, table } = await timed({ kind: "live", decision: 30, reserve: 0 });
  await pass(31 * SECOND);
  await seats[other].asked();
  const decision = seats[asked].standing.decision;
  expect(await seats[asked].command({ type: "act", decision, action: "lay 1 at 1" })).toMatchObject({ code: "away" });
  expect(await seats[asked].command({ type: "back" })).toMatchObject({ type: "done" });
  await seats[other].until(
    (m) => m.type === "events" && m.away.length === 0 && JSON.stringify(m.events).includes("back"),
  );
  const kinds = (await store.log(table)).map(({ what }) => (what.kind === "move" ? what.by : what.kind));
  expect(kinds.slice(0, 2)).toEqual(["away", "bot"]);
  expect(kinds).toContain("back");
});

test("by mail: days, not seconds", async () => {
  const { seats, other, pass } = await timed({ kind: "mail", hours: 48 });
  await pass(47 * HOUR);
  expect(seats[other].standing.away).toEqual([]);
  await pass(2 * HOUR);
  await seats[other].asked();
  expect(seats[other].standing.away).toHaveLength(1);
});

test("leaving works the same way: a bot plays on", async () => {
  const { seats, asked, other } = await timed({ kind: "none" });
  await seats[asked].command({ type: "leave" });
  await seats[other].asked();
  expect(seats[other].standing.away).toEqual([asked]);
});

test("a table everybody has left is kept, and ends when its clocks say so", async () => {
  const { seats, pass, store, table } = await timed({ kind: "live", decision: 10, reserve: 0 });
  for (const seat of seats) await seat.command({ type: "leave" });
  await pass(SECOND);
  expect((await store.table(table))?.status).toBe("playing");
  const moves = async (): Promise<number> => (await store.log(table)).filter(({ what }) => what.kind === "move").length;
  expect(await moves()).toBe(0);
  await pass(10 * SECOND);
  expect(await moves()).toBe(1);
  for (let i = 0; i < 80 && (await store.table(table))?.status !== "over"; i++) await pass(10 * SECOND);
  expect((await store.table(table))?.status).toBe("over");
});

test("a pause needs everybody, stops the clocks, and ends when one goes on", async () => {
  const { seats, asked, other, pass } = await timed({ kind: "live", decision: 30, reserve: 0 });
  await seats[asked].command({ type: "pause" });
  expect((await seats[other].until((m) => m.type === "events" && m.pausing.length === 1)).type).toBe("events");
  await pass(10 * SECOND);
  await seats[other].command({ type: "pause" });
  await seats[asked].until((m) => m.type === "events" && m.paused);
  await pass(HOUR);
  expect(seats[asked].standing.away).toEqual([]);
  await seats[asked].command({ type: "resume" });
  await seats[other].until((m) => m.type === "events" && !m.paused && m.pausing.length === 0);
  expect(seats[other].standing.clocks?.[asked].left).toBe(20 * SECOND);
});

test("without a clock there is nothing to pause", async () => {
  const { seats } = await timed({ kind: "none" });
  expect(await seats[0].command({ type: "pause" })).toMatchObject({ type: "refused", code: "no-clock" });
});
