import { goofspiel } from "@serai/games/goofspiel/rules/index.ts";
import { readRecord, replay, verify } from "@serai/kernel";
import { expect, test } from "vitest";
import { games } from "../src/games/installed.ts";
import { rebuildRatings } from "../src/ratings/rebuild.ts";
import { everythingIn, rowsIn, testServer } from "./test-server.ts";

/** A finished game, a running one and one that gathers, some chat, a club, and a way to be told. */
async function lived() {
  const home = await testServer(undefined, undefined, { loopback: true });
  const [anna, bela] = [home.guest(), home.guest()];
  const open = async (): Promise<string> => {
    const table = await anna.open(2, 0, { game: "goofspiel" });
    await bela.sit(table, "Béla");
    return table;
  };
  const finished = await open();
  const seats = [await anna.join(finished), await bela.join(finished)];
  await seats[0].until((m) => m.type === "table");
  await seats[0].command({ type: "say", text: "Szervusz, Béla!" });
  await Promise.all(seats.map((seat) => seat.playOut()));
  const running = await open();
  const mine = await anna.join(running);
  await mine.asked();
  await mine.act("bid 7");
  await mine.close();
  const gathering = await anna.open(3, 0, { game: "goofspiel" });
  await bela.sit(gathering, "Béla");
  const club = (await anna.ask("POST", "/api/clubs", { name: "Kávéház" })).body;
  await bela.ask("POST", "/api/clubs/join", { token: club.token });
  await anna.ask("PUT", "/api/me/notices", { language: "hu", webhook: "http://127.0.0.1:9/hook" });
  const person = (await home.store.table(finished))?.places[0].person ?? "";
  const tag = (await anna.ask("GET", "/api/me")).body.tag;
  return { ...home, anna, bela, finished, running, gathering, club, person, tag };
}

test("the export holds everything kept about me, and nobody else's secrets", async () => {
  const { anna, bela, store, finished, running, person, tag, guest } = await lived();
  const { status, body } = await anna.ask("GET", "/api/me/export");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    person: { name: "Anna", tag },
    chat: [{ table: finished, text: "Szervusz, Béla!" }],
    notices: [{ language: "hu", webhook: "http://127.0.0.1:9/hook" }],
    results: [{ table: finished, game: "goofspiel" }],
    ratings: [{ game: "goofspiel", players: 2, games: 1 }],
    clubs: [{ name: "Kávéház" }],
  });
  expect(body.browsers).toHaveLength(1);
  expect(body.tables).toHaveLength(3);
  const there = body.tables.find(({ id }: { id: string }) => id === running);
  expect(there.moves.map(({ line }: { line: string }) => line)).toEqual(["0 bid 7"]);
  const said = JSON.stringify(body);
  const table = await store.table(running);
  for (const secret of [person, table?.secret, table?.places[1].person, table?.places[1].nonce])
    expect(said).not.toContain(secret);
  expect((await guest().ask("GET", "/api/me/export")).body).toEqual({});
  expect((await bela.ask("GET", "/api/me/export")).body.chat).toEqual([]);
});

test("forgotten, one leaves a seat without a name, a bot that plays on, and nothing else", async () => {
  const { anna, bela, store, finished, running, gathering, club, person, tag, folder, close } = await lived();
  const cookie = anna.cookie;
  const other = await bela.join(running);
  await other.until((m) => m.type === "table");
  expect((await anna.ask("DELETE", "/api/me")).status).toBe(200);
  expect(await other.closed).toBe(1012);

  // The finished game can still be verified, with a seat that has no owner.
  const record = readRecord(JSON.stringify((await bela.ask("GET", `/api/tables/${finished}/record`)).body));
  expect(record.seats).toEqual(["?", "Béla"]);
  expect(replay(goofspiel, record).differences).toEqual([]);
  expect(verify(goofspiel, record)).toMatchObject({ holds: true, form: 2 });

  const back = await bela.join(running);
  expect(await back.until((m) => m.type === "table")).toMatchObject({
    away: [0],
    table: { seats: [{ name: "?" }, {}] },
  });
  expect((await back.playOut()).over).toBe(true);

  // At the table that gathers the place is free again, and Béla owns what was hers.
  const waiting = (await bela.ask("GET", `/api/tables/${gathering}`)).body;
  expect(waiting).toMatchObject({ owner: true, places: [{ kind: "person" }, { name: "Béla" }, { kind: "person" }] });
  expect(waiting.places[0]).not.toHaveProperty("name");
  expect((await bela.ask("GET", `/api/clubs/${club.id}`)).body).toMatchObject({
    owner: true,
    members: [{ name: "Béla" }],
  });

  const ladder = async () => (await bela.ask("GET", "/api/ladder/goofspiel/2")).body.entries;
  expect((await ladder()).map(({ name }: { name: string }) => name)).toEqual(["Béla"]);
  expect((await bela.ask("GET", `/api/people/${tag}`)).body.code).toBe("unknown-person");
  await rebuildRatings(store, games);
  expect((await ladder()).map(({ name, games }: { name: string; games: number }) => [name, games])).toEqual([
    ["Béla", 2],
  ]);

  anna.cookie = cookie;
  expect((await anna.ask("GET", "/api/me")).body).toEqual({ name: "", passkey: false });
  expect((await anna.ask("GET", "/api/tables")).body.tables).toEqual([]);

  await close();
  const everything = await everythingIn(folder);
  expect(everything).toContain("Béla");
  for (const trace of [person, tag, "Anna", "Szervusz", "127.0.0.1:9/hook"]) expect(everything).not.toContain(trace);
});

test("a game without a clock that its last person has left for good is played to its end by bots", async () => {
  const { guest, store, folder, close } = await testServer();
  const [anna, bela] = [guest(), guest()];
  const table = await anna.open(2, 1, { game: "goofspiel", clock: { kind: "none" } });
  await bela.sit(table, "Béla");
  await anna.ask("DELETE", "/api/me");
  const other = await bela.join(table);
  await other.asked();
  await other.command({ type: "leave" });
  // Béla may come back, so the game waits; his being forgotten ends that.
  expect(await store.dueTables({ by: Number.MAX_SAFE_INTEGER, versions: games.versions })).toEqual([]);
  await bela.ask("DELETE", "/api/me");
  await expect.poll(async () => (await store.table(table))?.status, { timeout: 600_000 }).toBe("over");
  await close();
  const left = await rowsIn(folder, "SELECT DISTINCT who FROM results ORDER BY who");
  expect(left.map(({ who }) => who)).toEqual(["bot:random", `gone:${table}`]);
});

test("it can be asked for by somebody nobody knows, and twice", async () => {
  const { guest } = await testServer();
  const anna = guest();
  expect((await anna.ask("DELETE", "/api/me")).status).toBe(200);
  await anna.ask("PUT", "/api/me", { name: "Anna" });
  for (let i = 0; i < 2; i++) expect((await anna.ask("DELETE", "/api/me")).status).toBe(200);
});
