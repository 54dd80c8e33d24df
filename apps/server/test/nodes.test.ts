import { once } from "node:events";
import { createServer, Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { commitmentTo } from "@serai/kernel";
import { type Message, WriteConflict } from "@serai/table";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { games } from "../src/games/installed.ts";
import { rebuildRatings } from "../src/ratings/rebuild.ts";
import { CannotSave } from "../src/store/cannot-save.ts";
import type { Change, Nodes } from "../src/store/nodes.ts";
import { openPostgres } from "../src/store/postgres/postgres.ts";
import type { Store } from "../src/store/store.ts";
import { Authenticator, challengeFor, make, show } from "./attack/authenticator.ts";
import { FATAL, FAULTY } from "./faults/faulty-games.ts";
import { newDatabase, startPostgres, type TestPostgres } from "./postgres.ts";
import { second as changedGame } from "./rules/versions.ts";
import { at, GAME, node, openNode, seatedApart } from "./test-nodes.ts";
import { Guest, nonce, type Seat } from "./test-server.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
  return () => postgres.remove();
});

async function twoNodes() {
  const url = await newDatabase(postgres.address);
  return { url, first: await node(url), second: await node(url) };
}

type TwoNodes = Awaited<ReturnType<typeof twoNodes>>;

const TRY_AGAIN_MS = 200;

/** A second server to which no news comes; and a way to bring it some. */
async function deafSecond() {
  const url = await newDatabase(postgres.address);
  let tell: (change: Change) => void = () => {};
  const deaf = (store: Store): Store => {
    const { nodes } = store;
    const others: Nodes = {
      isShared: true,
      claim: (what) => nodes.claim(what),
      keepPresence: (here) => nodes.keepPresence(here),
      exchangeWatchers: (here) => nodes.exchangeWatchers(here),
      isElsewhere: (who) => nodes.isElsewhere(who),
      onChange(listener) {
        tell = listener;
      },
    };
    return Object.create(store, { nodes: { value: others } });
  };
  return { url, first: await node(url), second: await node(url, deaf), tell: (change: Change) => tell(change) };
}

/** Milliseconds by the database's clock. */
const NOW = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint";

/** What a server that died does not give back: its claim holds for so many milliseconds yet. Until when that is. */
async function leaveLease(url: string, what: string, ms: number): Promise<number> {
  const text = `INSERT INTO leases (name, node, until) VALUES ('${what}', 'died', ${NOW} + ${ms})
                ON CONFLICT (name) DO UPDATE SET node = excluded.node, until = excluded.until RETURNING until`;
  return Number((await postgres.run(url, text))[0].until);
}

/** Joins as soon as the server has its database again, as a page tries again. */
async function answering(guest: Guest, table: string): Promise<Seat> {
  for (;;) {
    const seat = await guest.join(table).catch(() => undefined);
    const heard = await seat?.until(({ type }) => type === "table" || type === "refused").catch(() => undefined);
    if (seat !== undefined && heard?.type === "table") return seat;
    await seat?.close();
    await setTimeout(TRY_AGAIN_MS);
  }
}

const eventsOf = (seat: Seat): number[] =>
  seat.heard.flatMap((message) => (message.type === "events" ? [message.number] : []));

