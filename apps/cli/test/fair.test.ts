import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playGame, random } from "@serai/bots";
import { commitmentTo, FastChance, type GameRecord, keyOf, readOptions, recordOf, writeRecord } from "@serai/kernel";
import { serve } from "@serai/server";
import { sultan } from "@serai/sultan";
import { describe, expect, test } from "vitest";
import { serai } from "./serai.ts";

const folder = mkdtempSync(join(tmpdir(), "serai-fair-"));
const secretOf = (letter: string): string => letter.repeat(64);

/** A game dealt from this secret, though `promised` was shown before the start. */
function dealt(secret: string, promised: string, change: Partial<GameRecord> = {}): string {
  const fair = { table: "a-table", secret, nonces: [secretOf("1"), secretOf("2")] };
  const match = playGame({
    game: sultan,
    options: readOptions(sultan.options, {}, 2),
    key: keyOf(fair),
    bots: [random, random],
    chance: new FastChance(5),
  });
  const record = { ...recordOf(match, ["Anna", "Béla"]), commitment: commitmentTo(promised), fair, ...change };
  const file = join(folder, `${secret[0]}${promised[0]}${Object.keys(change).join()}.json`);
  writeFileSync(file, writeRecord(record));
  return file;
}

describe("verify", () => {
  test("a fair game holds every claim", async () => {
    const { code, out } = await serai(["verify", dealt(secretOf("a"), secretOf("a"))]);
    expect(code).toBe(0);
    expect(out.match(/✓/g)).toHaveLength(4);
    expect(out).toContain("dealt fairly");
  });

  test("a host that changes the deal after promising another is caught", async () => {
    const { code, out } = await serai(["verify", dealt(secretOf("b"), secretOf("a")), "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({ promise: false, key: true, actions: true, result: true });
  });

  test("a host that shows the promised secret but dealt from another is caught", async () => {
    const fair = { table: "a-table", secret: secretOf("a"), nonces: [secretOf("1"), secretOf("2")] };
    const { code, out } = await serai(["verify", dealt(secretOf("c"), secretOf("a"), { fair }), "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ promise: true, key: false });
  });

  test("a host that also names the key it should have used is caught by the actions", async () => {
    const fair = { table: "a-table", secret: secretOf("a"), nonces: [secretOf("1"), secretOf("2")] };
    const key = Buffer.from(keyOf(fair)).toString("hex");
    const { code, out } = await serai(["verify", dealt(secretOf("d"), secretOf("a"), { fair, key }), "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ promise: true, key: true, actions: false });
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

  test("ratings rebuild counts finished games up anew from their logs", async () => {
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
    // Whoever is forgotten leaves the game to bots, who play it to its end.
    await fetch(`${serving.address}/api/me`, { method: "DELETE", headers: { cookie } });
    const record = async () => (await fetch(`${serving.address}/api/tables/${id}/record`)).status;
    await expect.poll(record, { timeout: 60_000 }).toBe(200);
    await serving.close();
    expect(await serai(["ratings", "rebuild", "--data", data])).toEqual({
      code: 0,
      out: "1 finished game counted up anew.\n",
      err: "",
    });
    expect(await serai(["ratings", "destroy", "--data", data])).toMatchObject({ code: 2 });
    expect(await serai(["ratings", "rebuild", "--data", join(folder, "empty")])).toMatchObject({ code: 2 });
  }, 120_000);

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
    const bela = keyIn(await post(`/api/tables/${id}/sit`, { name: "Béla\u001b[2J", nonce: secretOf("4") }));
    const socket = new WebSocket(`${serving.address.replace("http", "ws")}/api/tables/${id}/play`, {
      headers: { cookie: bela },
    });
    socket.addEventListener("open", () =>
      socket.send(JSON.stringify({ type: "say", id: "12345678", text: "rubbish" })),
    );
    const report = () => post(`/api/tables/${id}/chat/players/1/report`, { why: "rude" }, anna);
    await expect.poll(async () => (await report()).status, { timeout: 60_000, interval: 500 }).toBe(200);
    socket.close();
    // The server is still running.
    const line = `${id}/players/1`;
    const { out } = await serai(["reports", "--data", data]);
    expect(out).toMatch(new RegExp(`^${line}\n  Béla\\[2J said: rubbish\n  Reported by Anna, \\S+: rude\n$`));
    expect(await serai(["reports", "--data", data, "--done", line])).toMatchObject({ code: 0 });
    expect(await serai(["reports", "--data", data, "--done", line])).toMatchObject({ code: 2 });
    expect((await serai(["reports", "--data", data])).out).toBe("Nothing is reported.\n");
    await serving.close();
  }, 120_000);

  test("what is no database of ours is not restored", async () => {
    const file = join(folder, "text.db");
    writeFileSync(file, "not a database, only words that are long enough to look like a file");
    const target = join(folder, "nowhere");
    expect(await serai(["restore", file, "--data", target])).toMatchObject({ code: 2 });
    expect(existsSync(target)).toBe(false);
    expect(await serai(["backup", join(folder, "x.db"), "--data", join(folder, "empty")])).toMatchObject({ code: 2 });
  });
});
