import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { BIN, serai, seraiProcess, start } from "./serai.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "serai-serve-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const serveWords = (data: string): string[] => ["serve", "--port", "0", "--data", data];

/** A server in a process of its own, which ends with the test. */
async function serving(data: string, settings: Readonly<Record<string, string>> = {}) {
  const { child, told } = start(["serve", "--port", "0"], { SERAI_DATA: data, ...settings });
  onTestFinished(() => void child.kill("SIGKILL"));
  await vi.waitUntil(() => told.out.includes("http") || child.exitCode !== null, { timeout: 600_000 });
  expect(told.err).toBe("");
  const [, address] = /^Serai is open: (http:\S+)\n$/.exec(told.out) ?? [];
  return { child, address };
}

async function killed({ child }: Awaited<ReturnType<typeof serving>>, signal: NodeJS.Signals): Promise<unknown> {
  const ended = once(child, "exit");
  child.kill(signal);
  const [code] = await ended;
  return code;
}

const change = (data: string, sql: string): void => {
  const db = new DatabaseSync(join(data, "serai.db"));
  db.exec(sql);
  db.close();
};

const OURS = "CREATE TABLE people (id); CREATE TABLE tables (id); CREATE TABLE log (entry)";

const unusable: Record<string, { prepare(): string; says: RegExp }> = {
  "a newer schema": {
    prepare() {
      const data = temporaryFolder();
      change(data, `${OURS}; PRAGMA user_version = 999`);
      return data;
    },
    says: /is of a newer Serai/,
  },
  "a damaged database": {
    prepare() {
      const data = temporaryFolder();
      const rows = "INSERT INTO log SELECT hex(randomblob(2000)) FROM log";
      change(data, `${OURS}; PRAGMA user_version = 1; INSERT INTO log VALUES (1); ${`${rows};`.repeat(6)}`);
      const file = join(data, "serai.db");
      const bytes = readFileSync(file);
      bytes.fill(0xa5, bytes.length / 2);
      writeFileSync(file, bytes);
      return data;
    },
    says: /is damaged/,
  },
  "a file that is no database": {
    prepare() {
      const data = temporaryFolder();
      writeFileSync(join(data, "serai.db"), "Dear diary, today we played Ys again.\n".repeat(200));
      return data;
    },
    says: /is not a database of Serai/,
  },
  "somebody else's database": {
    prepare() {
      const data = temporaryFolder();
      change(data, "CREATE TABLE recipes (name TEXT); PRAGMA user_version = 3");
      return data;
    },
    says: /is not a database of Serai/,
  },
  "a folder that cannot be made": {
    prepare() {
      const file = join(temporaryFolder(), "file");
      writeFileSync(file, "");
      return join(file, "data");
    },
    says: /^Cannot write to/,
  },
};

for (const [what, { prepare, says }] of Object.entries(unusable))
  test(`${what}: the start ends with a sentence, and nothing is changed`, async () => {
    const data = prepare();
    const read = (): string | undefined =>
      what.includes("folder") ? undefined : readFileSync(join(data, "serai.db"), "latin1");
    const before = read();
    const { code, out, err } = await seraiProcess(serveWords(data));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(says);
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(read()).toBe(before);
  });

test("a port that is taken: the start ends with a sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const taken = Object(other.address()).port;
  const { code, err } = await seraiProcess(["serve", "--port", String(taken), "--data", temporaryFolder()]);
  expect(code).toBe(1);
  expect(err).toBe(`Port ${taken} is taken, perhaps by another Serai: stop that one, or choose another with --port.\n`);
});

test("a data folder has one server at a time; a killed one leaves no lock behind, and one that is asked closes in order", async () => {
  const data = temporaryFolder();
  const first = await serving(data);
  for (const ran of [seraiProcess(serveWords(data)), serai(["ratings", "rebuild", "--data", data])]) {
    const { code, out, err } = await ran;
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("is in use by another Serai");
  }
  const copy = join(temporaryFolder(), "copy.db");
  expect(await serai(["backup", copy, "--data", data])).toMatchObject({ code: 0, err: "" });
  // Also where the database itself was moved away.
  for (const file of ["serai.db", "serai.db-wal", "serai.db-shm"]) rmSync(join(data, file), { force: true });
  const restored = await serai(["restore", copy, "--data", data]);
  expect(restored.code).not.toBe(0);
  expect(restored.err).toContain("is in use by another Serai");

  await killed(first, "SIGKILL");
  expect(await serai(["restore", copy, "--data", data])).toMatchObject({ code: 0, err: "" });
  const second = await serving(data);
  expect((await fetch(second.address)).status).toBeLessThan(500);
  expect(await killed(second, "SIGTERM")).toBe(0);
  expect(await serai(["ratings", "rebuild", "--data", data])).toMatchObject({ code: 0, err: "" });
});

test("a setting that is empty counts as not set", async () => {
  const empty = { DATABASE_URL: "", HOST: "", SERAI_PROXY: "", SERAI_URL: "", SERAI_DRAIN: "" };
  const { address } = await serving(temporaryFolder(), empty);
  expect(address).toMatch(/^http:\/\/localhost:/);
});

/** As npm starts programs: in a shell that dies of a signal and does not hand it on. */
test.skipIf(process.platform === "win32")("a server that npx started ends when npx is told to", async () => {
  const command = `"${process.execPath}" "${BIN}" ${serveWords(temporaryFolder()).join(" ")}; true`;
  const shell = spawn("sh", ["-c", command], { env: { ...process.env, npm_command: "exec" }, detached: true });
  onTestFinished(() => {
    try {
      process.kill(-Number(shell.pid), "SIGKILL");
    } catch {
      // All of them have ended.
    }
  });
  let said = "";
  shell.stdout.on("data", (data) => {
    said += String(data);
  });
  await vi.waitUntil(() => said.includes("http"), { timeout: 600_000 });
  const silent = once(shell.stdout, "close");
  shell.kill("SIGTERM");
  // The server holds the other end of this pipe for as long as it runs.
  await silent;
});
