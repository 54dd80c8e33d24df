import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SERAI = fileURLToPath(new URL("../../apps/cli/bin/serai.mjs", import.meta.url));
/** Ticks of the kernel's processor clock, of which there are a hundred a second. */
const TICK_MS = 10;

/** A server as people start it, in a process of its own. */
export class ServerProcess {
  readonly port: number;
  readonly #process: ChildProcess;
  readonly #data: string;

  private constructor(process: ChildProcess, port: number, data: string) {
    this.#process = process;
    this.port = port;
    this.#data = data;
  }

  static async start(databaseUrl: string | undefined): Promise<ServerProcess> {
    const data = mkdtempSync(join(tmpdir(), "serai-load-"));
    const server = spawn(process.execPath, [SERAI, "serve", "--port", "0"], {
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
    return new ServerProcess(server, port, data);
  }

  get megabytes(): number {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${this.#process.pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  }

  /** Milliseconds of a processor that it has used so far, in its own code and in the kernel's. */
  get processorMs(): number {
    const [, afterName = ""] = readFileSync(`/proc/${this.#process.pid}/stat`, "utf8").split(") ");
    const fields = afterName.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      const ended = once(this.#process, "exit");
      this.#process.kill("SIGTERM");
      await ended;
    }
    rmSync(this.#data, { recursive: true, force: true });
  }
}
