import { expect, test } from "vitest";
import { operatorKeyIn } from "../src/operations/operator-key.ts";
import { CannotSave } from "../src/store/cannot-save.ts";
import { type Seat, sendRaw, stopped, testServer } from "./test-server.ts";

const basic = (password: string): { authorization: string } => ({
  authorization: `Basic ${Buffer.from(`operator:${password}`).toString("base64")}`,
});

test("a server that drains is not ready, takes nobody new, and goes on for those who are here", async () => {
  const { guest, app } = await testServer();
  const anna = guest();
  const table = await anna.open(1, 1);
  const seat = await anna.join(table);
  await seat.asked();
  expect((await anna.ask("GET", "/healthz")).status).toBe(200);
  expect((await anna.ask("GET", "/readyz")).body).toEqual({ status: "ready" });
  app.drain();
  expect((await anna.ask("GET", "/healthz")).status).toBe(200);
  expect(await anna.ask("GET", "/readyz")).toEqual({ status: 503, body: { status: "draining" } });
  await expect(anna.join(table)).rejects.toThrow("503");
  expect(await seat.act()).toMatchObject({ type: "done" });
});

test("figures are for those with the operator's key, and tell nothing of people or tables", async () => {
  const { guest, store } = await testServer();
  const anna = guest();
  const table = await anna.open(1, 1);
  const seat = await anna.join(table);
  await seat.asked();
  await seat.act();
  await seat.command({ type: "act", decision: 99, action: "nonsense" });
  for (const headers of [{}, basic("wrong"), basic(""), { authorization: "Basic !" }, { authorization: "Bearer x" }])
    expect((await anna.ask("GET", "/metrics", undefined, headers)).status).toBe(401);
  const { status, body } = await anna.ask("GET", "/metrics", undefined, basic(await operatorKeyIn(store)));
  expect(status).toBe(200);
  expect(body).toMatch(/serai_entries_total\{game="sultan",kind="move"\} \d/);
  expect(body).toMatch(/serai_refusals_total\{code="stale"\} 1/);
  expect(body).toMatch(/serai_command_seconds_count 2/);
  expect(body).toMatch(/serai_sockets 1/);
  expect(body).toMatch(/serai_engine_processor_seconds 0\.\d/);
  expect(body).toMatch(/serai_bot_processor_seconds \d/);
  expect(body).not.toContain(table);
  expect(body).not.toContain("Anna");
});

