import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sultan } from "@serai/games/sultan/rules/index.ts";
import {
  commitmentTo,
  type FairStart,
  type FairStart2,
  FastChance,
  type GameRecord,
  keyOf,
  readOptions,
  recordOf,
  type SeenStart,
  type Verification,
  writeRecord,
  writeSeenStart,
} from "@serai/kernel";
import { playGame, random } from "@serai/search";
import { serve } from "@serai/server";
import { describe, expect, test } from "vitest";
import { serai } from "./serai.ts";

const folder = mkdtempSync(join(tmpdir(), "serai-fair-"));
const secretOf = (letter: string): string => letter.repeat(64);

const terms = { game: "sultan", rules: sultan.rules, options: readOptions(sultan.options, {}, 2) };
const SALT = "00".repeat(16);

const startWith = (secret: string, change: Partial<FairStart2> = {}): FairStart2 => ({
  form: 2,
  table: "a-table",
  secret,
  seating: "given",
  tries: 1,
  places: [
    { kind: "person", name: "Anna", salt: SALT, nonce: secretOf("1") },
    { kind: "person", name: "Béla", salt: SALT, nonce: secretOf("2") },
  ],
  ...change,
});

/** A game dealt from this start, though the hash of `promised` was shown before it. */
function dealt(fair: FairStart, promised: string, change: Partial<GameRecord> = {}): GameRecord {
  const match = playGame({
    game: sultan,
    options: terms.options,
    key: keyOf(terms, fair),
    bots: [random, random],
    chance: new FastChance(5),
  });
  return { ...recordOf(match, ["Anna", "Béla"]), commitment: commitmentTo(promised), fair, ...change };
}

let files = 0;
function fileOf(text: string): string {
  const file = join(folder, `${++files}.json`);
  writeFileSync(file, text);
  return file;
}
const fileWith = (record: GameRecord): string => fileOf(writeRecord(record));

/** What Anna's device kept: the two hashes, shown before either nonce was revealed. */
const annasSeen: SeenStart = {
  seraiSeen: 1,
  table: "a-table",
  ...terms,
  commitment: commitmentTo(secretOf("a")),
  nonces: [{ nonce: secretOf("1"), accepted: true, revealedFor: 1 }],
  start: {
    number: 1,
    seating: "given",
    places: [
      { kind: "person", name: "Anna", salt: SALT, commitment: commitmentTo(secretOf("1")) },
      { kind: "person", name: "Béla", salt: SALT, commitment: commitmentTo(secretOf("2")) },
    ],
    mine: 0,
    begun: true,
  },
};

async function brokenClaims(record: GameRecord, seen?: SeenStart): Promise<readonly string[]> {
  const kept = seen === undefined ? [] : ["--seen", fileOf(writeSeenStart(seen))];
  const { code, out } = await serai(["verify", fileWith(record), ...kept, "--json"]);
  const { findings, holds }: Verification = JSON.parse(out);
  expect(code).toBe(holds ? 0 : 1);
  return findings.filter((finding) => !finding.holds).map(({ claim }) => claim);
}

