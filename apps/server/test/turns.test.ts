import { expect, test } from "vitest";
import { testServer } from "./test-server.ts";

test("a standing order answers after a while, is marked so, and nobody else hears of it", async () => {
  const time = { at: 1_000_000_000_000 };
  const { guest, app, store } = await testServer(undefined, time);
  const guests = [guest(), guest(), guest()];
  const table = await guests[0].open(3, 0, { game: "byzanz" });
  for (const one of guests.slice(1)) await one.sit(table);
  const seats = await Promise.all(guests.map((one) => one.join(table)));
  await Promise.all(seats.map((seat) => seat.until((m) => m.type === "watchers")));
  const opener = seats.findIndex((seat) => seat.standing.deciders.includes(seats.indexOf(seat)));
  const next = (opener + 1) % 3;
  const other = (opener + 2) % 3;

  const [order] = seats[next].standing.orders ?? [];
  expect(await seats[next].command({ type: "order", order: "pass for ever" })).toMatchObject({ code: "bad-order" });
  const heardBefore = seats[other].heard.length;
  expect(await seats[next].command({ type: "order", order })).toMatchObject({ type: "done" });
  expect((await seats[next].until((m) => m.type === "events" && m.order === order)).type).toBe("events");

  await seats[opener].act("pass");
  await seats[other].until((m) => m.type === "events" && m.deciders.includes(next));
  expect(JSON.stringify(seats[other].heard.slice(heardBefore))).not.toContain('"order":');
  expect(seats[other].heard.slice(heardBefore)).toHaveLength(1);
  await app.rooms.wakeDue();
  expect(await store.log(table)).toHaveLength(2);
  time.at += 6_000;
  await app.rooms.wakeDue();
  const last = (await store.log(table)).at(-1);
  expect(last).toMatchObject({ what: { kind: "move", line: `${next} pass`, by: "order" } });
  await seats[other].until((m) => m.type === "events" && m.deciders.includes(other));
});

test("a move may be taken back while nothing came of it, and only then", async () => {
  const { guest, store } = await testServer();
  const anna = guest();
  const table = await anna.open(1, 2, { game: "ys" });
  const seat = await anna.join(table);
  let before = await seat.asked();
  while (!seat.standing.undo) {
    before = seat.standing;
    expect(before.undo).toBe(false);
    const { decision } = before;
    expect(await seat.command({ type: "undo", decision })).toMatchObject({ type: "refused", code: "not-undoable" });
    await seat.act();
    await seat.until((m) => m.type === "events" && m.decision > decision && m.legal.length > 0);
  }
  const { decision } = seat.standing;
  expect(await seat.command({ type: "undo", decision })).toMatchObject({ type: "done" });
  await seat.until((m) => m.type === "events" && m.decision > decision);
  expect(seat.standing).toMatchObject({ view: before.view, legal: before.legal, undo: false });
  expect(seat.heard.at(-1)).toMatchObject({ events: [{ table: "undone", seat: 0 }] });
  expect((await store.log(table)).at(-1)?.what).toEqual({ kind: "undo", seat: 0 });
  // It goes on from there, and the log replays with the undo in it.
  await seat.act();
  const again = await anna.join(table);
  expect((await again.until((m) => m.type === "table")).type).toBe("table");
  expect((await again.playOut()).over).toBe(true);
});
