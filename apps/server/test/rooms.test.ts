import { expect, onTestFinished, test, vi } from "vitest";
import { testServer } from "./test-server.ts";

/** So many that nobody uses stay in memory. */
const KEPT = 2_000;

test("however many tables are opened, memory holds those in use and a bounded number of others", async () => {
  const { app, guest } = await testServer();
  const anna = guest();
  const inUse = await anna.open(2, 0);
  const seat = await anna.join(inUse);
  await seat.until(({ type }) => type === "gathering");
  const { owner } = await app.rooms.find(inUse);
  const wanted = { game: "goofspiel", seats: [{ kind: "person" }, { kind: "person" }], public: false } as const;
  const open = async (): Promise<string> => {
    const table = app.rooms.draft({ ...wanted, options: {}, seating: "given" }, owner);
    const { id } = table;
    await app.rooms.open(table);
    await app.rooms.find(id);
    return id;
  };
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const [first] = await Promise.all(Array.from({ length: KEPT - 1 }, open));
  expect(app.rooms.inUse).toBe(KEPT);
  // Longer than a table that was asked for waits for its people.
  vi.advanceTimersByTime(10_000);
  const last = await open();
  await vi.waitFor(() => expect(app.rooms.inUse).toBe(2), { timeout: 600_000 });
  expect((await app.rooms.find(inUse)).people).toEqual([owner]);
  // What was put away comes back when it is wanted.
  expect((await guest().sit(first)).status).toBe(200);
  expect((await guest().sit(last)).status).toBe(200);
});
