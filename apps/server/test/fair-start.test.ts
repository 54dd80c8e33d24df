import { goofspiel } from "@serai/games/goofspiel/rules/index.ts";
import { commitmentTo, type FairStart2, keyOf, keyToHex, readRecord, type SeenStart, verify } from "@serai/kernel";
import type { Gathering } from "@serai/table";
import { describe, expect, test } from "vitest";
import { LIMITS } from "../src/limits.ts";
import { type Guest, nonce, type Reply, sharedServer, testServer } from "./test-server.ts";

const sitWith = (guest: Guest, table: string, name: string, own: string): Promise<Reply> =>
  guest.ask("POST", `/api/tables/${table}/sit`, { name, commitment: commitmentTo(own) });
const reveal = (guest: Guest, table: string, own: unknown): Promise<Reply> =>
  guest.ask("POST", `/api/tables/${table}/reveal`, { nonce: own });
const gathering = async (guest: Guest, table: string): Promise<Gathering> =>
  (await guest.ask("GET", `/api/tables/${table}`)).body;
const LIVE = { clock: { kind: "live", decision: 600, reserve: 600 } };
const opened = async (guest: Guest, more: object = LIVE): Promise<string> => {
  const seats = [{ kind: "person" }, { kind: "person" }];
  return (await guest.ask("POST", "/api/tables", { game: "goofspiel", seats, ...more })).body.id;
};

/** What a page keeps at the moment it reveals. */
const keptOf = (
  { id, game, rules, options, commitment, tries, seating, places, mine }: Gathering,
  own: string,
): SeenStart => ({
  ...{ seraiSeen: 1, table: id, game, rules, options, commitment },
  nonces: [{ nonce: own, accepted: true, revealedFor: tries }],
  start: {
    ...{ number: tries, seating, mine: mine ?? -1, begun: true },
    places: places.map(({ kind, name = "", bot = "", salt = "", commitment: hash = "" }) =>
      kind === "bot" ? { kind, bot, name } : { kind, name, salt, commitment: hash },
    ),
  },
});

