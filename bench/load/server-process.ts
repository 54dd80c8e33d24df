import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SERAI = fileURLToPath(new URL("../../apps/cli/bin/serai.mjs", import.meta.url));
/** Ticks of the kernel's processor clock, of which there are a hundred a second. */
const TICK_MS = 10;

/** Milliseconds of a processor, by the name of the thread. */
export type ProcessorMs = Readonly<Record<string, number>>;

interface Settings {
  readonly databaseUrl: string | undefined;
  readonly nodeFlags: readonly string[];
  readonly data: string;
}

/** A server as people start it, in a process of its own. */
export class ServerProcess {
  readonly port: number;
  /** Milliseconds until it could be reached. */
  readonly startMs: number;
  readonly #process: ChildProcess;
  readonly #settings: Settings;

  private constructor(process: ChildProcess, port: number, startMs: number, settings: Settings) {
    this.#process = process;
    this.port = port;
    this.startMs = startMs;
    this.#settings = settings;
  }

  static start(databaseUrl: string | undefined, nodeFlags: readonly string[]): Promise<ServerProcess> {
    return ServerProcess.#on({ databaseUrl, nodeFlags, data: mkdtempSync(join(tmpdir(), "serai-load-")) });
  }

  static async #on(settings: Settings): Promise<ServerProcess> {
    const { databaseUrl, nodeFlags, data } = settings;
    const began = performance.now();
    const server = spawn(process.execPath, [...nodeFlags, SERAI, "serve", "--port", "0"], {
      // As behind one proxy: limits by address are not what is measured.
      env: { ...process.env, SERAI_DATA: data, SERAI_PROXY: "1", ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const port = await new Promise<number>((resolve, reject) => {
      server.stdout.on("data", (text) => {
        const [, found] = /http:\/\/\S+:(\d+)/.exec(String(text)) ?? [];
        if (found !== undefined) resolve(Number(found));
      });
      server.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    });
    return new ServerProcess(server, port, performance.now() - began, settings);
  }

  get megabytes(): number {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${this.#process.pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  }

  /** Milliseconds of a processor that its threads have used so far, by name, in their own code and in the kernel's. */
  get processorMs(): ProcessorMs {
    const folder = `/proc/${this.#process.pid}/task`;
    const used: Record<string, number> = {};
    for (const thread of readdirSync(folder)) {
      const [, name = "", rest = ""] = /\((.*)\) (.*)/.exec(readFileSync(`${folder}/${thread}/stat`, "utf8")) ?? [];
      const fields = rest.split(" ");
      used[name] = (used[name] ?? 0) + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    }
    return used;
  }

  /** Another one on the data of this one, which ends. */
  async again(): Promise<ServerProcess> {
    await this.#end();
    return ServerProcess.#on(this.#settings);
  }

  async stop(): Promise<void> {
    await this.#end();
    rmSync(this.#settings.data, { recursive: true, force: true });
  }

  async #end(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGTERM");
    await ended;
  }
}
