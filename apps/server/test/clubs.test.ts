import { describe, expect, test } from "vitest";
import { everySet, fairlySeated, groupsOf, rotations, setsOf, standingsOf } from "../src/clubs/draw.ts";
import { postSink } from "./sinks.ts";
import { type Guest, sharedServer, testServer } from "./test-server.ts";

const shared = sharedServer();

/** A club of people with these names, the first of whom has founded it. */
async function club(names: readonly string[], clock?: { at: number }) {
  const home = clock ? await testServer(undefined, clock, { loopback: true }) : shared();
  const guests = names.map(() => home.guest());
  for (const [i, guest] of guests.entries()) await guest.ask("PUT", "/api/me", { name: names[i] });
  const { body } = await guests[0].ask("POST", "/api/clubs", { name: "Kávéház" });
  for (const guest of guests.slice(1))
    expect((await guest.ask("POST", "/api/clubs/join", { token: body.token })).body).toEqual({ id: body.id });
  return { ...home, guests, id: String(body.id), token: String(body.token) };
}

interface Shown {
  readonly id: string;
  readonly stage: number;
  readonly pool: number;
  readonly status: string;
  readonly seats: readonly { readonly name: string; readonly rank?: number }[];
}

/** Everybody sits down at this table, in any order, and the game is played out. */
async function playAt(table: Shown, guests: ReadonlyMap<string, Guest>): Promise<void> {
  const players = table.seats.flatMap(({ name }) => guests.get(name) ?? []);
  for (const [i, guest] of [...players.entries()].reverse())
    expect((await guest.sit(table.id, table.seats[i].name)).status).toBe(200);
  const seats = await Promise.all(players.map((guest) => guest.join(table.id)));
  await Promise.all(seats.map((seat) => seat.playOut()));
}

describe("the draw", () => {
  test("a round robin is every set of people once, with every seat shared out", () => {
    const games = fairlySeated(everySet(["a", "b", "c", "d"], 2));
    expect(games.map((game) => [...game].sort().join("")).sort()).toEqual(["ab", "ac", "ad", "bc", "bd", "cd"]);
    expect([setsOf(4, 2), setsOf(7, 3), setsOf(11, 2)]).toEqual([6, 35, 55]);
    for (const who of ["a", "b", "c", "d"]) {
      const first = games.filter(([one]) => one === who).length;
      expect(first).toBeGreaterThanOrEqual(1);
      expect(first).toBeLessThanOrEqual(2);
    }
  });

  test("groups are as equal as can be, and in each everybody has every seat once", () => {
    expect(groupsOf([1, 2, 3, 4, 5, 6, 7], 4).map((group) => group.length)).toEqual([4, 3]);
    expect(rotations(["a", "b", "c"])).toEqual([
      ["a", "b", "c"],
      ["b", "c", "a"],
      ["c", "a", "b"],
    ]);
  });

  test("one point for everybody one was ahead of, half a one for equals", () => {
    const ranks = (all: Record<string, number>) => new Map(Object.entries(all));
    expect(standingsOf(["a", "b", "c"], [ranks({ a: 2, b: 1, c: 2 }), ranks({ a: 1, b: 2 })])).toEqual([
      { who: "b", games: 2, points: 2, wins: 1 },
      { who: "a", games: 2, points: 1.5, wins: 1 },
      { who: "c", games: 1, points: 0.5, wins: 0 },
    ]);
  });
});

