import { describe, expect, test } from "vitest";
import { type Guest, nonce, type Seat, sharedServer, stopped, testServer } from "./test-server.ts";

const shared = sharedServer();

/** A running game of two people, somebody who watches, and a stranger with no cookie at all. */
async function party({ guest, store, address } = shared()) {
  const [anna, bela, watcher, stranger] = [guest(), guest(), guest(), guest()];
  const table = await anna.open(2, 0);
  await bela.sit(table, "Béla");
  await watcher.open(2, 0);
  return { anna, bela, watcher, stranger, table, store, address };
}

const handIn = (message: object): unknown => Object(Object(message).view).hand;

const everyCommand = [
  { type: "act", decision: 0, action: "lay 1 at 1" },
  { type: "undo", decision: 0 },
  { type: "leave" },
  { type: "back" },
  { type: "pause" },
  { type: "resume" },
  { type: "order" },
];

describe("who may do what", () => {
  test("a watcher and a stranger see the public view only, and every command of theirs is refused", async () => {
    const { anna, watcher, stranger, table, store } = await party();
    for (const somebody of [watcher, stranger]) {
      const seat = await somebody.join(table);
      const message = await seat.until((m) => m.type === "table");
      expect(message).toMatchObject({ viewer: "spectator", legal: [], undo: false });
      expect(message).not.toHaveProperty("view.hand");
      for (const command of everyCommand)
        expect(await seat.command(command)).toMatchObject({ type: "refused", code: "not-seated" });
    }
    expect(await store.log(table)).toEqual([]);
    expect(await (await anna.join(table)).until((m) => m.type === "table")).toMatchObject({ viewer: 0, away: [] });
  });

  test("a seat cannot act in another's turn, nor for another", async () => {
    const { anna, bela, table, store } = await party();
    const seats = [await anna.join(table), await bela.join(table)];
    await Promise.all(seats.map((seat) => seat.until((m) => m.type === "table")));
    const waiting = seats.find((seat) => seat.standing.legal.length === 0);
    const asked = seats.find((seat) => seat.standing.legal.length > 0);
    expect(await waiting?.act(asked?.standing.legal[0])).toMatchObject({ type: "refused", code: "not-asked" });
    expect(await store.log(table)).toEqual([]);
  });

  test("messages to two seats differ in what each may know and in nothing else", async () => {
    const { anna, bela, table } = await party();
    const [a, b] = [await anna.join(table), await bela.join(table)];
    const [mine, yours] = await Promise.all([a, b].map((seat) => seat.until((m) => m.type === "table")));
    expect(JSON.stringify(mine)).not.toContain(JSON.stringify(handIn(yours)));
    expect(JSON.stringify(yours)).not.toContain(JSON.stringify(handIn(mine)));
  });

  test.each<[string, string, string]>([
    ["POST", "/stand", "already-started"],
    ["POST", "/bots", "already-started"],
    ["POST", "/sit", "already-started"],
    ["POST", "/rematch", "not-seated"],
    ["GET", "/record", "not-over"],
    ["GET", "/record.txt", "not-over"],
    ["POST", "/watchers", "not-owner"],
    ["POST", "/chat/players/1/report", "unknown-line"],
    ["PUT", "/chat/AAAAAAAAAAAAAAAA/mute", "unknown-line"],
  ])("a stranger's %s %s is refused", async (method, path, code) => {
    const { stranger, watcher, table } = await party();
    const bodies: Record<string, object> = {
      "/sit": { name: "x", nonce: nonce() },
      "/watchers": { open: false },
      "/chat/players/1/report": {},
      "/chat/AAAAAAAAAAAAAAAA/mute": { muted: true },
    };
    const body = bodies[path];
    expect((await watcher.ask(method, `/api/tables/${table}${path}`, body)).body.code).toBe(code);
    const refused = (await stranger.ask(method, `/api/tables/${table}${path}`, body)).body.code;
    expect(["not-seated", code]).toContain(refused);
  });

  test("nothing any address says about a running game tells its key, secret or log", async () => {
    const { anna, stranger, table, store } = await party();
    const stored = await store.table(table);
    const addresses = [
      "/api/tables",
      `/api/tables/${table}`,
      "/api/lobby",
      "/api/me",
      `/api/tables/${table}/record`,
      `/api/tables/${table}/record.txt`,
      "/api/openapi.json",
    ];
    for (const guest of [anna, stranger])
      for (const address of addresses) {
        const said = JSON.stringify((await guest.ask("GET", address)).body);
        expect(said).not.toContain(stored?.secret);
        for (const { nonce: added, person } of stored?.places ?? []) {
          expect(said).not.toContain(added);
          expect(said).not.toContain(person);
        }
      }
  });
});

test("until the end every address the API names tells a stranger nothing that only a seat may know", async () => {
  const { anna, bela, stranger, table, store } = await party();
  const seats = [await anna.join(table), await bela.join(table)];
  await Promise.all(seats.map((seat) => seat.until((m) => m.type === "table")));
  const asked = seats.find((seat) => seat.standing.legal.length > 0);
  await asked?.act();
  const stored = await store.table(table);
  const entries = await store.log(table);
  const secrets = [
    stored?.secret,
    ...(stored?.places ?? []).flatMap(({ nonce: added, person }) => [added, person]),
    ...seats.map((seat) => JSON.stringify(handIn(seat.standing))),
    ...entries.map(({ what }) => (what.kind === "move" ? what.line : undefined)),
  ].filter((secret) => secret !== undefined);
  expect(secrets).toHaveLength(8);
  const { paths } = (await stranger.ask("GET", "/api/openapi.json")).body;
  const addresses = Object.keys(paths).filter((path) => "get" in paths[path]);
  expect(addresses.length).toBeGreaterThan(5);
  const { tag } = (await anna.ask("GET", "/api/me")).body;
  const filled: Record<string, string> = { id: table, tag, game: "sultan", players: "2", token: "A".repeat(43) };
  for (const address of addresses) {
    const { body } = await stranger.ask(
      "GET",
      address.replace(/\{(\w+)\}/g, (_, name: string) => filled[name]),
    );
    for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
  }
});

