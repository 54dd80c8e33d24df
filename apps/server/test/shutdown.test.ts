import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { testServer } from "./test-server.ts";

const LATE_MS = 25_000;

test("a client that does not read does not hold up closing", async () => {
  const { guest, close } = await testServer();
  const anna = guest();
  const seat = await anna.join(await anna.open(2, 0));
  await seat.until((message) => message.type === "gathering");
  // Nothing is read any more, the server's goodbye neither.
  seat.socket.pause();
  // Without an end put to it, saying goodbye takes the half minute that `ws` waits; the rest is hardly any work.
  const late = setTimeout(LATE_MS, "late", { ref: false });
  expect(await Promise.race([close().then(() => "closed"), late])).toBe("closed");
  seat.socket.resume();
  expect(await seat.closed).toBeGreaterThanOrEqual(1001);
});