describe("verify", () => {
  const fair = dealt(startWith(secretOf("a")), secretOf("a"));

  test("a record alone is compared with itself, and says what that does not prove", async () => {
    const { code, out } = await serai(["verify", fileWith(fair)]);
    expect(code).toBe(0);
    expect(out.match(/✓/g)).toHaveLength(5);
    expect(out).toContain("The record agrees with itself");
    expect(out).toContain("A record alone cannot prove that the deal was fair");
    expect(out).not.toContain("checked on this device");
  });

  test("with what a player's device kept, a fair game is proved fair", async () => {
    const { code, out } = await serai(["verify", fileWith(fair), "--seen", fileOf(writeSeenStart(annasSeen))]);
    expect(code).toBe(0);
    expect(out).toContain("The deal was fair: checked on this device.");
    expect(out).toContain("not even the host together with all the others");
  });

  test("an old record holds what its key can hold, and says what it cannot", async () => {
    const old = { table: "a-table", secret: secretOf("a"), nonces: [secretOf("1"), secretOf("2")] };
    const { code, out } = await serai(["verify", fileWith(dealt(old, secretOf("a")))]);
    expect(code).toBe(0);
    expect(out.match(/✓/g)).toHaveLength(4);
    expect(out).toContain("its key does not include names, options and places");
  });

  test("a host that deals from another secret than it promised is caught, whichever it shows", async () => {
    expect(await brokenClaims(dealt(startWith(secretOf("b")), secretOf("a")))).toEqual(["promise"]);
    const promised = startWith(secretOf("a"));
    const other = dealt(startWith(secretOf("c")), secretOf("a"), { fair: promised });
    expect(await brokenClaims(other)).toEqual(["key"]);
    const key = Buffer.from(keyOf(terms, promised)).toString("hex");
    expect(await brokenClaims({ ...other, key })).toEqual(["actions", "result"]);
  });

  test("a record made up as a whole agrees with itself, and is caught by what a player's device kept", async () => {
    const places = startWith("").places.map((place) => ({ ...place, nonce: secretOf("9") }));
    const invented = dealt(startWith(secretOf("e"), { places }), secretOf("e"));
    expect(await brokenClaims(invented)).toEqual([]);
    expect(await brokenClaims(invented, annasSeen)).toEqual(["seen-host", "seen-own", "seen-places"]);
  });

  test.each<[string, () => GameRecord, readonly string[]]>([
    ["names swapped", () => ({ ...fair, seats: ["Béla", "Anna"] }), ["seats"]],
    [
      "names swapped in the start too",
      () => {
        const [anna, bela] = startWith("").places;
        const places = [
          { ...anna, name: "Béla" },
          { ...bela, name: "Anna" },
        ];
        const start = startWith(secretOf("a"), { places: places });
        return { ...dealt(start, secretOf("a")), seats: ["Béla", "Anna"] };
      },
      ["seen-places"],
    ],
    ["other options", () => ({ ...fair, options: { ...fair.options, memoryAid: true } }), ["key", "seen-terms"]],
    [
      "a start that was not the one",
      () => dealt(startWith(secretOf("a"), { tries: 2 }), secretOf("a")),
      ["seen-start"],
    ],
    [
      "another player's nonce chosen afterwards",
      () => {
        const [anna, bela] = startWith("").places;
        const places = [anna, { ...bela, nonce: secretOf("7") }];
        return dealt(startWith(secretOf("a"), { places: places }), secretOf("a"));
      },
      ["seen-places"],
    ],
    [
      "a key of the old form, which binds less",
      () => dealt({ table: "a-table", secret: secretOf("a"), nonces: [secretOf("1"), secretOf("2")] }, secretOf("a")),
      ["seen-own", "seen-start", "seen-places"],
    ],
  ])("caught by what the device kept: %s", async (_what, record, broken) => {
    expect(await brokenClaims(record(), annasSeen)).toEqual(broken);
  });

  test("what is no file of a device gets one line and exit code 2", async () => {
    const { code, err } = await serai(["verify", fileWith(fair), "--seen", fileOf("{}"), "--lang", "nl"]);
    expect(code).toBe(2);
    expect(err.trim().split("\n")).toHaveLength(1);
  });

  test("a file that is no record gets one line and exit code 2", async () => {
    const file = join(folder, "none.json");
    writeFileSync(file, "{}");
    const { code, err } = await serai(["verify", file, "--lang", "hu"]);
    expect(code).toBe(2);
    expect(err.trim().split("\n")).toHaveLength(1);
  });
});

