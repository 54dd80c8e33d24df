import { expect, test } from "vitest";
import { LIMITS, RATES } from "../../src/limits.ts";
import { type Guest, stopped, testServer } from "../test-server.ts";

/** How many of so many connections are let in. */
async function letIn(guest: Guest, table: string, tries: number): Promise<number> {
  const joining = Array.from({ length: tries }, () => guest.join(table).catch(() => undefined));
  return (await Promise.all(joining)).filter((seat) => seat !== undefined).length;
}

test("the number of sockets of one person, and of those without a cookie, is limited", async () => {
  const { guest } = await testServer();
  const anna = guest();
  const id = await anna.open(2, 0);
  expect(await letIn(anna, id, LIMITS.socketsOfPerson + 10)).toBe(LIMITS.socketsOfPerson);
  expect(await letIn(guest(), id, LIMITS.anonymousFromAddress + 10)).toBe(LIMITS.anonymousFromAddress);
  const bela = guest();
  await bela.sit(id, "Béla");
  expect(await letIn(bela, id, 1)).toBe(1);
});

test("a person can connect only so often", async () => {
  const { guest } = await testServer(undefined, stopped());
  const anna = guest();
  const id = await anna.open(2, 0);
  let joined = 0;
  for (let n = 0; n < 2 * RATES.joins.person.burst; n++) {
    const seat = await anna.join(id).catch(() => undefined);
    if (seat === undefined) break;
    joined++;
    await seat.close();
  }
  expect(joined).toBe(RATES.joins.person.burst);
});

test("players hear of watchers once in a while, however often those come and go, and end up with the right count", async () => {
  const { guest } = await testServer();
  const [anna, bela, cili] = [guest(), guest(), guest()];
  const id = await anna.open(2, 0);
  await bela.sit(id, "Béla");
  const seat = await anna.join(id);
  const told = () => seat.heard.filter(({ type }) => type === "watchers");
  const began = performance.now();
  for (let n = 0; n < 25; n++) await (await cili.join(id)).close();
  await cili.join(id);
  await seat.until((m) => m.type === "watchers" && m === told().at(-1) && m.count === 1 && told().length > 2);
  // On joining, at the first to come, and then at most once in a while, however long all that coming took.
  const whiles = Math.ceil((performance.now() - began) / LIMITS.watchersEvery);
  expect(told().length).toBeLessThanOrEqual(2 + whiles);
});