describe("a club", () => {
  test("is joined by its link and seen by its members: tables, invitations, ladder", async () => {
    const { guests, id, guest, store } = await club(["Anna", "Béla"]);
    const [anna, bela] = guests;
    const gathering = await anna.open(2, 0, { game: "goofspiel", club: id });
    const playing = await anna.open(2, 0, { game: "goofspiel", club: id });
    await anna.open(2, 0, { game: "goofspiel" });
    await bela.sit(playing, "Béla");
    const page = (await bela.ask("GET", `/api/clubs/${id}`)).body;
    expect(page).toMatchObject({
      name: "Kávéház",
      owner: false,
      members: [
        { name: "Anna", owner: true },
        { name: "Béla", owner: false },
      ],
      invitations: [{ id: gathering }],
      tables: [{ id: playing, yourTurn: true }],
    });
    expect((await bela.ask("GET", "/api/clubs")).body.clubs).toEqual([{ id, name: "Kávéház" }]);
    const seats = [await anna.join(playing), await bela.join(playing)];
    await Promise.all(seats.map((seat) => seat.playOut()));
    const ladder = (await anna.ask("GET", `/api/clubs/${id}/ladder/goofspiel/2`)).body.entries;
    expect(ladder.map(({ name }: { name: string }) => name).sort()).toEqual(["Anna", "Béla"]);

    const stranger = guest();
    for (const address of [`/api/clubs/${id}`, `/api/clubs/${id}/ladder/goofspiel/2`])
      expect(await stranger.ask("GET", address)).toMatchObject({ status: 403, body: { code: "not-member" } });
    const opening = { game: "goofspiel", seats: [{ kind: "person" }, { kind: "person" }], club: id };
    expect((await stranger.ask("POST", "/api/tables", opening)).body.code).toBe("not-member");
    expect((await stranger.ask("GET", "/api/clubs/AAAAAAAAAAAAAAAAAAAAAA")).body.code).toBe("unknown-club");
    for (const { id: person } of await store.members(id)) expect(JSON.stringify([page, ladder])).not.toContain(person);
  });

  test("a new link ends the old one; an owner who leaves hands the club on", async () => {
    const { guests, id, token, guest } = await club(["Anna", "Béla"]);
    const [anna, bela] = guests;
    expect((await bela.ask("POST", `/api/clubs/${id}/link`)).body.code).toBe("not-owner");
    const { body } = await anna.ask("POST", `/api/clubs/${id}/link`);
    expect((await guest().ask("POST", "/api/clubs/join", { token })).body.code).toBe("bad-link");
    expect((await guest().ask("POST", "/api/clubs/join", body)).status).toBe(200);
    await anna.ask("POST", `/api/clubs/${id}/leave`);
    expect((await anna.ask("GET", `/api/clubs/${id}`)).body.code).toBe("not-member");
    expect((await bela.ask("GET", `/api/clubs/${id}`)).body.owner).toBe(true);
  });
});

