import { describe, expect, test } from "vitest";
import { games } from "../src/games/installed.ts";
import { skillsAfter, unknownSkill } from "../src/ratings/rate.ts";
import { rebuildRatings } from "../src/ratings/rebuild.ts";
import type { Store } from "../src/store/store.ts";
import { type Guest, type Reply, type Seat, sharedServer, testServer } from "./test-server.ts";

/** Always bids its highest card, or its lowest. */
async function bid(seat: Seat, which: "highest" | "lowest"): Promise<void> {
  for (;;) {
    const { over, legal, decision } = await seat.asked();
    if (over) return;
    await seat.act(legal.at(which === "highest" ? -1 : 0));
    await seat.until((m) => m.type === "events" && m.decision > decision);
  }
}

/** A whole game of Goofspiel between two people and so many bots. */
async function play(anna: Guest, bela: Guest, bots: number, more: object = {}): Promise<string> {
  const table = await anna.open(2, bots, { game: "goofspiel", ...more });
  await bela.sit(table, "Béla");
  const seats = [await anna.join(table), await bela.join(table)];
  await Promise.all([bid(seats[0], "highest"), bid(seats[1], "lowest")]);
  return table;
}

const tagOf = async (guest: Guest): Promise<string> => (await guest.ask("GET", "/api/me")).body.tag;
const page = (asking: Guest, tag: string): Promise<Reply> => asking.ask("GET", `/api/people/${tag}`);
const ladder = async (asking: Guest, players: number) =>
  (await asking.ask("GET", `/api/ladder/goofspiel/${players}`)).body.entries;

/** Counts every finished game as a draw in which nobody got a point. */
async function miscount(store: Store): Promise<void> {
  const wrong: Parameters<Store["recount"]>[0][number][] = [];
  for (const { table } of await store.finishedTables()) {
    const scores = (await store.outcomeOf(table))?.result.scores ?? [];
    const result = { scores: scores.map(() => 0), ranks: scores.map(() => 1) };
    wrong.push({ table, outcome: { result, sources: scores.map(() => ({})) } });
  }
  await store.recount(wrong);
}

/** The places of these people on a ladder that others stand on too. */
async function placesOf(people: readonly Guest[], players: number) {
  const tags = await Promise.all(people.map(tagOf));
  const entries = await ladder(people[0], players);
  return entries.filter(({ tag }: { tag?: string }) => tag !== undefined && tags.includes(tag));
}

describe("how skills change", () => {
  const skills = (...who: string[]) => new Map(who.map((one) => [one, unknownSkill()]));

  test("the winner gains, the loser loses, equals stay together", () => {
    const after = skillsAfter(
      [
        { who: "a", rank: 2 },
        { who: "b", rank: 1 },
        { who: "c", rank: 2 },
      ],
      skills("a", "b", "c"),
    );
    const mu = (who: string): number => after.get(who)?.mu ?? 0;
    expect(mu("b")).toBeGreaterThan(mu("a"));
    expect(mu("a")).toBeCloseTo(mu("c"));
    expect(after.get("a")?.sigma).toBeLessThan(unknownSkill().sigma);
  });

  test("a bot in two seats has one skill, and learns nothing from meeting itself alone", () => {
    const [first, second] = [
      { who: "bot:x", rank: 1 },
      { who: "bot:x", rank: 2 },
    ];
    expect(skillsAfter([first, second], skills("bot:x"))).toEqual(new Map());
    expect(skillsAfter([first, second, { who: "a", rank: 3 }], skills("bot:x", "a")).size).toBe(2);
  });
});

