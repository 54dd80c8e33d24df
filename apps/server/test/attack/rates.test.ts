import { DatabaseSync } from "node:sqlite";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { addressOf } from "../../src/http/address.ts";
import { LIMITS, RATES } from "../../src/limits.ts";
import { Rates } from "../../src/rates.ts";
import { type Guest, nonce, type Reply, sharedServer, stopped, testServer } from "../test-server.ts";

const shared = sharedServer();

const table = { game: "sultan", seats: [{ kind: "person" }, { kind: "person" }] };

function peopleIn(folder: string): number {
  const db = new DatabaseSync(`${folder}/serai.db`, { readOnly: true });
  const count = Number(db.prepare("SELECT COUNT(*) AS n FROM people").get()?.n);
  db.close();
  return count;
}

/** How many of so many requests are not refused as too many. */
async function allowed(most: number, ask: () => Promise<{ status: number }>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: most }, ask));
  return answers.filter(({ status }) => status !== 429).length;
}

test("reconnecting does not refill what a person may send", async () => {
  const { guest } = await testServer(undefined, stopped());
  const anna = guest();
  const id = await anna.open(2, 0);
  const { burst } = RATES.messages.person;
  let tooMany = 0;
  for (let round = 0; round < 4; round++) {
    const seat = await anna.join(id);
    for (let n = 0; n < burst; n++) seat.send({ type: "leave", id: `leave-${round}-${n}` });
    const refusals = () => seat.heard.flatMap((m) => (m.type === "refused" ? [m.code] : []));
    await seat.until(() => refusals().length >= burst);
    tooMany += refusals().filter((code) => code === "too-many").length;
    await seat.close();
  }
  expect(tooMany).toBe(3 * burst);
});

test("tables opened without a cookie are limited by address, however many people it pretends to be", async () => {
  const { guest, folder } = await testServer(undefined, stopped());
  const most = RATES.people.address.burst;
  expect(await allowed(most + 50, () => guest().ask("POST", "/api/tables", table))).toBe(most);
  expect(peopleIn(folder)).toBe(most);
});

test("a refused request makes no person", async () => {
  const { guest, folder } = shared();
  const owner = guest();
  const full = await owner.open(2, 0);
  await guest().sit(full);
  const before = peopleIn(folder);
  const strangers: [string, string, object][] = [
    ["POST", "/api/tables", { ...table, game: "chess" }],
    ["POST", "/api/tables", { ...table, seats: [{ kind: "person" }] }],
    ["POST", "/api/tables", { ...table, club: "A".repeat(22) }],
    ["POST", `/api/tables/${full}/sit`, { name: "Cili", nonce: nonce() }],
    ["POST", `/api/tables/${"A".repeat(22)}/sit`, { name: "Cili", nonce: nonce() }],
    ["POST", "/api/clubs/join", { token: "A".repeat(43) }],
    ["PUT", "/api/me/notices", { webhook: "http://127.0.0.1/" }],
    ["PUT", "/api/me/notices", { mail: "anna@example.com" }],
    ["POST", "/api/me/notices/push", { endpoint: "http://127.0.0.1/", keys: { p256dh: nonce(), auth: nonce() } }],
  ];
  for (const [method, path, body] of strangers) {
    const stranger = guest();
    expect((await stranger.ask(method, path, body)).status, path).toBeGreaterThanOrEqual(400);
    expect(stranger.cookie, path).toBe("");
  }
  expect(peopleIn(folder)).toBe(before);
});

test("a refused sit changes nothing, one's name neither", async () => {
  const { guest } = shared();
  const [anna, bela, cili] = [guest(), guest(), guest()];
  const id = await anna.open(2, 0);
  await bela.sit(id, "Béla");
  await cili.ask("PUT", "/api/me", { name: "Cili" });
  expect((await cili.sit(id, "Somebody else")).status).toBe(409);
  expect((await cili.ask("GET", "/api/me")).body.name).toBe("Cili");
});

test("X-Forwarded-For is believed only from as many proxies as there are", async () => {
  const from = (forwarded: string) => ({ "x-forwarded-for": forwarded });
  const open = (guest: Guest, forwarded: string) => guest.ask("POST", "/api/tables", table, from(forwarded));
  const most = RATES.people.address.burst;

  let n = 0;
  const behind = await testServer(undefined, stopped(), {}, { proxies: 1 });
  expect(await allowed(most + 50, () => open(behind.guest(), `10.0.${n++ % 250}.1, 1.2.3.4`))).toBe(most);
  expect((await open(behind.guest(), "1.2.3.5")).status).toBe(201);
});

test("a proxy that the operator has not told of is warned about once", async () => {
  const forwarded = { "x-forwarded-for": "1.2.3.4" };
  const warningsOf = async (proxies: number | undefined): Promise<number> => {
    const { app, guest } = await testServer(undefined, undefined, {}, { proxies });
    const warn = vi.spyOn(app.http.log, "warn");
    const anna = guest();
    await anna.ask("GET", "/api/me");
    expect(warn).not.toHaveBeenCalled();
    for (let n = 0; n < 3; n++) await anna.ask("GET", "/api/me", undefined, forwarded);
    const id = await anna.open(2, 0);
    await (await anna.join(id, undefined, forwarded)).close();
    return warn.mock.calls.length;
  };
  expect(await warningsOf(undefined)).toBe(1);
  expect(await warningsOf(0)).toBe(0);
  expect(await warningsOf(1)).toBe(0);
});