describe("a tournament", () => {
  const names = ["Anna", "Béla", "Cili", "Dóra"];
  const settings = { name: "Tavasz", game: "goofspiel", players: 2, hours: 24 };

  test("round robin: everybody meets everybody once, and the standings say who leads", async () => {
    const { guests, id, app, store } = await club(names.slice(0, 3));
    const byName = new Map(guests.map((guest, i) => [names[i], guest]));
    const begin = (guest: Guest) =>
      guest.ask("POST", `/api/clubs/${id}/tournaments`, { ...settings, kind: "round-robin" });
    expect((await begin(guests[1])).body.code).toBe("not-owner");
    const { body } = await begin(guests[0]);
    const page = async () => (await guests[1].ask("GET", `/api/tournaments/${body.id}`)).body;
    const { tables } = await page();
    expect(tables).toHaveLength(3);
    // Nobody else may take a reserved place; its person finds the table in their own list.
    const sits = tables[0].seats.map((seat: { name: string }) => seat.name);
    const outsider = names.findIndex((name) => !sits.includes(name));
    expect((await guests[outsider].sit(tables[0].id)).body.code).toBe("table-full");
    const gatherings = await Promise.all(
      [outsider, names.indexOf(sits[0])].map(async (who) =>
        (await guests[who].join(tables[0].id)).until((m) => m.type === "gathering"),
      ),
    );
    expect(gatherings.map(({ canSit }) => canSit)).toEqual([false, true]);
    expect((await guests[2].ask("GET", "/api/tables")).body.tables).toHaveLength(2);
    for (const table of tables) await playAt(table, byName);
    await app.tournaments.advance();
    const over = await page();
    const { status, standings } = over;
    expect(status).toBe("over");
    for (const { id: person } of await store.members(id)) expect(JSON.stringify(over)).not.toContain(person);
    const { scores } = standings[0];
    expect(scores.map(({ games }: { games: number }) => games)).toEqual([2, 2, 2]);
    expect(scores.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(3);
    const points = scores.map((score: { points: number }) => score.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });

  test("groups with a final: each group's best meet, seats rotated, bots for those who do not come", async () => {
    const { guests, id, app } = await club(names);
    const byName = new Map(guests.map((guest, i) => [names[i], guest]));
    const { body } = await guests[0].ask("POST", `/api/clubs/${id}/tournaments`, { ...settings, kind: "groups" });
    const page = async () => (await guests[0].ask("GET", `/api/tournaments/${body.id}`)).body;
    const first: Shown[] = (await page()).tables;
    expect(first.map(({ pool, seats }) => [pool, ...seats.map(({ name }) => name)])).toEqual(
      expect.arrayContaining([
        [0, "Anna", "Cili"],
        [0, "Cili", "Anna"],
        [1, "Béla", "Dóra"],
        [1, "Dóra", "Béla"],
      ]),
    );
    const [lazy, ...rest] = first;
    for (const table of rest) await playAt(table, byName);
    await app.tournaments.advance();
    expect((await page()).stage).toBe(1);
    // Only one of the two has come to the last table: the owner lets a bot take the other place.
    const [present] = lazy.seats;
    await byName.get(present.name)?.sit(lazy.id, present.name);
    expect((await guests[0].ask("POST", `/api/tables/${lazy.id}/bots`)).status).toBe(200);
    await (await byName.get(present.name)?.join(lazy.id))?.playOut();
    await app.tournaments.advance();
    await app.tournaments.advance();
    const final = await page();
    expect(final).toMatchObject({ stage: 2, status: "running" });
    const finalists = final.standings
      .filter(({ stage }: Shown) => stage === 1)
      .map(({ scores }: { scores: { name: string }[] }) => scores[0].name);
    const last: Shown[] = final.tables.filter(({ stage }: Shown) => stage === 2);
    expect(last.map(({ seats }) => seats.map(({ name }) => name).sort())).toEqual([finalists.sort(), finalists.sort()]);
    for (const table of last) await playAt(table, byName);
    await app.tournaments.advance();
    expect((await page()).status).toBe("over");
  });

  test("what cannot be played is refused, and leaves nothing behind", async () => {
    const { guests, id } = await club(names);
    const begin = async (more: object) =>
      (await guests[0].ask("POST", `/api/clubs/${id}/tournaments`, { ...settings, kind: "round-robin", ...more })).body
        .code;
    expect(await begin({ players: 5 })).toBe("bad-tournament");
    expect(await begin({ kind: "groups", people: [] })).toBe("bad-tournament");
    expect(await begin({ game: "chess" })).toBe("unknown-game");
    expect(await begin({ people: ["0000000000000000", "1111111111111111"] })).toBe("unknown-person");
    expect(await begin({ options: { cheat: true } })).toBe("bad-option");
    expect((await guests[0].ask("GET", `/api/clubs/${id}`)).body).toMatchObject({ tournaments: [], invitations: [] });
  });
});

test("tournament invitations: one notice for all places reserved for a person, none once they have sat down", async () => {
  const time = { at: 1_000_000_000_000 };
  const sink = await postSink();
  const { guests, id, app } = await club(["Anna", "Béla", "Cili"], time);
  for (const [i, guest] of guests.entries())
    await guest.ask("PUT", "/api/me/notices", { webhook: `${sink.url}/${i}`, language: "en" });
  const plan = { name: "Kupa", kind: "round-robin", game: "sultan", players: 2, hours: 24 };
  await guests[0].ask("POST", `/api/clubs/${id}/tournaments`, plan);
  const mine = async (guest: Guest): Promise<{ id: string }[]> => (await guest.ask("GET", "/api/tables")).body.tables;
  for (const table of await mine(guests[0])) await guests[0].sit(table.id);
  time.at += 31_000;
  await app.dispatcher.work();
  await app.dispatcher.work();
  const told = [await sink.inbox.nth(1), await sink.inbox.nth(2)];
  expect(told.map(({ path }) => path).sort()).toEqual(["/1", "/2"]);
  for (const { body } of told)
    expect(JSON.parse(String(body)).text).toMatch(
      /^Sultan: a seat is kept for you\nSeats at 2 tables .+\nhttp:\S+\/$/s,
    );
  time.at += 3_600_000;
  await app.dispatcher.work();
  await app.dispatcher.work();
  expect(sink.inbox.all).toHaveLength(2);
});
