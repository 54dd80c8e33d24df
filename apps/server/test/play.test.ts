import { sultan } from "@serai/games/sultan/rules/index.ts";
import { readRecord, replay, verify } from "@serai/kernel";
import type { Message } from "@serai/table";
import { describe, expect, test } from "vitest";
import { type Guest, nonce, sharedServer } from "./test-server.ts";

const shared = sharedServer();

describe("a table from the first seat to the end", () => {
  test("two people and a bot play a whole game; the record replays equal and proves the deal", async () => {
    const { guest } = shared();
    const [anna, bela] = [guest(), guest()];
    const table = await anna.open(2, 1);
    const waiting = await anna.join(table);
    expect(await waiting.until((m) => m.type === "gathering")).toMatchObject({
      places: [{ name: "Anna" }, { kind: "person" }, { kind: "bot" }],
      owner: true,
      mine: 0,
    });
    expect((await bela.sit(table, "Béla")).status).toBe(200);
    const seats = [waiting, await bela.join(table)];
    const ends = await Promise.all(seats.map((seat) => seat.playOut()));
    expect(ends.map(({ over }) => over)).toEqual([true, true]);

    const { body } = await guest().ask("GET", `/api/tables/${table}/record`);
    const record = readRecord(JSON.stringify(body));
    expect(replay(sultan, record).differences).toEqual([]);
    expect(record.fair).toMatchObject({
      form: 2,
      tries: 1,
      places: [{ name: "Anna" }, { name: "Béla" }, { kind: "bot" }],
    });
    expect(verify(sultan, record)).toMatchObject({ holds: true, form: 2, witness: "none" });
  });

  test("a finished game can be read as a text, in three languages", async () => {
    const { guest } = shared();
    const anna = guest();
    const table = await anna.open(1, 1, { game: "goofspiel" });
    const seat = await anna.join(table);
    expect((await anna.ask("GET", `/api/tables/${table}/record.txt`)).body.code).toBe("not-over");
    await seat.playOut();
    const read = async (lang: string): Promise<string> =>
      (await guest().ask("GET", `/api/tables/${table}/record.txt?lang=${lang}`)).body;
    const [en, hu, nl] = [await read("en"), await read("hu"), await read("nl")];
    expect(en).toMatch(/Players: Anna, \w+\n/);
    expect(en).toMatch(/^ {2}1\. \w+: bid \d+$/m);
    expect(en).toMatch(/^1\. .+ points?$/m);
    expect(hu).toContain("Játékosok: Anna");
    expect(nl).toContain("Spelers: Anna");
    expect((await guest().ask("GET", `/api/tables/${table}/record.txt?lang=xx`)).body.code).toBe("malformed");
  });

  test("the record, and with it every secret, is not to be had before the end", async () => {
    const { guest } = shared();
    const anna = guest();
    const table = await anna.open(1, 2);
    expect(await anna.ask("GET", `/api/tables/${table}/record`)).toMatchObject({
      status: 409,
      body: { code: "not-over" },
    });
  });

  test("my tables say where it is my turn; the lobby shows public tables that gather", async () => {
    const { guest } = shared();
    const [anna, bela] = [guest(), guest()];
    const open = await anna.open(2, 0, { public: true });
    await anna.open(2, 0);
    const solo = await anna.open(1, 1);
    const seat = await anna.join(solo);
    await seat.asked();
    expect((await bela.ask("GET", "/api/lobby")).body.tables.map(({ id }: { id: string }) => id)).toEqual([open]);
    const mine = (await anna.ask("GET", "/api/tables")).body.tables;
    expect(mine).toHaveLength(3);
    expect(mine[0]).toMatchObject({ id: solo, yourTurn: true, status: "playing" });
    expect((await bela.ask("GET", "/api/tables")).body.tables).toEqual([]);
  });

  test("the owner may let bots take the free places; nobody else may", async () => {
    const { guest } = shared();
    const [anna, bela] = [guest(), guest()];
    const table = await anna.open(3, 0);
    await bela.sit(table, "Béla");
    expect((await bela.ask("POST", `/api/tables/${table}/bots`)).body.code).toBe("not-owner");
    expect((await anna.ask("POST", `/api/tables/${table}/bots`)).status).toBe(200);
    const seat = await anna.join(table);
    expect(await seat.until((m) => m.type === "table")).toMatchObject({
      table: { seats: [{ name: "Anna" }, { name: "Béla" }, { kind: "bot" }] },
    });
  });

  test("a full table takes nobody more; standing up frees a place", async () => {
    const { guest } = shared();
    const [anna, bela, cili] = [guest(), guest(), guest()];
    const table = await anna.open(3, 0);
    await bela.sit(table);
    expect((await bela.ask("POST", `/api/tables/${table}/stand`)).status).toBe(200);
    await cili.sit(table);
    await bela.sit(table);
    expect((await guest().sit(table)).body.code).toBe("already-started");
  });

  test("a rematch is the same table again, and two who tap at the same moment find the same one", async () => {
    const { guest } = shared();
    const [anna, bela] = [guest(), guest()];
    const table = await anna.open(2, 0);
    await bela.sit(table);
    const seats = [await anna.join(table), await bela.join(table)];
    expect((await anna.ask("POST", `/api/tables/${table}/rematch`)).body.code).toBe("not-over");
    await Promise.all(seats.map((seat) => seat.playOut()));
    const again = (person: Guest) => person.ask("POST", `/api/tables/${table}/rematch`);
    const [first, second] = await Promise.all([anna, bela].map(again));
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await seats[1].until((m) => m.type === "rematch")).toEqual({ type: "rematch", id: first.body.id });
    expect((await guest().ask("POST", `/api/tables/${table}/rematch`)).body.code).toBe("not-seated");
  });

  test("seating by lot follows from the key; no two tables share one", async () => {
    const { guest, store } = shared();
    const orders = new Set<string>();
    const secrets = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const table = await guest().open(1, 3, { seating: "random" });
      const stored = await store.table(table);
      orders.add(stored?.places.map(({ seat }) => seat).join() ?? "");
      secrets.add(stored?.secret ?? "");
    }
    expect(orders.size).toBeGreaterThan(3);
    expect(secrets.size).toBe(12);
  });
});