describe("ratings", () => {
  const shared = sharedServer();

  test("a finished game between people counts for the ladder, bots included, and for everybody's page", async () => {
    const { guest, store } = shared();
    const [anna, bela, stranger] = [guest(), guest(), guest()];
    const table = await play(anna, bela, 1);
    const record = (await anna.ask("GET", `/api/tables/${table}/record`)).body;
    const [tag, other] = [await tagOf(anna), await tagOf(bela)];

    const entries = await ladder(stranger, 3);
    expect(entries.map(({ name }: { name: string }) => name).sort()).toEqual(["Anna", "Béla", "random"]);
    expect(entries.find(({ bot }: { bot?: string }) => bot === "random")).not.toHaveProperty("tag");
    const ratings = entries.map(({ rating }: { rating: number }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    expect(await ladder(stranger, 2)).toEqual([]);

    const { body } = await page(stranger, tag);
    const [annas, belas] = record.result.ranks;
    expect(body).toMatchObject({
      name: "Anna",
      tag,
      ratings: [{ game: "goofspiel", players: 3, games: 1 }],
      results: [{ game: "goofspiel", players: 3, rated: true, rank: annas, score: record.result.scores[0] }],
      finishes: [{ game: "goofspiel", players: 3, rank: annas, games: 1 }],
    });
    expect(body.against).toContainEqual({
      name: "Béla",
      tag: other,
      game: "goofspiel",
      wins: Number(annas < belas),
      losses: Number(annas > belas),
      draws: Number(annas === belas),
    });
    expect(body.results[0]).not.toHaveProperty("table");
    expect((await page(anna, tag)).body.results[0].table).toBe(table);

    const people = (await store.table(table))?.places.flatMap(({ person }) => person ?? []) ?? [];
    expect(people).toHaveLength(2);
    for (const id of people) expect(JSON.stringify([entries, body])).not.toContain(id);
    expect(await page(stranger, "0000000000000000")).toMatchObject({ status: 404, body: { code: "unknown-person" } });
  });

  test("tables that were opened as unrated, and those with one person, leave results but no rating", async () => {
    const { guest } = shared();
    const [anna, bela] = [guest(), guest()];
    const table = await play(anna, bela, 0, { rated: false });
    expect((await anna.ask("GET", `/api/tables/${table}`)).body.rated).toBe(false);
    const alone = await anna.open(1, 1, { game: "goofspiel" });
    expect((await anna.ask("GET", `/api/tables/${alone}`)).body.rated).toBe(false);
    const seat = await anna.join(alone);
    expect(await seat.until((m) => m.type === "table")).toMatchObject({ table: { rated: false } });
    await seat.playOut();
    expect(await placesOf([anna, bela], 2)).toEqual([]);
    const { body } = await page(anna, await tagOf(anna));
    expect(body.results.map(({ rated }: { rated: boolean }) => rated)).toEqual([false, false]);
  });

  test("one alone among bots may want it to count, and the table says so to the page, which then gives no hints", async () => {
    const { guest } = shared();
    const anna = guest();
    const table = await anna.open(1, 1, { game: "goofspiel", rated: true });
    const seat = await anna.join(table);
    expect(await seat.until((m) => m.type === "table")).toMatchObject({ table: { rated: true } });
    await seat.playOut();
    expect(await placesOf([anna], 2)).toHaveLength(1);
    expect((await ladder(anna, 2)).map(({ bot }: { bot?: string }) => bot)).toContain("random");
  });

  test("nothing that happens after the end counts it twice", async () => {
    const { guest } = shared();
    const [anna, bela] = [guest(), guest()];
    const table = await play(anna, bela, 0);
    const seat = await anna.join(table);
    await seat.until((m) => m.type === "table");
    expect(await seat.command({ type: "leave" })).toMatchObject({ type: "done" });
    expect((await placesOf([anna, bela], 2)).map(({ games }: { games: number }) => games)).toEqual([1, 1]);
  });

  test("where points came from is counted up by game, for people and for bots, who have a page too", async () => {
    const { guest, store } = await testServer();
    const [anna, bela] = [guest(), guest()];
    const table = await anna.open(2, 1);
    await bela.sit(table, "Béla");
    const seats = [await anna.join(table), await bela.join(table)];
    await Promise.all(seats.map((seat) => seat.playOut()));
    const { scores } = (await anna.ask("GET", `/api/tables/${table}/record`)).body.result;
    const tag = await tagOf(anna);
    const pages = async () => [(await page(bela, tag)).body, (await bela.ask("GET", "/api/bots/random")).body];
    const before = await pages();
    const total = ({ plans }: { plans: { points: number }[] }) => plans.reduce((sum, { points }) => sum + points, 0);
    expect(before.map(total)).toEqual([scores[0], scores[2]]);
    expect(before[0].plans.map(({ source }: { source: string }) => source).sort()).toEqual([
      "blue",
      "green",
      "red",
      "white",
      "yellow",
    ]);
    expect(before[1]).toMatchObject({ bot: "random", ratings: [{ game: "sultan", players: 3, games: 1 }] });
    expect(before[1].results[0]).not.toHaveProperty("table");
    await miscount(store);
    expect((await pages()).map(total)).toEqual([0, 0]);
    await rebuildRatings(store, games);
    expect(await pages()).toEqual(before);
    expect((await bela.ask("GET", "/api/bots/nobody")).body.code).toBe("unknown-person");
  });

  test("counted up again from the logs, everything comes out the same", async () => {
    const { guest, store } = await testServer();
    const [anna, bela] = [guest(), guest()];
    for (let game = 0; game < 2; game++) await play(anna, bela, 0);
    await play(bela, anna, 1);
    const tag = await tagOf(anna);
    const all = async () => [await ladder(anna, 2), await ladder(anna, 3), (await page(anna, tag)).body];
    const before = await all();
    expect(before[0]).toHaveLength(2);
    await miscount(store);
    expect(await ladder(anna, 2)).not.toEqual(before[0]);
    expect(await rebuildRatings(store, games)).toEqual({ counted: 3, kept: 0 });
    expect(await all()).toEqual(before);
  });

  test("resigning costs the rated game whatever the bot makes of it, and nothing wins it back", async () => {
    const { guest, store } = shared();
    const [anna, bela, stranger] = [guest(), guest(), guest()];
    const table = await anna.open(2, 0, { game: "goofspiel" });
    await bela.sit(table, "Béla");
    const [hers, his, watching] = [await anna.join(table), await bela.join(table), await stranger.join(table)];
    await hers.asked();
    await hers.act();
    expect(await watching.command({ type: "resign" })).toMatchObject({ code: "not-seated" });
    expect(await hers.command({ type: "resign", id: "resign-once" })).toMatchObject({ type: "done" });
    expect(await hers.command({ type: "resign", id: "resign-once" })).toMatchObject({ type: "done" });
    for (const type of ["resign", "back"]) expect(await hers.command({ type })).toMatchObject({ code: "resigned" });
    expect((await anna.ask("GET", "/api/tables")).body.tables).toEqual([]);
    await bid(his, "lowest");
    expect(await hers.command({ type: "back" })).toMatchObject({ code: "resigned" });
    expect(await his.command({ type: "resign" })).toMatchObject({ code: "game-over" });

    const ranks = async () =>
      Promise.all([anna, bela].map(async (one) => (await page(stranger, await tagOf(one))).body.results[0].rank));
    expect(await ranks()).toEqual([2, 1]);
    const [first, last] = await placesOf([anna, bela], 2);
    expect([first.name, last.name]).toEqual(["Béla", "Anna"]);
    await rebuildRatings(store, games);
    expect(await ranks()).toEqual([2, 1]);
  });
});