test("every refusal is counted by its kind, of requests, upgrades and what is neither", async () => {
  const { guest, address, app, store } = await testServer();
  const anna = guest();
  const key = basic(await operatorKeyIn(store));
  const counted = async (): Promise<string[]> => {
    const { body } = await anna.ask("GET", "/metrics", undefined, key);
    return [...body.matchAll(/serai_refusals_total\{code="(.+)"\} 1\n/g)].map(([, code]) => code);
  };
  const nowhere = "A".repeat(22);
  const wanted = { game: "sultan", seats: [{ kind: "person" }, { kind: "person" }] };
  await anna.ask("POST", "/api/tables", "{");
  expect(await counted()).toEqual(["malformed"]);
  await anna.ask("PUT", "/api/me", { name: "x".repeat(20_000) });
  await anna.ask("PUT", "/api/me", { name: 1 });
  await anna.ask("GET", "/api/nothing");
  await expect(anna.join(nowhere)).rejects.toThrow("404");
  await expect(anna.join(nowhere, undefined, { origin: "https://elsewhere.example" })).rejects.toThrow("403");
  const faults = [new CannotSave("the disk is full"), new Error("planted")];
  Object.assign(store, { createTable: () => Promise.reject(faults.shift()) });
  await anna.ask("POST", "/api/tables", wanted);
  await anna.ask("POST", "/api/tables", wanted);
  expect(await counted()).toEqual([
    "malformed",
    "too-long",
    "bad-name",
    "unknown-address",
    "unknown-table",
    "wrong-origin",
    "cannot-save",
    "failed",
  ]);
  app.drain();
  await expect(anna.join(nowhere)).rejects.toThrow("503");
  expect(await counted()).toContain("server-busy");
  // What cannot be read as a request, or as the address of one.
  await sendRaw(address, "nonsense\r\n\r\n");
  await sendRaw(address, "GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  const { body } = await anna.ask("GET", "/metrics", undefined, key);
  expect(body).toContain('serai_refusals_total{code="malformed"} 3');
});

/** The operator at their page. */
async function operator() {
  const rooms = await testServer();
  const key = basic(await operatorKeyIn(rooms.store));
  const form = { ...key, "content-type": "application/x-www-form-urlencoded" };
  const own = rooms.guest();
  return {
    ...rooms,
    page: async (): Promise<string> => (await own.ask("GET", PAGE, undefined, key)).body,
    get: (path: string) => own.ask("GET", PAGE + path, undefined, key),
    post: (path: string, fields: Record<string, string>) =>
      own.ask("POST", PAGE + path, String(new URLSearchParams(fields)), form),
  };
}

const PAGE = "/api/operator";
const tagOf = async (seat: Seat): Promise<string> => {
  const message = await seat.until(({ type }) => type === "table");
  return message.type === "table" && message.viewer !== "spectator"
    ? (message.table.seats[message.viewer].tag ?? "")
    : "";
};

test("the operator's page is for the key alone, and tries of it are limited", async () => {
  const { guest, store } = await testServer(undefined, stopped());
  const anna = guest();
  for (const [method, path] of [
    ["GET", ""],
    ["GET", "/tables/AAAAAAAAAAAAAAAAAAAAAA"],
    ["POST", "/bans"],
    ["POST", "/bans/lift"],
    ["POST", "/reports"],
  ])
    expect((await anna.ask(method, PAGE + path, undefined, basic("wrong"))).status).toBe(401);
  expect((await anna.ask("GET", `${PAGE}?key=${await operatorKeyIn(store)}`)).status).toBe(401);
  const tries = await Promise.all(Array.from({ length: 40 }, () => anna.ask("GET", PAGE, undefined, basic("wrong"))));
  expect(tries.at(-1)?.status).toBe(429);
});

test("the operator sees how many games run and nothing of them; the record of one that was set aside", async () => {
  const { guest, store, page, get } = await operator();
  const anna = guest();
  const table = await anna.open(1, 1);
  await (await anna.join(table)).asked();
  const secret = (await store.table(table))?.secret ?? "";
  const before = await page();
  expect(before).toContain('<td>sultan</td><td>playing</td><td class="number">1</td>');
  for (const hidden of [table, secret, "Anna"]) expect(before).not.toContain(hidden);
  expect((await get(`/tables/${table}`)).status).toBe(404);
  await store.setAside(table);
  expect(await page()).toContain(`href="/api/operator/tables/${table}"`);
  const { status, body } = await get(`/tables/${table}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: table, game: "sultan", secret, log: expect.any(Array) });
  expect(JSON.stringify(body)).not.toContain("Anna");
});

test("a reported line is shown as text; its speaker is banned, and gone at once, until the ban is lifted", async () => {
  const { guest, page, post } = await operator();
  const [anna, bela] = [guest(), guest()];
  const table = await anna.open(2, 0);
  await bela.sit(table, "Béla");
  const [seat, other] = [await anna.join(table), await bela.join(table)];
  const tag = await tagOf(seat);
  // Who begins is drawn by lot.
  await Promise.race([seat.asked(), other.asked()]);
  await seat.command({ type: "say", text: "<b>rude</b>" });
  await bela.ask("POST", `/api/tables/${table}/chat/players/1/report`, { why: "see" });
  expect(await page()).toContain("<td>&lt;b&gt;rude&lt;/b&gt;</td><td>Béla</td><td>see</td>");
  expect((await post("/reports", { table, room: "players", number: "1" })).status).toBe(200);
  expect(await page()).not.toContain("rude");

  expect((await post("/bans", { kind: "person", whose: "nobody-of-that-ta", why: "" })).status).toBe(400);
  expect((await post("/bans", { kind: "person", whose: tag, why: "rude" })).status).toBe(200);
  await seat.closed;
  await expect(anna.join(table)).rejects.toThrow("403");
  expect(await anna.ask("GET", "/api/me")).toMatchObject({ status: 403, body: { code: "banned" } });
  expect((await bela.ask("GET", "/api/me")).status).toBe(200);
  await post("/bans/lift", { kind: "person", whose: tag });
  expect((await anna.ask("GET", "/api/me")).status).toBe(200);
});

test("nobody is served at a banned address, but for the operator's page", async () => {
  const { guest, page, post } = await operator();
  expect((await post("/bans", { kind: "address", whose: "not one", why: "" })).status).toBe(400);
  await post("/bans", { kind: "address", whose: "127.0.0.1", why: "spam" });
  expect(await guest().ask("GET", "/api/me")).toMatchObject({ status: 403, body: { code: "banned" } });
  expect(await page()).toContain("<td>127.0.0.1</td><td>spam</td>");
  await post("/bans/lift", { kind: "address", whose: "127.0.0.1" });
  expect((await guest().ask("GET", "/api/me")).status).toBe(200);
});

test("another site cannot make the operator's browser ban somebody", async () => {
  const { guest, store } = await operator();
  const headers = { ...basic(await operatorKeyIn(store)), origin: "https://elsewhere.example" };
  expect((await guest().ask("POST", `${PAGE}/bans`, "kind=address&whose=1.2.3.4", headers)).status).toBe(403);
});