describe("bad input is refused and changes nothing", () => {
  test.each<[string, unknown, number, string]>([
    ["no JSON", "{", 400, "malformed"],
    ["another shape", { game: 3 }, 400, "malformed"],
    ["an unknown game", { game: "chess", seats: [{ kind: "person" }] }, 404, "unknown-game"],
    ["too few seats", { game: "sultan", seats: [{ kind: "person" }] }, 400, "bad-seats"],
    [
      "an unknown bot",
      { game: "sultan", seats: [{ kind: "person" }, { kind: "bot", bot: "oracle" }] },
      400,
      "unknown-bot",
    ],
    [
      "an unknown option",
      { game: "sultan", options: { cheat: true }, seats: [{ kind: "person" }, { kind: "person" }] },
      400,
      "bad-option",
    ],
    [
      "a bad clock",
      { game: "sultan", clock: { kind: "live", decision: 0, reserve: 0 }, seats: [{ kind: "person" }] },
      400,
      "malformed",
    ],
    [
      "something extra",
      { game: "sultan", seats: [{ kind: "person" }, { kind: "person" }], key: "00" },
      400,
      "malformed",
    ],
    ["a body too large", { game: "x".repeat(20_000) }, 413, "too-long"],
  ])("opening a table with %s", async (_name, body, status, code) => {
    const { guest } = shared();
    const anna = guest();
    expect(await anna.ask("POST", "/api/tables", body)).toMatchObject({ status, body: { code } });
    expect((await anna.ask("GET", "/api/tables")).body.tables).toEqual([]);
  });

  test("a page of another site can neither post nor connect", async () => {
    const { anna, table } = await party();
    const answer = await anna.ask(
      "POST",
      "/api/tables",
      { game: "sultan", seats: [] },
      { origin: "http://evil.example" },
    );
    expect(answer).toMatchObject({ status: 403, body: { code: "wrong-origin" } });
    expect(await anna.ask("GET", `/api/tables/${table}/play`)).toMatchObject({ status: 404 });
  });

  test("unknown tables and addresses say so", async () => {
    const { guest } = shared();
    const unknown = "AAAAAAAAAAAAAAAAAAAAAA";
    expect((await guest().ask("GET", `/api/tables/${unknown}`)).body.code).toBe("unknown-table");
    expect((await guest().ask("GET", "/api/tables/short/record")).body.code).toBe("malformed");
    expect((await guest().ask("GET", "/api/nothing")).body.code).toBe("unknown-address");
    await expect(guest().join(unknown)).rejects.toThrow("404");
    await expect(guest().join("short")).rejects.toThrow("400");
  });

  const openSeat = async (anna: Guest, table: string): Promise<Seat> => {
    const seat = await anna.join(table);
    await seat.until((m) => m.type === "table");
    return seat;
  };

  test.each<[string, string]>([
    ["no JSON", "nonsense"],
    ["null", "null"],
    ["an unknown type", '{"type":"cheat","id":"abcdefgh"}'],
    ["a missing id", '{"type":"leave"}'],
    ["something extra", '{"type":"leave","id":"abcdefgh","seat":1}'],
    ["a number for text", '{"type":"act","id":"abcdefgh","decision":0,"action":7}'],
    ["a fraction", '{"type":"act","id":"abcdefgh","decision":0.5,"action":"lay 1 at 1"}'],
  ])("a message with %s is malformed", async (_name, text) => {
    const { anna, table, store } = await party();
    const seat = await openSeat(anna, table);
    seat.send(text);
    expect(await seat.until((m) => m.type === "refused")).toMatchObject({ code: "malformed" });
    expect(await store.log(table)).toEqual([]);
  });

  test("an action that is none, or not legal, is refused by name", async () => {
    const { anna, bela, table, store } = await party();
    const seats = [await openSeat(anna, table), await openSeat(bela, table)];
    const asked = seats.find((seat) => seat.standing.legal.length > 0);
    expect(await asked?.act("juggle")).toMatchObject({ type: "refused", code: "unreadable-action" });
    expect(await asked?.act("lay 15 at 3")).toMatchObject({
      type: "refused",
      code: expect.stringMatching(/choose-what-goes-back|card-not-in-hand/),
    });
    expect(await store.log(table)).toEqual([]);
  });

  test("an oversized message closes the socket politely", async () => {
    const { anna, table } = await party();
    const seat = await openSeat(anna, table);
    seat.send("x".repeat(5_000));
    expect(await seat.closed).toBe(1009);
  });

  test("a socket that only talks nonsense, or far too much, is stopped", async () => {
    const { anna, table } = await party(await testServer(undefined, stopped()));
    const nonsense = await openSeat(anna, table);
    for (let i = 0; i < 5; i++) nonsense.send("?");
    expect(await nonsense.closed).toBe(1008);
    const flood = await openSeat(anna, table);
    for (let i = 0; i < 60; i++) flood.send({ type: "back", id: `flood-${i}-xxxx` });
    expect(await flood.until((m) => m.type === "refused" && m.code === "too-many")).toBeDefined();
  });

  test("every page comes with its protective headers", async () => {
    const { address } = shared();
    const { headers } = await fetch(`${address}/api/me`);
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});
