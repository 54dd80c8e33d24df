import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Heap } from "./heap-probe.ts";
import { OddBytes } from "./odd-bytes.ts";

const PROBE = new URL("./heap-probe.ts", import.meta.url).href;
const SERAI = fileURLToPath(new URL("../../../cli/bin/serai.mjs", import.meta.url));
/** How long a connection may say nothing before the next piece is sent, or it is left. */
const SILENCE_MS = 150;
/** A busy server may take longer for its first word; what gets no answer at all waits this long. */
const UNANSWERED_MS = 2_000;
/** How long the server may take to close what its clients have left. */
const CLOSING_MS = 60_000;

export interface FuzzReport {
  readonly seed: number;
  readonly connections: number;
  /** How often each status line came back; `none` where nothing did. */
  readonly answers: Readonly<Record<string, number>>;
  /** How often the server ended. */
  readonly exits: number;
  /** Sockets that the server still holds after all clients have left. */
  readonly leakedSockets: number;
  readonly memory: readonly MemoryStep[];
}

/** What the server holds after so many connections, all of them left, and a collection of garbage; megabytes. */
export interface MemoryStep {
  readonly connections: number;
  /** The heap of the main thread, the heaps of all threads, buffers beside them, and what the process takes in all. */
  readonly main: number;
  readonly threads: number;
  readonly buffers: number;
  readonly resident: number;
  /** How many threads beside the main one are in that sum. */
  readonly answered: number;
  /** Connections of this step that heard nothing before they left: where they are many, little was tried. */
  readonly unanswered: number;
}

export interface FuzzOptions {
  readonly seed: number;
  readonly connections: number;
  /** How many are open at once. */
  readonly atOnce?: number;
  /** How often memory is looked at on the way. */
  readonly steps?: number;
  onStep?(step: MemoryStep): void;
}

/** A real server in a process of its own gets so many odd connections, on loopback. */
export async function fuzzPort({
  seed,
  connections,
  atOnce = 60,
  steps = 1,
  onStep,
}: FuzzOptions): Promise<FuzzReport> {
  const data = mkdtempSync(join(tmpdir(), "serai-fuzz-"));
  const server = spawn(process.execPath, ["--expose-gc", "--import", PROBE, SERAI, "serve", "--port", "0"], {
    env: { ...process.env, SERAI_DATA: data, SERAI_PROXY: "1" },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  let exits = 0;
  server.on("exit", () => exits++);
  try {
    const address = await addressSaidBy(server);
    const odd = new OddBytes(seed, ...(await openTable(address)));
    const answers: Record<string, number> = {};
    const before = socketsOf(server);
    const memory: MemoryStep[] = [];
    let started = 0;
    let leakedSockets = 0;
    const attackUntil = async (end: number): Promise<void> => {
      while (started < end && exits === 0) {
        started++;
        const status = await send(address, odd.connection());
        answers[status] = (answers[status] ?? 0) + 1;
      }
    };
    for (let step = 1; step <= steps && exits === 0; step++) {
      const noneBefore = answers.none ?? 0;
      const end = Math.round((connections * step) / steps);
      await Promise.all(Array.from({ length: atOnce }, () => attackUntil(end)));
      if (exits > 0) break;
      leakedSockets = await socketsLeft(server, before);
      const unanswered = (answers.none ?? 0) - noneBefore;
      const seen = { connections: started, unanswered, ...(await memoryOf(server)) };
      memory.push(seen);
      onStep?.(seen);
    }
    return { seed, connections: started, answers, exits, leakedSockets, memory };
  } finally {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    rmSync(data, { recursive: true, force: true });
  }
}

async function addressSaidBy(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on("data", (said) => {
      const [found] = /http:\/\/\S+:\d+/.exec(String(said)) ?? [];
      if (found) resolve(found);
    });
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** A table with somebody at it, and cookies of that person and others, so that limits by person do not answer everything. */
async function openTable(address: string): Promise<[table: string, cookies: string[]]> {
  const ask = (method: string, path: string, body: object, cookie = "") =>
    fetch(address + path, {
      method,
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const cookieIn = ({ headers }: Response): string => headers.get("set-cookie")?.split(";")[0] ?? "";
  const seats = [{ kind: "person" }, { kind: "bot", bot: "random" }];
  const opened = await ask("POST", "/api/tables", { game: "sultan", seats });
  const cookie = cookieIn(opened);
  const { id } = Object(await opened.json());
  await ask("POST", `/api/tables/${id}/sit`, { name: "Fuzz", nonce: "0".repeat(64) }, cookie);
  const others = Array.from({ length: 30 }, () => ask("PUT", "/api/me", { name: "Fuzz" }));
  return [String(id), [cookie, ...(await Promise.all(others)).map(cookieIn)]];
}

/** Sends the pieces one after the other and leaves; the status that came back first. */
function send(address: string, pieces: readonly Buffer[]): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    let next = 0;
    let silence: NodeJS.Timeout | undefined;
    const goOn = (): void => {
      clearTimeout(silence);
      if (next === pieces.length) return void socket.destroy();
      socket.write(pieces[next++]);
      silence = setTimeout(goOn, next === pieces.length && answer === "" ? UNANSWERED_MS : SILENCE_MS);
    };
    socket.on("connect", goOn);
    socket.on("data", (said) => {
      if (answer.length < 100) answer += said.toString("latin1");
      if (next < pieces.length) goOn();
    });
    socket.on("end", () => socket.destroy());
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      clearTimeout(silence);
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? "none");
    });
  });
}

function socketsOf({ pid }: ChildProcess): number {
  const folder = `/proc/${pid}/fd`;
  const isSocket = (file: string): boolean => {
    try {
      return readlinkSync(join(folder, file)).startsWith("socket:");
    } catch {
      // It was closed while we looked.
      return false;
    }
  };
  return readdirSync(folder).filter(isSocket).length;
}

async function socketsLeft(server: ChildProcess, before: number): Promise<number> {
  const until = performance.now() + CLOSING_MS;
  while (socketsOf(server) > before && performance.now() < until) await new Promise((done) => setTimeout(done, 100));
  return Math.max(0, socketsOf(server) - before);
}

async function memoryOf(server: ChildProcess): Promise<Omit<MemoryStep, "connections" | "unanswered">> {
  server.send("heap");
  const [heap]: Heap[] = await once(server, "message");
  const megabytes = (bytes: number): number => Math.round((bytes / 1024 ** 2) * 10) / 10;
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
  return {
    main: megabytes(heap.main),
    threads: megabytes(heap.threads),
    buffers: megabytes(heap.buffers),
    answered: heap.answered,
    resident: megabytes(Number(kilobytes) * 1024),
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      seed: { type: "string", default: "1" },
      connections: { type: "string", default: "100000" },
      "at-once": { type: "string", default: "60" },
      steps: { type: "string", default: "10" },
    },
  });
  const report = await fuzzPort({
    seed: Number(values.seed),
    connections: Number(values.connections),
    atOnce: Number(values["at-once"]),
    steps: Number(values.steps),
    onStep: (step) => console.error(JSON.stringify(step)),
  });
  console.log(JSON.stringify(report, undefined, 2));
  process.exitCode = report.exits > 0 || report.leakedSockets > 0 ? 1 : 0;
}