describe("two servers on one database", () => {
  let both: TwoNodes;
  beforeAll(async () => {
    const url = await newDatabase(postgres.address);
    both = { url, first: await openNode(url), second: await openNode(url) };
  });
  afterAll(async () => {
    await both.first.close();
    await both.second.close();
  });

  test("people at different servers play a game to its end; both hear everything, in order", async () => {
    const { first, second, anna, bela, table } = await seatedApart(both);
    const seats = [await anna.join(table), await bela.join(table)];
    const [one, other] = await Promise.all(seats.map((seat) => seat.playOut()));
    expect(one.over && other.over).toBe(true);
    expect({ ...Object(one.view), viewer: 1 }).toEqual(other.view);
    for (const seat of seats) expect(eventsOf(seat)).toEqual([...eventsOf(seat)].sort((a, b) => a - b));
    expect(await first.store.log(table)).toEqual(await second.store.log(table));
    expect((await at(second, anna).ask("GET", `/api/tables/${table}/record`)).status).toBe(200);
  });

  test("a person at two servers at once acts at either; a command sent to both is done once", async () => {
    const { first, second, anna, bela, table } = await seatedApart(both);
    const [here, there, rival] = [await anna.join(table), await at(second, anna).join(table), await bela.join(table)];
    const { decision, legal } = await here.asked();
    await there.asked();
    const command = { type: "act", id: "one-command-1", decision, action: legal[0] };
    const answers = await Promise.all([here.command(command), there.command(command)]);
    expect(answers.map(({ type }) => type)).toEqual(["done", "done"]);
    await rival.asked();
    await rival.act();
    await there.until(
      (message) => message.type === "events" && message.decision > decision && message.legal.length > 0,
    );
    await there.act();
    expect((await first.store.log(table)).map(({ what }) => what.kind)).toEqual(["move", "move", "move"]);
  });

  test("of two entries with the same number one is kept, and the other is refused as a write conflict", async () => {
    const { first, second, anna, table } = await seatedApart(both);
    await anna.join(table);
    const entry = {
      table,
      number: 1,
      entry: { what: { kind: "back", seat: 0 }, at: 1 },
      summary: { deciders: 0, over: false },
      awaited: [],
    } as const;
    const outcomes = await Promise.allSettled([first.store.append(entry), second.store.append(entry)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: expect.any(WriteConflict) });
  });

  test("the last place is given once, whichever server is asked", async () => {
    const { first, second } = both;
    const anna = new Guest(first.address);
    const table = await anna.open(2, 0, GAME);
    const guests = [
      new Guest(first.address),
      new Guest(second.address),
      new Guest(first.address),
      new Guest(second.address),
    ];
    const answers = await Promise.all(guests.map((guest) => guest.sit(table, "Béla")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await first.store.table(table))?.status).toBe("playing");
  });

  test("people who are new sit down at different servers at the same moment", async () => {
    const { first, second } = both;
    const anna = new Guest(first.address);
    const table = await anna.open(3, 0, { game: "sultan", clock: { kind: "none" } });
    // Both know the table.
    await at(second, anna).ask("GET", `/api/tables/${table}`);
    const sat = await Promise.all([
      new Guest(first.address).sit(table, "Béla"),
      new Guest(second.address).sit(table, "Cili"),
    ]);
    expect(sat.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("many tables begin at the same moment: none has to wait for another", async () => {
    const { first, second } = both;
    const begin = async (i: number): Promise<number> => {
      const guest = new Guest((i % 2 === 0 ? first : second).address);
      const seats = [{ kind: "person" }, { kind: "person" }];
      const { body } = await guest.ask("POST", "/api/tables", { ...GAME, seats });
      await guest.sit(body.id);
      const other = new Guest(second.address);
      return (await other.sit(body.id)).status;
    };
    const statuses = await Promise.all(Array.from({ length: 16 }, (_, i) => begin(i)));
    expect(statuses).toEqual(statuses.map(() => 200));
  });

  test("a game that ends at one server while ratings are rebuilt at another keeps its result and counts", async () => {
    const { first, second, anna, bela, table } = await seatedApart(both);
    const seats = [await anna.join(table), await bela.join(table)];
    const rebuilding: Store = Object.create(second.store, {
      recount: {
        async value(replayed: Parameters<Store["recount"]>[0]) {
          await Promise.all(seats.map((seat) => seat.playOut()));
          return second.store.recount(replayed);
        },
      },
    });
    const { tag } = (await anna.ask("GET", "/api/me")).body;
    await rebuildRatings(rebuilding, games);
    const page = await first.store.playerPage({ tag });
    expect(page?.results).toMatchObject([{ table, game: "goofspiel" }]);
    expect(page?.finishes).toMatchObject([{ games: 1 }]);
    await rebuildRatings(second.store, games);
    expect(await first.store.playerPage({ tag })).toEqual(page);
  });

  test("a game that is set aside, a table closed to watchers, and whom one reads no more reach people at the other server", async () => {
    const { first, second, anna, bela, table } = await seatedApart(both);
    const [here, there, alsoHere] = [
      await anna.join(table),
      await bela.join(table),
      await at(second, anna).join(table),
    ];
    await Promise.all([here, there, alsoHere].map((seat) => seat.asked()));
    await anna.ask("POST", `/api/tables/${table}/watchers`, { open: false });
    await there.until((message) => message.type === "watchers" && !message.open);

    await there.command({ type: "say", text: "Szia!" });
    const says = await here.until((message) => message.type === "chat");
    const [{ tag }] = says.type === "chat" ? says.entries : [];
    await anna.ask("PUT", `/api/tables/${table}/chat/${tag}/mute`, { muted: true });
    const isMuted = (message: Message): boolean =>
      message.type === "chat" && message.entries.some(({ muted }) => muted);
    await Promise.all([here, alsoHere].map((seat) => seat.until(isMuted)));

    await first.store.setAside(table);
    await there.until((message) => message.type === "refused" && message.code === "table-broken");
  });

  test("players are told how many look on at any server, each once", async () => {
    const { first, second, anna, bela, table } = await seatedApart(both);
    const seat = await anna.join(table);
    await (await bela.join(table)).asked();
    const cili = new Guest(second.address);
    await cili.ask("PUT", "/api/me", { name: "Cili" });
    const counts = (count: number) =>
      seat.until((message) => message.type === "watchers" && message.count === count).then(() => seat.heard.splice(0));
    const watching = [
      await cili.join(table),
      await at(first, cili).join(table),
      await new Guest(second.address).join(table),
    ];
    await counts(2);
    await Promise.all(watching.map((watcher) => watcher.close()));
    await counts(0);
  });

  test("a challenge for a passkey that was answered at one server holds at no other", async () => {
    const [here, there] = [both.first.address, both.second.address];
    const passkey = new Authenticator();
    expect((await make(new Guest(here), passkey, here)).status).toBe(200);
    const challenge = await challengeFor(new Guest(here), "passkey", here);
    expect((await show(new Guest(here), passkey, here, challenge)).status).toBe(200);
    expect((await show(new Guest(there), passkey, there, challenge)).body.code).toBe("bad-passkey");
    expect((await show(new Guest(there), passkey, there)).status).toBe(200);
  });

  test("chat, a closed table and a device sent away reach the other server", async () => {
    const { second, anna, bela, table } = await seatedApart(both);
    const [here, there] = [await anna.join(table), await bela.join(table)];
    await here.asked();
    await there.asked();
    const watcher = await new Guest(second.address).join(table);
    await watcher.until((message) => message.type === "table");
    await here.command({ type: "say", text: "Szia!" });
    await there.until((message) => message.type === "chat" && message.entries.some(({ text }) => text === "Szia!"));
    await anna.ask("POST", `/api/tables/${table}/watchers`, { open: false });
    await watcher.until((message) => message.type === "refused" && message.code === "no-watchers");
    const { body } = await bela.ask("GET", "/api/me/devices");
    const elsewhere = at({ address: anna.address }, bela);
    await elsewhere.ask("DELETE", `/api/me/devices/${body.devices[0].id}`);
    await there.closed;
  });
});

describe("servers that come and go", () => {
  test.each(["ended", "died"])("bots of a server that %s play on at another one", async (how) => {
    const { first, second, url } = await twoNodes();
    const anna = new Guest(first.address);
    const table = await anna.open(1, 1, GAME);
    const seat = await anna.join(table);
    await seat.asked();
    // First, so that closing does not give it back.
    if (how === "died") await leaveLease(url, `table ${table}`, 4_000);
    await first.close();
    const back = await at(second, anna).join(table);
    expect((await back.playOut()).over).toBe(true);
  });

  test("the database is cut off and comes back: players are told, nothing acknowledged is lost, play goes on", async () => {
    const { first, second, anna, bela, table, url } = await seatedApart(await twoNodes());
    const seats = [await anna.join(table), await bela.join(table)];
    await Promise.all(seats.map((seat) => seat.asked()));
    await seats[0].act();
    await postgres.stop();
    expect(await seats[1].act()).toMatchObject({ type: "refused", code: "cannot-save" });
    await postgres.start();
    // Either server can be asked again.
    await Promise.all([anna, bela].map((guest) => answering(guest, table)));
    await postgres.cut(url);
    const again = await Promise.all([anna, bela].map((guest) => answering(guest, table)));
    const ends = await Promise.all(again.map((seat) => seat.playOut()));
    expect(ends.every(({ over }) => over)).toBe(true);
    expect((await first.store.log(table)).length).toBe((await second.store.log(table)).length);
  });

  test("a server is closed in mid-game, with a move under way: everybody goes on at the other one, and nothing is lost", async () => {
    const { first, second, anna, bela, table } = await seatedApart(await twoNodes());
    const both = [anna, at(first, bela)];
    const seats = await Promise.all(both.map((guest) => guest.join(table)));
    const { decision, legal } = await seats[0].asked();
    const command = { type: "act", id: "sent-while-closing", decision, action: legal[0] };
    seats[0].send(command);
    first.app.drain();
    await first.close();
    // 1001: the page knows that it is to connect again.
    expect(await Promise.all(seats.map(({ closed }) => closed))).toEqual([1001, 1001]);
    const [here, there] = await Promise.all(both.map((guest) => at(second, guest).join(table)));
    await here.until((message) => message.type === "table");
    expect(await here.command(command)).toMatchObject({ type: "done" });
    const ends = await Promise.all([here.playOut(), there.playOut()]);
    expect(ends.every(({ over }) => over)).toBe(true);
    const kept = (await second.store.log(table)).filter((entry) => entry.command?.endsWith("sent-while-closing"));
    expect(kept).toHaveLength(1);
  });

  test("what the database kept without being able to say so is told all the same, once", async () => {
    const url = await newDatabase(postgres.address);
    let fails = 1;
    const one = await node(url, (store) =>
      Object.create(store, {
        append: {
          value: async (entry: Parameters<Store["append"]>[0]) => {
            await store.append(entry);
            if (fails-- > 0) throw new CannotSave("the connection was lost");
          },
        },
      }),
    );
    const [anna, bela] = [new Guest(one.address), new Guest(one.address)];
    const table = await anna.open(2, 0, GAME);
    await bela.sit(table, "Béla");
    const seats = [await anna.join(table), await bela.join(table)];
    const [{ decision, legal }] = await Promise.all(seats.map((seat) => seat.asked()));
    const command = { type: "act", id: "kept-unanswered", decision, action: legal[0] };
    expect(await seats[0].command(command)).toMatchObject({ type: "refused", code: "cannot-save" });
    await seats[1].until(({ type }) => type === "events");
    seats[0].heard.length = 0;
    expect(await seats[0].command(command)).toMatchObject({ type: "done" });
    expect(await one.store.log(table)).toHaveLength(1);
  });

  test("a start that could not be kept leaves nothing behind: what another server begins is what everybody is dealt", async () => {
    const url = await newDatabase(postgres.address);
    let fails = 1;
    const one = await node(url, (store) =>
      Object.create(store, {
        beginGame: {
          value: async (start: Parameters<Store["beginGame"]>[0]) => {
            if (fails-- > 0) throw new CannotSave("the connection was lost");
            return store.beginGame(start);
          },
        },
      }),
    );
    const other = await node(url);
    const [anna, bela] = [new Guest(one.address), new Guest(one.address)];
    await bela.ask("PUT", "/api/me", { name: "Béla" });
    const table = await anna.open(2, 0);
    const here = await anna.join(table);
    expect((await bela.sit(table, "Béla")).body.code).toBe("cannot-save");
    expect((await one.store.table(table))?.places[1]).toEqual({ kind: "person" });
    // With another nonce: other cards are dealt.
    expect((await at(other, bela).sit(table, "Béla")).status).toBe(200);
    const { view } = await here.until((message) => message.type === "table");
    const there = await at(other, anna).join(table);
    expect(await there.until((message) => message.type === "table")).toMatchObject({ view });
    const ends = await Promise.all([here.playOut(), (await at(other, bela).join(table)).playOut()]);
    expect(ends.every(({ over }) => over)).toBe(true);
  });

  test("somebody who wants to be forgotten is, at every server", async () => {
    const { first, second, anna, bela, table } = await seatedApart(await twoNodes());
    await (await bela.join(table)).asked();
    const person = (await first.store.table(table))?.places[0].person ?? "";
    expect((await at(second, anna).ask("DELETE", "/api/me")).status).toBe(200);
    expect(await first.store.personById(person)).toBeUndefined();
    expect((await second.store.table(table))?.places[0].person).toBeUndefined();
  });

  test("people at another server are not shown the name of somebody who was forgotten", async () => {
    const { anna, bela, table } = await seatedApart(await twoNodes());
    const seat = await bela.join(table);
    await seat.asked();
    expect((await anna.ask("DELETE", "/api/me")).status).toBe(200);
    expect(await seat.closed).toBe(1012);
    const again = await bela.join(table);
    await again.asked();
    expect(JSON.stringify(again.heard)).not.toContain("Anna");
  });
});

test("a table that gathered before rules changed is shown by the new ones at every server, and begins by them", async () => {
  const url = await newDatabase(postgres.address);
  const moduleOf = (name: string) => ({ games: new URL(`./rules/${name}.ts`, import.meta.url).href });
  const before = await openNode(url, undefined, moduleOf("only-first"));
  const [anna, bela] = [new Guest(before.address), new Guest(before.address)];
  const seats = [{ kind: "person" }, { kind: "person" }];
  const table = (await anna.ask("POST", "/api/tables", { ...GAME, seats })).body.id;
  await before.close();
  const one = await node(url, undefined, moduleOf("both"));
  const other = await node(url, undefined, moduleOf("both"));
  const { rules } = changedGame.game;
  const watching = await at(other, anna).join(table);
  const isShown = (sitting: number) => (message: Message) =>
    message.type === "gathering" && message.places.filter(({ name }) => name !== undefined).length === sitting;
  expect(await watching.until(isShown(0))).toMatchObject({ rules });
  await at(one, bela).sit(table, "Béla");
  expect(await watching.until(isShown(1))).toMatchObject({ rules });
  await at(one, anna).sit(table);
  expect(await watching.until(({ type }) => type === "table")).toMatchObject({ table: { rules } });
});

describe("a server to which the news of the others comes late", () => {
  test("refuses nobody for what it has not heard of: places, nonces, the record of a finished game", async () => {
    const { first, second } = await deafSecond();
    const [anna, bela, cili] = [new Guest(first.address), new Guest(first.address), new Guest(second.address)];
    const nonces = [nonce(), nonce()];
    const sit = (guest: Guest, i: number) =>
      guest.ask("POST", `/api/tables/${table}/sit`, { name: `Guest ${i}`, commitment: commitmentTo(nonces[i]) });
    const stand = (guest: Guest) => guest.ask("POST", `/api/tables/${table}/stand`);
    const reveal = (guest: Guest, i: number) => guest.ask("POST", `/api/tables/${table}/reveal`, { nonce: nonces[i] });
    const seats = [{ kind: "person" }, { kind: "person" }];
    const table = (await anna.ask("POST", "/api/tables", { ...GAME, seats })).body.id;
    await sit(anna, 0);
    await cili.sit(table, "Cili");
    await stand(at(first, cili));
    await sit(bela, 1);
    await stand(bela);
    expect((await sit(at(second, bela), 1)).status).toBe(200);
    await stand(bela);
    await sit(bela, 1);
    expect((await reveal(at(second, bela), 1)).status).toBe(200);
    await reveal(anna, 0);
    const playing = await Promise.all([anna, bela].map((guest) => guest.join(table)));
    await Promise.all(playing.map((seat) => seat.playOut()));
    expect((await at(second, anna).ask("GET", `/api/tables/${table}/record`)).status).toBe(200);
  });

  test("tells somebody who comes how the table stands by now", async () => {
    const { first, second, anna, bela, table } = await seatedApart(await deafSecond());
    const [here, there] = [await anna.join(table), await bela.join(table)];
    await Promise.all([here, there].map((seat) => seat.asked()));
    const seats = [here, await at(first, bela).join(table)];
    await Promise.all(seats.map((seat) => seat.playOut()));
    const back = await at(second, anna).join(table);
    expect(await back.until(({ type }) => type === "table")).toMatchObject({ over: true });
    await there.until((message) => "over" in message && message.over);
  });

  test("leads everybody to one rematch", async () => {
    const { first, second, anna, bela, table } = await seatedApart(await deafSecond());
    const seats = await Promise.all([anna, at(first, bela)].map((guest) => guest.join(table)));
    const watcher = await new Guest(second.address).join(table);
    await watcher.until((message) => message.type === "table");
    await Promise.all(seats.map((seat) => seat.playOut()));
    const again = (guest: Guest) => guest.ask("POST", `/api/tables/${table}/rematch`);
    // The one who asks first asks where the end is not known yet.
    const opened = await again(bela);
    expect(opened.status).toBe(201);
    expect((await again(anna)).body).toEqual(opened.body);
  });

  test("gives up no table at which somebody has sat down meanwhile", async () => {
    const { first, second } = await deafSecond();
    const [anna, bela] = [new Guest(second.address), new Guest(first.address)];
    const table = await anna.open(2, 1, GAME);
    await bela.sit(table, "Béla");
    expect((await anna.ask("DELETE", `/api/tables/${table}`)).body.code).toBe("others-play");
  });

  test("frees only the place of the person who deletes their data, also where others have sat down or moved meanwhile", async () => {
    const { first, second } = await deafSecond();
    const [anna, bela] = [new Guest(first.address), new Guest(first.address)];
    const table = await anna.open(2, 0, GAME);
    // The second server knows the table as it was before Béla came.
    expect((await at(second, anna).ask("GET", `/api/tables/${table}`)).status).toBe(200);
    await bela.sit(table, "Béla");
    const seat = await bela.join(table);
    await seat.asked();
    await seat.act();
    expect((await at(second, anna).ask("DELETE", "/api/me")).status).toBe(200);
    const names = (await first.store.table(table))?.places.map(({ name }) => name);
    expect(names).toEqual(["?", "Béla"]);
  });

  test("looks at what it has missed: lines of chat, and browsers that were sent away", async () => {
    const { first, anna, bela, table, tell } = await seatedApart(await deafSecond());
    const [here, there] = [await anna.join(table), await bela.join(table)];
    await here.asked();
    await there.asked();
    await here.command({ type: "say", text: "Szia!" });
    tell({ kind: "missed" });
    await there.until((message) => message.type === "chat" && message.entries.some(({ text }) => text === "Szia!"));
    const { body } = await bela.ask("GET", "/api/me/devices");
    await at(first, bela).ask("DELETE", `/api/me/devices/${body.devices[0].id}`);
    tell({ kind: "missed" });
    expect(await there.closed).toBe(1012);
  });
});

test("people who stay at a table are present there all the time", async () => {
  const url = await newDatabase(postgres.address);
  const [one, other] = [await openPostgres(url), await openPostgres(url)];
  onTestFinished(async () => {
    await one.close();
    await other.close();
  });
  await one.addPerson({ id: "anna", name: "Anna", tag: "anna", keyHash: "key", browser: "", at: 1 });
  const settings = { game: "goofspiel", rules: 1, options: {}, clock: { kind: "none" }, public: false } as const;
  const secrets = { commitment: "commitment", secret: "secret", seating: "given" } as const;
  await one.createTable({ id: "table", ...settings, ...secrets, owner: "anna", at: 1, places: [] });
  const here = { table: "table", person: "anna" };
  await one.nodes.keepPresence([here]);
  const holdsUp = new pg.Client(url);
  await holdsUp.connect();
  await holdsUp.query("BEGIN; LOCK TABLE people IN ACCESS EXCLUSIVE MODE");
  const keeping = one.nodes.keepPresence([here]);
  const waiting = "SELECT 1 FROM pg_locks WHERE NOT granted";
  await expect.poll(async () => (await postgres.run(url, waiting)).length, { timeout: 600_000 }).toBe(1);
  expect(await other.nodes.isElsewhere(here)).toBe(true);
  await holdsUp.end();
  await keeping;
  await one.nodes.keepPresence([]);
  expect(await other.nodes.isElsewhere(here)).toBe(false);
});

/** A network before the PostgreSQL at this address, which can fall silent: then nothing arrives any more, and nobody is told. */
async function silentNetwork(url: string) {
  const near = new Set<Socket>();
  let isSilent = false;
  let open = Promise.resolve();
  // As a network that swallows everything does, it answers no end.
  const proxy = createServer({ allowHalfOpen: true }, (socket) => {
    near.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => near.delete(socket));
    const far = new Socket();
    far.on("error", () => {});
    void open.then(() => far.connect(Number(new URL(url).port), "127.0.0.1"));
    socket.on("data", (bytes) => isSilent || far.write(bytes));
    far.on("data", (bytes) => isSilent || socket.write(bytes));
    far.on("close", () => isSilent || socket.destroy());
    socket.on("end", () => isSilent || socket.end());
    socket.on("close", () => far.destroy());
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    for (const socket of near) socket.destroy();
    proxy.close();
  });
  const through = new URL(url);
  through.port = String(Object(proxy.address()).port);
  return {
    url: through.href,
    near,
    /** Every connection ends; those that are made then wait until the other end is found. */
    cutAndHold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      open = promise;
      for (const socket of near) socket.destroy();
      near.clear();
      return resolve;
    },
    fallSilent() {
      isSilent = true;
    },
    /** How many are still open at the other end: what is sent to one that is gone comes back as an error. */
    stillOpen() {
      for (const socket of near) socket.write(" ");
      return near.size;
    },
  };
}

describe("a server that ends leaves no connection behind, which would keep its process", () => {
  test("where the network to the database has fallen silent", async () => {
    const { url, stillOpen, fallSilent } = await silentNetwork(await newDatabase(postgres.address));
    const store = await openPostgres(url);
    fallSilent();
    await store.close();
    await expect.poll(stillOpen, { timeout: 600_000 }).toBe(0);
  });

  test("where it is just listening anew", async () => {
    const { url, near, cutAndHold } = await silentNetwork(await newDatabase(postgres.address));
    const store = await openPostgres(url);
    const letThrough = cutAndHold();
    await expect.poll(() => near.size, { timeout: 600_000 }).toBe(1);
    const closing = store.close();
    letThrough();
    await closing;
    await expect.poll(() => near.size, { timeout: 600_000 }).toBe(0);
  });
});

test("a table that nobody uses at a server is not read there with every move made at another one", async () => {
  const url = await newDatabase(postgres.address);
  let reads = 0;
  const counting = (store: Store): Store =>
    Object.create(store, {
      table: {
        value: (id: string) => {
          reads++;
          return store.table(id);
        },
      },
    });
  const nodes = { url, first: await node(url, counting), second: await node(url) };
  const { second, anna, bela, table } = await seatedApart(nodes);
  const seats = [await at(second, anna).join(table), await bela.join(table)];
  // Later than what was asked for at the first server is taken into use.
  const { now } = performance;
  vi.spyOn(performance, "now").mockImplementation(() => now.call(performance) + 3_000);
  onTestFinished(() => void vi.restoreAllMocks());
  reads = 0;
  await Promise.all(seats.map((seat) => seat.playOut()));
  expect(reads).toBe(0);
  expect((await (await anna.join(table)).playOut()).over).toBe(true);
});

test("a game is not blamed where its thread ends over another one while a move from another server is read", async () => {
  const url = await newDatabase(postgres.address);
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  const reading = (store: Store): Store =>
    Object.create(store, {
      logAfter: {
        value: async (known: Parameters<Store["logAfter"]>[0]) => {
          const entries = await store.logAfter(known);
          if (isHeld) await held.promise;
          return entries;
        },
      },
    });
  const nodes = { url, first: await node(url), second: await node(url, reading, FAULTY) };
  const { first, second, anna, bela, table } = await seatedApart(nodes);
  const seats = [await anna.join(table), await bela.join(table)];
  for (const seat of seats) await seat.asked();
  const other = new Guest(second.address);
  const looping = await other.join(await other.open(1, 1, { game: "loop" }));
  await looping.asked();
  isHeld = true;
  await seats[0].act();
  looping.act(FATAL).catch(() => {});
  await looping.closed;
  held.resolve();
  const ends = await Promise.all(seats.map((seat) => seat.playOut()));
  expect(ends.map(({ over }) => over)).toEqual([true, true]);
  expect((await first.store.table(table))?.status).toBe("over");
});

test("what is due is seen to by one server at a time; the next takes over when that one ends", async () => {
  const url = await newDatabase(postgres.address);
  const [one, other] = [await openPostgres(url), await openPostgres(url)];
  onTestFinished(() => other.close());
  expect([await one.nodes.claim("bots"), await other.nodes.claim("bots"), await one.nodes.claim("bots")]).toEqual([
    true,
    false,
    true,
  ]);
  await one.close();
  expect(await other.nodes.claim("bots")).toBe(true);
});

test("what a server saw to that died is taken over when its time is over, and not before", async () => {
  const url = await newDatabase(postgres.address);
  const store = await openPostgres(url);
  onTestFinished(() => store.close());
  const clock = async (): Promise<number> => Number((await postgres.run(url, `SELECT ${NOW} AS at`))[0].at);
  await leaveLease(url, "over", -1);
  await leaveLease(url, "long", 3_600_000);
  const until = await leaveLease(url, "soon", 2_000);
  expect(await store.nodes.claim("over")).toBe(true);
  expect(await store.nodes.claim("long")).toBe(false);
  for (let asked = await clock(); !(await store.nodes.claim("soon")); asked = await clock()) {
    expect(asked).toBeLessThanOrEqual(until);
    await setTimeout(TRY_AGAIN_MS);
  }
  expect(await clock()).toBeGreaterThan(until);
});