describe("a fair start", () => {
  const shared = sharedServer();

  test("nonces are revealed when every hash is shown to all; the page's own check then proves the deal", async () => {
    const { guest, store } = shared();
    const [anna, bela] = [guest(), guest()];
    const [annas, belas] = [nonce(), nonce()];
    const table = await opened(anna);
    expect((await sitWith(anna, table, "Anna", annas)).body).toMatchObject({ mine: 0, revealing: false, tries: 0 });
    const there = await anna.join(table);
    expect((await sitWith(bela, table, "Béla", belas)).body).toMatchObject({ mine: 1, revealing: true, tries: 1 });
    const list = await there.until((m) => m.type === "gathering" && m.revealing);
    expect(list).toMatchObject({
      places: [
        { name: "Anna", commitment: commitmentTo(annas), revealed: false },
        { name: "Béla", commitment: commitmentTo(belas), revealed: false },
      ],
    });
    const kept = list.type === "gathering" ? keptOf(list, annas) : undefined;
    expect((await reveal(anna, table, annas)).status).toBe(200);
    expect((await store.table(table))?.status).toBe("gathering");
    expect(JSON.stringify(await gathering(bela, table))).not.toContain(annas);
    expect((await reveal(bela, table, belas)).status).toBe(200);
    await Promise.all([there.playOut(), (await bela.join(table)).playOut()]);
    const { body } = await guest().ask("GET", `/api/tables/${table}/record`);
    const record = readRecord(JSON.stringify(body));
    expect(verify(goofspiel, record, { seen: kept })).toMatchObject({ holds: true, witness: "present", tries: 1 });

    // The host, knowing everything, together with Béla, who sat down last: every other deal is seen to be another.
    const fair = record.fair;
    if (fair === undefined || !("form" in fair)) throw new Error("a fair start");
    for (let i = 0; i < 50; i++) {
      const places = fair.places.map((place) =>
        place.kind === "person" && place.nonce === belas ? { ...place, nonce: nonce() } : place,
      );
      const ground: FairStart2 = { ...fair, places };
      const forged = { ...record, actions: [], fair: ground, key: keyToHex(keyOf(record, ground)) };
      const { findings } = verify(goofspiel, forged, { seen: kept });
      expect(findings).toContainEqual({ claim: "key", holds: true });
      expect(findings).toContainEqual({ claim: "seen-places", holds: false });
    }
  });

  test("a player who does not reveal in time loses the place; the others commit again; the record counts the starts", async () => {
    // Time goes on: how much a person may send depends on it.
    let late = 0;
    const clock = {
      get at() {
        return Date.now() + late;
      },
    };
    const { guest, app } = await testServer(undefined, clock);
    const [anna, bela, cili] = [guest(), guest(), guest()];
    const [first, second, belas, cilis] = [nonce(), nonce(), nonce(), nonce()];
    const table = await opened(anna);
    await sitWith(anna, table, "Anna", first);
    await sitWith(bela, table, "Béla", belas);
    const there = await anna.join(table);
    await reveal(anna, table, first);
    // Béla cannot put another hash in the place of the one that Anna has seen, nor reveal something else.
    expect((await sitWith(bela, table, "Béla", nonce())).body.code).toBe("starting");
    expect((await bela.sit(table, "Béla")).body.code).toBe("starting");
    expect((await reveal(bela, table, nonce())).body.code).toBe("bad-reveal");
    late += LIMITS.reveal + 1;
    await app.rooms.wakeDue();
    const after = await there.until(
      (m) => m.type === "gathering" && m.tries === 1 && !m.revealing && !m.places[1].name,
    );
    expect(after).toMatchObject({ places: [{ name: "Anna", revealed: true }, { kind: "person" }] });
    expect((await reveal(bela, table, belas)).body.code).toBe("not-seated");

    await sitWith(anna, table, "Anna", second);
    // What she revealed for the failed start is worth nothing now.
    expect((await reveal(anna, table, first)).body.code).toBe("bad-reveal");
    expect((await sitWith(cili, table, "Cili", cilis)).body).toMatchObject({ revealing: true, tries: 2 });
    await reveal(cili, table, cilis);
    await reveal(anna, table, second);
    await Promise.all([there.playOut(), (await cili.join(table)).playOut()]);
    const { body } = await guest().ask("GET", `/api/tables/${table}/record`);
    expect(body.fair).toMatchObject({ form: 2, tries: 2 });
    const nonces = body.fair.places.map((place: { nonce: string }) => place.nonce);
    expect(nonces).toEqual([second, cilis]);
  });

  test("a server that goes down between commit and reveal loses nothing, and no player is blamed for its absence", async () => {
    const clock = { at: Date.now() };
    const running = { ticks: () => performance.now() };
    const first = await testServer(undefined, clock, {}, running);
    const [anna, bela] = [first.guest(), first.guest()];
    const [annas, belas] = [nonce(), nonce()];
    const table = await opened(anna);
    await sitWith(anna, table, "Anna", annas);
    await sitWith(bela, table, "Béla", belas);
    await reveal(anna, table, annas);
    await first.close();
    clock.at += 10 * LIMITS.reveal;
    const again = await testServer(first.folder, clock, {}, running);
    await again.app.rooms.wakeDue();
    const [anna2, bela2] = [again.guest(), again.guest()];
    anna2.cookie = anna.cookie;
    bela2.cookie = bela.cookie;
    expect(await gathering(anna2, table)).toMatchObject({
      revealing: true,
      tries: 1,
      places: [
        { name: "Anna", revealed: true },
        { name: "Béla", revealed: false },
      ],
    });
    expect((await reveal(bela2, table, belas)).status).toBe(200);
    expect((await again.store.table(table))?.status).toBe("playing");
  });

  test("players who leave reveal early: the last to sit down starts a table by mail at once; a page cut off has some minutes", async () => {
    const clock = { at: Date.now() };
    const { guest, app, store } = await testServer(undefined, clock);
    const mail = { clock: { kind: "mail", hours: 48 } };
    const [anna, bela] = [guest(), guest()];
    const [annas, belas] = [nonce(), nonce()];
    const begun = await opened(anna, mail);
    await sitWith(anna, begun, "Anna", annas);
    expect((await reveal(anna, begun, annas)).status).toBe(200);
    await sitWith(bela, begun, "Béla", belas);
    await reveal(bela, begun, belas);
    expect((await store.table(begun))?.status).toBe("playing");

    const cutOff = await opened(anna, mail);
    await sitWith(anna, cutOff, "Anna", annas);
    await sitWith(bela, cutOff, "Béla", belas);
    await reveal(bela, cutOff, belas);
    clock.at += LIMITS.revealByMail - 1;
    await app.rooms.wakeDue();
    expect((await gathering(bela, cutOff)).revealing).toBe(true);
    clock.at += 2;
    await app.rooms.wakeDue();
    const after = await gathering(bela, cutOff);
    expect(after).toMatchObject({ revealing: false, tries: 1, mine: 1 });
    expect(after.places[0]).not.toHaveProperty("name");
  });

  test("twice, by somebody else, half, late, a thousand times: refused by name, and nothing changes", async () => {
    const { guest, store } = shared();
    const [anna, bela] = [guest(), guest()];
    const annas = nonce();
    const table = await opened(anna);
    await sitWith(anna, table, "Anna", annas);
    const before = await store.table(table);
    expect((await sitWith(anna, table, "Anna", annas)).status).toBe(200);
    expect((await reveal(bela, table, annas)).body.code).toBe("not-seated");
    for (const half of [annas.slice(2), `${annas}00`, annas.toUpperCase(), 5, null, {}, [annas]])
      expect(await reveal(anna, table, half)).toMatchObject({ status: 400, body: { code: "malformed" } });
    const sit = (body: object): Promise<Reply> => guest().ask("POST", `/api/tables/${table}/sit`, body);
    const hash = commitmentTo(annas);
    for (const wrong of [{ name: "x" }, { name: "x", nonce: annas, commitment: hash }, { name: "x", commitment: "00" }])
      expect(await sit(wrong)).toMatchObject({ status: 400, body: { code: "malformed" } });
    const many = await Promise.all(Array.from({ length: 300 }, () => reveal(anna, table, nonce())));
    for (const { body } of many) expect(["bad-reveal", "too-many"]).toContain(body.code);
    expect(await store.table(table)).toEqual(before);
    const twice = await Promise.all([reveal(anna, table, annas), reveal(anna, table, annas)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    // With the nonce at once, as a client that will not stay may.
    expect((await bela.sit(table, "Béla")).status).toBe(200);
    expect((await store.table(table))?.status).toBe("playing");
    expect((await reveal(anna, table, annas)).status).toBe(200);
    expect((await reveal(anna, table, nonce())).body.code).toBe("bad-reveal");
    expect((await sitWith(anna, table, "Anna", nonce())).body.code).toBe("already-started");
  });

  test("standing up, or being forgotten, ends a start; a table that an older server left full begins when it is looked at", async () => {
    const { guest, store } = await testServer();
    const [anna, bela] = [guest(), guest()];
    const [annas, belas] = [nonce(), nonce()];
    const table = await opened(anna);
    await sitWith(anna, table, "Anna", annas);
    await sitWith(bela, table, "Béla", belas);
    expect((await bela.ask("POST", `/api/tables/${table}/stand`)).status).toBe(200);
    expect(await gathering(anna, table)).toMatchObject({ revealing: false, tries: 1 });
    await sitWith(bela, table, "Béla", belas);
    expect(await gathering(anna, table)).toMatchObject({ revealing: true, tries: 2 });
    await bela.ask("DELETE", "/api/me");
    expect(await gathering(anna, table)).toMatchObject({ revealing: false, tries: 2 });
    expect(await store.dueTables({ by: Number.MAX_SAFE_INTEGER, versions: [] })).toEqual([]);

    const left = await opened(anna);
    const { rules = 1, options = {}, at = 0 } = (await store.table(left)) ?? {};
    const places = ["Anna", "Béla"].map((name) => ({ kind: "person" as const, name, nonce: nonce() }));
    await store.setPlaces({ table: left, revision: 0, places, tries: 0, at, rules, options });
    const there = await anna.join(left);
    await there.until((m) => m.type === "table");
    expect(await store.table(left)).toMatchObject({ status: "playing", tries: 1 });
  });
});