describe("numbered events", () => {
  test("after a reconnect at any event a player gets the rest, each once and in order", async () => {
    const { guest } = shared();
    const anna = guest();
    const table = await anna.open(1, 2);
    const seat = await anna.join(table);
    const first = await seat.asked();
    let number = "number" in first ? first.number : 0;
    for (let turn = 0; turn < 8; turn++) {
      await seat.act();
      await seat.until((m) => m.type === "events" && m.legal.length > 0 && m.number > number);
      const upTo = seat.heard.flatMap((m) => (m.type === "events" && m.number > number ? m.events : []));
      // Every point at which the line could have been lost since the seat's own action.
      for (let lost = 0; lost <= upTo.length; lost++) {
        const again = await anna.join(table, number + lost);
        const message = await again.until((m) => m.type === "events" || m.type === "table");
        expect(message).toMatchObject({ type: "events", events: upTo.slice(lost), number: number + upTo.length });
        await again.close();
      }
      number += upTo.length;
    }
  });

  test("a number that cannot be is answered with everything", async () => {
    const { guest } = shared();
    const anna = guest();
    const table = await anna.open(1, 2);
    expect(await (await anna.join(table, 9_999)).until(() => true)).toMatchObject({ type: "table" });
  });

  test("what the seat acted upon is not shown again, only retold (S-4.2)", async () => {
    const { guest } = shared();
    const anna = guest();
    const table = await anna.open(1, 2);
    const seat = await anna.join(table);
    await seat.asked();
    for (let turn = 0; turn < 4; turn++) {
      await seat.act();
      await seat.asked();
    }
    const again = await (await anna.join(table, 0)).until((m) => m.type === "table" || m.type === "events");
    expect(again.type).toBe("table");
    const kinds = again.type === "table" ? again.log.map((event) => JSON.stringify(event)) : [];
    expect(kinds).toContain('{"kind":"revealed"}');
    expect(kinds.some((event) => event.includes('"kind":"revealed","cards"'))).toBe(false);
  });
});