describe("looking after the database", () => {
  test("a copy is taken while the server runs, and put where there is none", async () => {
    const data = join(folder, "data");
    const serving = await serve({ port: 0, host: "127.0.0.1", data });
    const opened = await fetch(`${serving.address}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ game: "sultan", public: true, seats: [{ kind: "person" }, { kind: "person" }] }),
    });
    const { id } = Object(await opened.json());
    const copy = join(folder, "copy.db");
    expect(await serai(["backup", copy, "--data", data])).toMatchObject({ code: 0, err: "" });
    expect(await serai(["backup", copy, "--data", data])).toMatchObject({ code: 2 });
    await serving.close();

    const restored = join(folder, "restored");
    expect(await serai(["restore", copy, "--data", restored])).toMatchObject({ code: 0, err: "" });
    const before = readFileSync(join(restored, "serai.db"));
    expect(await serai(["restore", copy, "--data", restored])).toMatchObject({ code: 2 });
    expect(readFileSync(join(restored, "serai.db"))).toEqual(before);
    const again = await serve({ port: 0, host: "127.0.0.1", data: restored });
    expect(await (await fetch(`${again.address}/api/lobby`)).json()).toMatchObject({ tables: [{ id }] });
    await again.close();
  });

  test("ratings rebuild counts finished games up again from their logs", async () => {
    const data = join(folder, "rated");
    const serving = await serve({ port: 0, host: "127.0.0.1", data });
    const post = (path: string, body: object, cookie = "") =>
      fetch(serving.address + path, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify(body),
      });
    const seats = [{ kind: "person" }, { kind: "bot", bot: "random" }];
    const opened = await post("/api/tables", { game: "goofspiel", seats });
    const { id } = Object(await opened.json());
    const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
    await post(`/api/tables/${id}/sit`, { name: "Anna", nonce: secretOf("3") }, cookie);
    // Bots play on for a person who was deleted.
    await fetch(`${serving.address}/api/me`, { method: "DELETE", headers: { cookie } });
    const record = async () => (await fetch(`${serving.address}/api/tables/${id}/record`)).status;
    await expect.poll(record, { timeout: 600_000 }).toBe(200);
    await serving.close();
    expect(await serai(["ratings", "rebuild", "--data", data])).toEqual({
      code: 0,
      out: "1 finished game counted up anew.\n",
      err: "",
    });
    expect(await serai(["ratings", "destroy", "--data", data])).toMatchObject({ code: 2 });
    expect(await serai(["ratings", "rebuild", "--data", join(folder, "empty")])).toMatchObject({ code: 2 });
  });

  test("what was reported of chat is listed, and taken off the list once it is seen to", async () => {
    const data = join(folder, "reported");
    const serving = await serve({ port: 0, host: "127.0.0.1", data });
    const post = (path: string, body: object, cookie = "") =>
      fetch(serving.address + path, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify(body),
      });
    const keyIn = (answer: Response): string => answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    const opened = await post("/api/tables", { game: "goofspiel", seats: [{ kind: "person" }, { kind: "person" }] });
    const { id } = Object(await opened.json());
    const anna = keyIn(opened);
    await post(`/api/tables/${id}/sit`, { name: "Anna", nonce: secretOf("3") }, anna);
    // A name that would clear an operator's screen does not get in.
    const odd = await post(`/api/tables/${id}/sit`, { name: "Béla\u001b[2J", nonce: secretOf("4") });
    expect(Object(await odd.json())).toMatchObject({ code: "bad-name" });
    const bela = keyIn(await post(`/api/tables/${id}/sit`, { name: "Béla", nonce: secretOf("4") }));
    const socket = new WebSocket(`${serving.address.replace("http", "ws")}/api/tables/${id}/play`, {
      headers: { cookie: bela },
    });
    socket.addEventListener("open", () =>
      socket.send(JSON.stringify({ type: "say", id: "12345678", text: "rubbish" })),
    );
    const report = () => post(`/api/tables/${id}/chat/players/1/report`, { why: "rude" }, anna);
    await expect.poll(async () => (await report()).status, { timeout: 600_000, interval: 500 }).toBe(200);
    socket.close();
    // The server is still running.
    const line = `${id}/players/1`;
    const { out } = await serai(["reports", "--data", data]);
    expect(out).toMatch(new RegExp(`^${line}\n  Béla said: rubbish\n  Reported by Anna, \\S+: rude\n$`));
    expect(await serai(["reports", "--data", data, "--done", line])).toMatchObject({ code: 0 });
    expect(await serai(["reports", "--data", data, "--done", line])).toMatchObject({ code: 2 });
    expect((await serai(["reports", "--data", data])).out).toBe("Nothing is reported.\n");
    await serving.close();
  });

  test("what is no database of ours is not restored", async () => {
    const file = join(folder, "text.db");
    writeFileSync(file, "not a database, only words that are long enough to look like a file");
    const target = join(folder, "nowhere");
    expect(await serai(["restore", file, "--data", target])).toMatchObject({ code: 2 });
    expect(existsSync(target)).toBe(false);
    expect(await serai(["backup", join(folder, "x.db"), "--data", join(folder, "empty")])).toMatchObject({ code: 2 });
  });
});
