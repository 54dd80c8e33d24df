import { expect, test } from "vitest";
import { type Guest, sharedServer } from "./test-server.ts";

const shared = sharedServer();

const listOf = async (guest: Guest) => (await guest.ask("GET", "/api/tables")).body.tables;

test("a game against bots alone can be given up: nobody plays on, and it leaves the list", async () => {
  const { guest, app, store } = shared();
  const anna = guest();
  const table = await anna.open(1, 2);
  const seat = await anna.join(table);
  await seat.asked();
  expect(await listOf(anna)).toMatchObject([{ id: table, mine: 0, seat: 0, asked: [expect.any(Number)] }]);

  expect((await guest().ask("DELETE", `/api/tables/${table}`)).status).toBe(403);
  expect((await anna.ask("DELETE", `/api/tables/${table}`)).status).toBe(200);
  expect(await seat.until((m) => m.type === "refused")).toMatchObject({ code: "given-up" });
  expect(await listOf(anna)).toEqual([]);
  const moves = (await store.log(table)).length;
  await app.rooms.wakeDue();
  expect((await store.log(table)).length).toBe(moves);
  expect((await anna.ask("GET", `/api/tables/${table}/record`)).body).toMatchObject({ code: "given-up" });
});

test("a game with other people stays; finished, it is listed with its result until it is put away", async () => {
  const { guest } = shared();
  const [anna, bela] = [guest(), guest()];
  const table = await anna.open(2, 0);
  await bela.sit(table, "Béla");
  expect((await anna.ask("DELETE", `/api/tables/${table}`)).body).toMatchObject({ code: "others-play" });
  const seats = await Promise.all([anna.join(table), bela.join(table)]);
  await Promise.all(seats.map((seat) => seat.playOut()));

  const [line] = await listOf(anna);
  expect(line).toMatchObject({ status: "over", asked: [], outcome: { rank: expect.any(Number) } });
  expect((await anna.ask("DELETE", `/api/tables/${table}`)).status).toBe(200);
  expect(await listOf(anna)).toEqual([]);
  expect(await listOf(bela)).toHaveLength(1);
});
