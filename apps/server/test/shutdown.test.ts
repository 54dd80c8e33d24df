import { expect, test } from "vitest";
import { testServer } from "./test-server.ts";

test("a client that does not read does not hold up closing", { timeout: 20_000 }, async () => {
  const { guest, close } = await testServer();
  const anna = guest();
  const seat = await anna.join(await anna.open(2, 0));
  await seat.until((message) => message.type === "gathering");
  // Nothing is read any more, the server's goodbye neither.
  seat.socket.pause();
  await close();
  seat.socket.resume();
  expect(await seat.closed).toBeGreaterThanOrEqual(1001);
});
