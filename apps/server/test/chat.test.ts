import type { ChatEntry, Message } from "@serai/table";
import { describe, expect, test } from "vitest";
import { type Guest, type Seat, sharedServer, testServer } from "./test-server.ts";

const shared = sharedServer();

type Chat = Extract<Message, { type: "chat" }>;
const isChat = (message: Message): message is Chat => message.type === "chat";

/** Every line a seat has heard, room by room. */
const linesOf = (seat: Seat, room: string): ChatEntry[] =>
  seat.heard.filter(isChat).flatMap((chat) => (chat.room === room ? chat.entries : []));

const hears = (seat: Seat, text: string): Promise<Chat> =>
  seat.until((m): m is Chat => isChat(m) && m.entries.some((entry) => entry.text === text));

const join = async (guest: Guest, table: string): Promise<Seat> => {
  const seat = await guest.join(table);
  await seat.until((m) => m.type === "table" || m.type === "gathering" || m.type === "refused");
  return seat;
};

/** Two people play, two watch; one more watches without a name. */
async function party(clock?: { at: number }) {
  const { guest, store } = clock ? await testServer(undefined, clock) : shared();
  const [anna, bela, cili, dora, nameless] = [guest(), guest(), guest(), guest(), guest()];
  const table = await anna.open(2, 0, { game: "goofspiel" });
  await bela.sit(table, "Béla");
  await cili.ask("PUT", "/api/me", { name: "Cili" });
  await dora.ask("PUT", "/api/me", { name: "Dóra" });
  return { anna, bela, cili, dora, nameless, table, store, guest };
}

describe("chat", () => {
  test("players and watchers talk apart while the game runs; after the end both read both", async () => {
    const { anna, bela, cili, dora, table } = await party();
    const seats = [await join(anna, table), await join(bela, table)];
    const watchers = [await join(cili, table), await join(dora, table)];
    expect(await seats[0].command({ type: "say", text: "  jó <b>játékot</b>! " })).toMatchObject({ type: "done" });
    await watchers[0].command({ type: "say", text: "Anna is winning" });
    await hears(seats[1], "jó <b>játékot</b>!");
    const heard = await hears(watchers[1], "Anna is winning");
    expect(heard).toMatchObject({
      room: "spectators",
      entries: [{ number: 1, name: "Cili", mine: false, muted: false }],
    });
    expect(heard.entries[0]).not.toHaveProperty("seat");
    // People who join later read the same and no more.
    const [late, lateWatcher] = [await join(bela, table), await join(dora, table)];
    expect(await late.until(isChat)).toMatchObject({ room: "players", entries: [{ name: "Anna", seat: 0 }] });
    expect(await lateWatcher.until(isChat)).toMatchObject({ room: "spectators", entries: [{ name: "Cili" }] });
    for (const seat of [...seats, late]) expect(linesOf(seat, "spectators")).toEqual([]);
    for (const seat of [...watchers, lateWatcher]) expect(linesOf(seat, "players")).toEqual([]);

    await Promise.all(seats.map((seat) => seat.playOut()));
    await hears(seats[0], "Anna is winning");
    await hears(watchers[0], "jó <b>játékot</b>!");
    await watchers[0].command({ type: "say", text: "well played" });
    await hears(seats[1], "well played");
    const after = await join(bela, table);
    await hears(after, "well played");
    expect(linesOf(after, "players")).toHaveLength(1);
  });

  test("a line is kept, is said once however often it is sent, and never shows who one is", async () => {
    const { anna, cili, table, store } = await party();
    const seat = await join(anna, table);
    const line = { type: "say", id: "the-same-line", text: "hello" };
    for (let i = 0; i < 3; i++) expect(await seat.command(line)).toEqual({ type: "done", id: "the-same-line" });
    const kept = await store.chat({ table, room: "players", most: 10 });
    expect(kept).toHaveLength(1);
    const watcher = await join(cili, table);
    await watcher.command({ type: "say", text: "hm" });
    await hears(watcher, "hm");
    const stored = await store.table(table);
    const people = [stored?.owner, ...(await store.speakers(table))];
    for (const person of people)
      for (const one of [seat, watcher]) expect(JSON.stringify(one.heard)).not.toContain(person);
  });

  test("nothing is said without a name, too fast, too long or with more than plain text", async () => {
    const time = { at: 1_000_000_000_000, steady: 0 };
    const { anna, nameless, table, store } = await party(time);
    expect(await (await join(nameless, table)).command({ type: "say", text: "boo" })).toMatchObject({
      code: "no-name",
    });
    const seat = await join(anna, table);
    for (const text of ["   ", "x".repeat(301), "two\nlines", "\u202egnippilf"]) {
      seat.send({ type: "say", id: "bad-line-1", text });
      await seat.until((m) => m.type === "refused" && m.code === "malformed");
      seat.heard.length = 0;
    }
    for (let i = 0; i < 5; i++)
      expect(await seat.command({ type: "say", text: "é".repeat(300) })).toMatchObject({ type: "done" });
    expect(await seat.command({ type: "say", text: "more" })).toMatchObject({ type: "refused", code: "too-many" });
    time.steady += 2_000;
    expect(await seat.command({ type: "say", text: "more" })).toMatchObject({ type: "done" });
    expect(await store.chat({ table, room: "players", most: 10 })).toHaveLength(6);
  });

  test("mute is the reader's own, holds at other tables, and can be taken back", async () => {
    const { anna, bela, table } = await party();
    const [a, b] = [await join(anna, table), await join(bela, table)];
    await b.command({ type: "say", text: "spam" });
    const [{ tag }] = (await hears(a, "spam")).entries;
    const mute = (muted: boolean) => anna.ask("PUT", `/api/tables/${table}/chat/${tag}/mute`, { muted });
    expect((await mute(true)).status).toBe(200);
    expect(await a.until((m): m is Chat => isChat(m) && m.entries.some(({ muted }) => muted))).toMatchObject({
      entries: [{ number: 1, tag, muted: true }],
    });
    await b.command({ type: "say", text: "more spam" });
    await hears(b, "more spam");
    const next = await anna.open(2, 0);
    await bela.sit(next, "Béla");
    const there = await join(bela, next);
    await there.command({ type: "say", text: "spam here" });
    const mine = await join(anna, next);
    const [elsewhere] = (await mine.until(isChat)).entries;
    expect(elsewhere).toMatchObject({ muted: true });
    expect(elsewhere.tag).not.toBe(tag);
    expect(JSON.stringify([...a.heard, ...mine.heard])).not.toMatch(/more spam|spam here/);
    await mute(false);
    await hears(a, "more spam");
  });

  test("what a reader can read it can report, and the operator finds it", async () => {
    const { anna, bela, cili, table, store } = await party();
    const b = await join(bela, table);
    await b.command({ type: "say", text: "something bad" });
    const report = (guest: Guest, number: number) =>
      guest.ask("POST", `/api/tables/${table}/chat/players/${number}/report`, { why: "rude" });
    expect((await report(anna, 1)).status).toBe(200);
    expect(await report(anna, 2)).toMatchObject({ status: 404, body: { code: "unknown-line" } });
    expect(await report(cili, 1)).toMatchObject({ status: 404, body: { code: "unknown-line" } });
    expect(await store.reports()).toMatchObject([{ table, number: 1, why: "rude", text: "something bad" }]);
  });
});