describe("what was missed", () => {
  type Whole = Extract<Message, { type: "table" }>;
  const isWhole = (message: Message): message is Whole => message.type === "table";
  const wholeFor = async (guest: Guest, table: string): Promise<Whole> => (await guest.join(table)).until(isWhole);

  test("a page opened afresh gets what happened since its seat's own action, as it happened, and where that starts", async () => {
    const { guest } = shared();
    const anna = guest();
    const table = await anna.open(1, 2);
    const seat = await anna.join(table);
    await seat.asked();
    for (let turn = 0; turn < 8; turn++) {
      const { number } = await wholeFor(anna, table);
      await seat.act();
      await seat.until((m) => m.type === "events" && m.legal.length > 0 && m.number > number);
      const news = seat.heard.filter((m) => m.type === "events" && m.number > number);
      const [own, ...others] = news.flatMap((m) => (m.type === "events" ? [m] : []));
      const whole = await wholeFor(anna, table);
      expect(whole.missed).toEqual(others.flatMap(({ events }) => events));
      expect(whole.before).toEqual(others.length > 0 ? own.view : undefined);
      expect(whole.log.length + whole.missed.length).toBeLessThanOrEqual(whole.number);
      expect(whole.view).toEqual(seat.standing.view);
    }
  });

  test("what bots did for an absent seat is missed too; a watcher has missed nothing", async () => {
    const { guest } = shared();
    const [anna, bela, watcher] = [guest(), guest(), guest()];
    const table = await anna.open(2, 0, { game: "goofspiel" });
    await bela.sit(table, "Béla");
    const seats = [await anna.join(table), await bela.join(table)];
    await Promise.all(seats.map((seat) => seat.asked()));
    for (const seat of seats) await seat.act("bid 4");
    await seats[0].command({ type: "leave" });
    await seats[0].until((m) => m.type === "events" && m.decision === 2);
    await seats[1].act("bid 5");
    await seats[0].command({ type: "back" });
    const { missed } = await wholeFor(anna, table);
    expect(missed).toContainEqual({ table: "away", seat: 0, why: "left" });
    expect(missed.filter((event) => JSON.stringify(event).includes('"bids"'))).toHaveLength(2);
    expect(missed.at(-1)).toEqual({ table: "back", seat: 0 });
    const watched = await wholeFor(watcher, table);
    expect(watched).toMatchObject({ missed: [], viewer: "spectator" });
    expect(watched).not.toHaveProperty("before");
    expect(watched.log).toHaveLength(watched.number);
  });
});

describe("commands", () => {
  test("sent twice, even on another socket, a command is done once", async () => {
    const { guest, store } = shared();
    const anna = guest();
    const table = await anna.open(1, 1, { game: "goofspiel" });
    const seat = await anna.join(table);
    await seat.asked();
    const command = { type: "act", id: "the-same-id", decision: 0, action: "bid 4" };
    seat.send(command);
    seat.send(command);
    await seat.until((m) => m.type === "done");
    const other = await anna.join(table);
    expect(await other.command(command)).toEqual({ type: "done", id: "the-same-id" });
    const mine = (await store.log(table)).filter(({ what }) => what.kind === "move" && what.line === "0 bid 4");
    expect(mine).toHaveLength(1);
  });

  test("an answer to a decision that was answered already is stale", async () => {
    const { guest } = shared();
    const anna = guest();
    const table = await anna.open(1, 1, { game: "goofspiel" });
    const seat = await anna.join(table);
    await seat.asked();
    await seat.act("bid 4");
    expect(await seat.command({ type: "act", decision: 0, action: "bid 5" })).toMatchObject({
      type: "refused",
      code: "stale",
    });
  });

  test("simultaneous bids never collide, in whatever order they arrive", async () => {
    const { guest } = shared();
    const guests = [guest(), guest(), guest(), guest()];
    const table = await guests[0].open(4, 0, { game: "goofspiel" });
    for (const one of guests.slice(1)) await one.sit(table);
    const seats = await Promise.all(guests.map((one) => one.join(table)));
    for (let round = 0; round < 13; round++) {
      await Promise.all(seats.map((seat) => seat.asked()));
      const order = [...seats].sort(() => Math.random() - 0.5);
      const answers = await Promise.all(order.map((seat) => seat.act()));
      expect(answers.map(({ type }) => type)).toEqual(["done", "done", "done", "done"]);
      await Promise.all(
        seats.map((seat) =>
          seat.until((m) => m.type === "events" && m.decision === round + 1 && m.deciders.length !== 1),
        ),
      );
    }
    expect((await seats[0].asked()).over).toBe(true);
  });
});

test("a guest may sit down again under another name before the start", async () => {
  const { guest } = shared();
  const anna = guest();
  const table = await anna.open(2, 0);
  await anna.ask("POST", `/api/tables/${table}/sit`, { name: "Annamária", nonce: nonce() });
  expect((await anna.ask("GET", `/api/tables/${table}`)).body.places[0].name).toBe("Annamária");
  expect((await anna.ask("GET", "/api/me")).body).toMatchObject({ name: "Annamária", passkey: false });
});