test("a message too many is refused by its id, where it has one", async () => {
  const { guest } = await testServer(undefined, stopped());
  const anna = guest();
  const seat = await anna.join(await anna.open(2, 0));
  for (let n = 0; n < RATES.messages.person.burst; n++) await seat.command({ type: "leave" });
  expect(await seat.command({ type: "leave" })).toMatchObject({ type: "refused", code: "too-many" });
  expect(await seat.command({ type: "say", text: "hello" })).toMatchObject({ type: "refused", code: "too-many" });
  seat.send("nonsense");
  await seat.until((m) => m.type === "refused" && m.code === "too-many" && m.id === undefined);
});

test("an address is one of version 4, or 64 bits of version 6", () => {
  const socket = (remoteAddress: string) => Object.assign(Object.create(null), { remoteAddress });
  const of = (remote: string, forwarded?: string, proxies = 0) =>
    addressOf({ headers: { "x-forwarded-for": forwarded }, socket: socket(remote) }, proxies);
  expect(of("1.2.3.4")).toBe("1.2.3.4");
  expect(of("::ffff:1.2.3.4")).toBe("1.2.3.4");
  expect(of("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
  expect(of("2001:db8:1:2::9")).toBe(of("2001:0db8:1:2:ffff::1"));
  expect(of("2001::1:2:3:4:5:6")).toBe("2001:0:1:2");
  expect(of("::1")).toBe("0:0:0:0");
  expect(of("9.9.9.9", "1.1.1.1, 2.2.2.2")).toBe("9.9.9.9");
  expect(of("9.9.9.9", "1.1.1.1, 2.2.2.2", 1)).toBe("2.2.2.2");
  expect(of("9.9.9.9", "1.1.1.1, 2.2.2.2:8080", 1)).toBe("2.2.2.2");
  expect(of("9.9.9.9", "1.1.1.1, [2001:db8::1]:443", 1)).toBe("2001:db8:0:0");
  expect(of("9.9.9.9", "1.1.1.1", 5)).toBe("1.1.1.1");
  expect(of("9.9.9.9", "nonsense", 1)).toBe("9.9.9.9");
});

test("an address that is remembered does not keep the header it stood in", () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const held = (): number => {
    collect();
    return process.memoryUsage().heapUsed / 1024 ** 2;
  };
  const before = held();
  const socket = Object.assign(Object.create(null), { remoteAddress: "127.0.0.1" });
  const remembered = Array.from({ length: 5_000 }, (_, n) => {
    const forwarded = Buffer.from(`${"x".repeat(12_000)}, 111.${n >> 8}.${n & 255}.222`).toString("latin1");
    return addressOf({ headers: { "x-forwarded-for": forwarded }, socket }, 1);
  });
  expect(held() - before).toBeLessThan(30);
  expect(new Set(remembered).size).toBe(5_000);
});

test("setting the clock back or forward neither refuses nor refills anything", async () => {
  const clock = stopped();
  const { guest } = await testServer(undefined, clock);
  const anna = guest();
  const id = await anna.open(2, 0);
  const seat = await anna.join(id);
  const say = () => seat.command({ type: "say", text: "hello" });
  expect(await say()).toMatchObject({ type: "done" });
  clock.at -= 3_600_000;
  expect(await say()).toMatchObject({ type: "done" });
  clock.at += 7_200_000;
  const answers = await Promise.all(Array.from({ length: RATES.chat.person.burst }, say));
  expect(answers.filter(({ type }) => type === "done")).toHaveLength(RATES.chat.person.burst - 2);
});

test("an attacker with very many addresses does not fill the memory with their buckets", () => {
  const rates = new Rates(() => 0);
  for (let n = 0; n < 120_000; n++) rates.take("people", { address: String(n) });
  expect(rates.size).toBeLessThanOrEqual(50_000);
});

test("one stranger with 200 public tables does not push the others' off the lobby", async () => {
  const { guest, store, app } = await testServer(undefined, stopped());
  const anna = guest();
  const open = { ...table, public: true };
  const { body } = await anna.ask("POST", "/api/tables", open);
  const crowd = guest();
  await crowd.ask("PUT", "/api/me", { name: "Crowd" });
  const { owner } = (await store.table((await crowd.ask("POST", "/api/tables", open)).body.id)) ?? { owner: "" };
  for (let n = 0; n < 250; n++)
    await store.createTable(
      app.rooms.draft(
        {
          ...open,
          options: {},
          clock: { kind: "none" },
          seating: "given",
          seats: [{ kind: "person" }, { kind: "person" }],
        },
        owner,
      ),
    );
  const { tables } = (await guest().ask("GET", "/api/lobby")).body;
  expect(tables.map(({ id }: { id: string }) => id)).toContain(body.id);
  expect(await allowed(100, () => crowd.ask("POST", "/api/tables", open))).toBe(RATES.publicTables.person.burst - 1);
});

test("games with bots that are in use are few for each owner", async () => {
  const { guest } = shared();
  const anna = guest();
  const wanted = { game: "sultan", seats: [{ kind: "person" }, { kind: "bot", bot: "random" }], seating: "given" };
  const opened: string[] = [];
  for (let n = 0; n < LIMITS.botTablesOfOwner + 3; n++) {
    const { body } = await anna.ask("POST", "/api/tables", wanted);
    if (body.id !== undefined) opened.push(body.id);
  }
  const answers: Reply[] = [];
  for (const id of opened) answers.push(await anna.sit(id));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMITS.botTablesOfOwner);
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: "too-many-games" } });
  expect((await anna.ask("POST", "/api/tables", wanted)).body.code).toBe("too-many-games");
  await guest().open(1, 1);
});