describe("watchers", () => {
  test("the owner closes the table to them: who watches is let go, newcomers are refused, players stay", async () => {
    const { anna, bela, cili, table } = await party();
    const [a, b, c] = [await join(anna, table), await join(bela, table), await join(cili, table)];
    const watchers = (guest: Guest, open: boolean) => guest.ask("POST", `/api/tables/${table}/watchers`, { open });
    expect((await watchers(bela, false)).body.code).toBe("not-owner");
    expect((await watchers(anna, false)).status).toBe(200);
    expect(await c.until((m) => m.type === "refused")).toMatchObject({ code: "no-watchers" });
    expect(await c.closed).toBe(1008);
    const again = await join(cili, table);
    expect(again.heard).toMatchObject([{ type: "refused", code: "no-watchers" }]);
    expect((await anna.ask("GET", `/api/tables/${table}`)).body.watchers).toBe(false);
    for (const seat of [a, b])
      expect(await seat.command({ type: "say", text: "alone" })).toMatchObject({ type: "done" });
    await watchers(anna, true);
    expect(await (await join(cili, table)).until((m) => m.type === "table")).toMatchObject({ viewer: "spectator" });
  });

  test("players are told how many watch, and the owner that it is theirs to say; watchers are told neither", async () => {
    const { anna, bela, cili, nameless, table } = await party();
    const [a, b, c] = [await join(anna, table), await join(bela, table), await join(cili, table)];
    const tells = (seat: Seat, said: object) =>
      seat.until((m) => m.type === "watchers" && JSON.stringify(m) === JSON.stringify({ type: "watchers", ...said }));
    await tells(a, { open: true, count: 1, owner: true });
    // Another tab of the same person is no further watcher.
    const more = [await join(cili, table), await join(nameless, table)];
    await tells(b, { open: true, count: 2, owner: false });
    a.heard.length = 0;
    for (const seat of [c, ...more]) await seat.close();
    await tells(a, { open: true, count: 0, owner: true });
    await anna.ask("POST", `/api/tables/${table}/watchers`, { open: false });
    await tells(b, { open: false, count: 0, owner: false });
    expect([...c.heard, ...more.flatMap(({ heard }) => heard)].filter(({ type }) => type === "watchers")).toEqual([]);
  });

  test("a table closed before the start can still be joined by players; who found no seat is let go then", async () => {
    const { guest } = shared();
    const [anna, bela, cili] = [guest(), guest(), guest()];
    const table = await anna.open(2, 0);
    await anna.ask("POST", `/api/tables/${table}/watchers`, { open: false });
    await bela.ask("PUT", "/api/me", { name: "Béla" });
    const [b, c] = [await join(bela, table), await join(cili, table)];
    await bela.sit(table, "Béla");
    expect(await b.until((m) => m.type === "table")).toMatchObject({ viewer: 1 });
    expect(await c.closed).toBe(1008);
    expect(c.heard.some((m) => m.type === "table")).toBe(false);
  });
});
