import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gameIds } from "@serai/games/list/index.ts";
import type { Message } from "@serai/table";
import { WebSocket } from "ws";

/*
 * Whole games of the first game listed over real sockets on loopback, three people a table, each table from an address of its own, no thinking time beyond the rate asked
 * for. It measures durable moves a second, the time from a command to the last viewer who hears of it, and what a
 * table and a socket cost the server in memory. It asserts nothing.
 */
const { values } = parseArgs({
  options: {
    tables: { type: "string", default: "1000" },
    playing: { type: "string", default: "300" },
    rate: { type: "string", default: "1000" },
    seconds: { type: "string", default: "15" },
    out: { type: "string" },
  },
});
const TABLES = Number(values.tables);
const PLAYING = Math.min(TABLES, Number(values.playing));
const RATE = Number(values.rate);
const SECONDS = Number(values.seconds);
const PEOPLE = 3;

const SERAI = fileURLToPath(new URL("../apps/cli/bin/serai.mjs", import.meta.url));

async function startServer(data: string): Promise<{ address: string; process: ChildProcess }> {
  const server = spawn(process.execPath, [SERAI, "serve", "--port", "0"], {
    // As behind one proxy: limits by address are not what is measured.
    env: { ...process.env, SERAI_DATA: data, SERAI_PROXY: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (text) => {
      const [found] = /http:\/\/\S+:\d+/.exec(String(text)) ?? [];
      if (found) resolve(found);
    });
    server.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { address, process: server };
}

const megabytesOf = (pid: number | undefined): number => {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
};

/** A table with its sockets: at most one command of it is under way at a time. */
interface LoadTable {
  readonly sockets: WebSocket[];
  /** The seat that is asked, and what it may do. */
  next: { readonly socket: WebSocket; readonly decision: number; readonly action: string } | undefined;
  sentAt: number;
  stillToHear: number;
}

const latencies: number[] = [];
const ready: LoadTable[] = [];
let moves = 0;
let refused = 0;

async function openTable(address: string, number: number): Promise<LoadTable> {
  const forwarded = { "x-forwarded-for": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
  const post = async (path: string, cookie: string, body: unknown): Promise<{ cookie: string; id: string }> => {
    const response = await fetch(address + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie, ...forwarded },
      body: JSON.stringify(body),
    });
    const { id } = Object(await response.json());
    return { cookie: response.headers.get("set-cookie")?.split(";")[0] ?? cookie, id };
  };
  const seats = Array.from({ length: PEOPLE }, () => ({ kind: "person" }));
  const { id, cookie: owner } = await post("/api/tables", "", { game: gameIds[0], seats, clock: { kind: "none" } });
  const cookies: string[] = [];
  for (let seat = 0; seat < PEOPLE; seat++) {
    const nonce = randomBytes(32).toString("hex");
    const { cookie } = await post(`/api/tables/${id}/sit`, seat === 0 ? owner : "", { name: `load ${seat}`, nonce });
    cookies.push(cookie);
  }
  const table: LoadTable = { sockets: [], next: undefined, sentAt: 0, stillToHear: 0 };
  await Promise.all(
    cookies.map(
      (cookie) =>
        new Promise<void>((resolve, reject) => {
          const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${id}/play`, {
            headers: { cookie, ...forwarded },
          });
          table.sockets.push(socket);
          socket.on("error", reject);
          socket.on("message", (data) => hear(table, socket, JSON.parse(String(data)), resolve));
        }),
    ),
  );
  return table;
}

function hear(table: LoadTable, socket: WebSocket, message: Message, joined: () => void): void {
  if (message.type === "refused") refused++;
  if (message.type !== "table" && message.type !== "events") return;
  if (message.legal.length > 0) {
    const action = message.legal[Math.floor(Math.random() * message.legal.length)];
    table.next = { socket, decision: message.decision, action };
  }
  if (message.type === "table") {
    joined();
    return;
  }
  table.stillToHear--;
  if (table.stillToHear > 0) return;
  latencies.push(performance.now() - table.sentAt);
  moves++;
  if (table.next !== undefined) ready.push(table);
}

function send(table: LoadTable): void {
  if (table.next === undefined) return;
  const { socket, decision, action } = table.next;
  table.next = undefined;
  table.stillToHear = PEOPLE;
  table.sentAt = performance.now();
  socket.send(JSON.stringify({ type: "act", id: randomBytes(9).toString("base64url"), decision, action }));
}

/** Sends at the rate asked for, as long as enough tables are ready. */
async function play(tables: readonly LoadTable[]): Promise<number> {
  ready.push(...tables);
  const start = performance.now();
  let sent = 0;
  while (performance.now() - start < SECONDS * 1000) {
    const due = ((performance.now() - start) / 1000) * RATE;
    for (; sent < due && ready.length > 0; sent++) {
      const table = ready.shift();
      if (table) send(table);
    }
    if (ready.length === 0) sent = Math.max(sent, Math.floor(due));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return (performance.now() - start) / 1000;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)];
const rounded = (n: number): number => Math.round(n * 10) / 10;

const data = mkdtempSync(join(tmpdir(), "serai-load-"));
const server = await startServer(data);
try {
  const empty = megabytesOf(server.process.pid);
  const opening = performance.now();
  const tables: LoadTable[] = [];
  let opened = 0;
  const open = async (): Promise<void> => {
    while (opened++ < TABLES) tables.push(await openTable(server.address, opened));
  };
  await Promise.all(Array.from({ length: 8 }, open));
  const openedIn = (performance.now() - opening) / 1000;
  const full = megabytesOf(server.process.pid);
  const seconds = await play(tables.slice(0, PLAYING));
  const sorted = latencies.toSorted((a, b) => a - b);
  const report = {
    tables: TABLES,
    sockets: TABLES * PEOPLE,
    openedInSeconds: rounded(openedIn),
    playing: PLAYING,
    rateAskedFor: RATE,
    durableMovesPerSecond: Math.round(moves / seconds),
    commandToLastViewerMs: {
      p50: rounded(percentile(sorted, 0.5)),
      p95: rounded(percentile(sorted, 0.95)),
      p99: rounded(percentile(sorted, 0.99)),
    },
    refused,
    memoryMB: {
      empty: rounded(empty),
      withTables: rounded(full),
      afterPlay: rounded(megabytesOf(server.process.pid)),
      perTableWithItsSocketsKB: rounded(((full - empty) * 1024) / TABLES),
    },
  };
  console.log(JSON.stringify(report, undefined, 2));
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(report, undefined, 2)}\n`);
  for (const { sockets } of tables) for (const socket of sockets) socket.terminate();
} finally {
  server.process.removeAllListeners("exit");
  server.process.kill("SIGTERM");
  await new Promise((resolve) => server.process.on("exit", resolve));
  rmSync(data, { recursive: true, force: true });
}
