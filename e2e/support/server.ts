import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const SERAI = resolve(import.meta.dirname, "../../apps/cli/bin/serai.mjs");

export interface Served {
  readonly address: string;
  stop(): Promise<void>;
}

/** The real server, as people start it, with a data folder of its own. */
export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), "serai-e2e-"));
  const server = spawn(process.execPath, [SERAI, "serve", "--port", "0"], {
    env: { ...process.env, ...environment, SERAI_DATA: data },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // What it complains of is told at once; its goodbye is not.
  server.stderr.on("data", (piece: Buffer) => {
    if (!server.killed) process.stderr.write(piece);
  });
  const ended = new Promise<void>((done) => server.once("exit", () => done()));
  const address = await new Promise<string>((found, failed) => {
    let said = "";
    server.stdout.on("data", (piece: Buffer) => {
      said += String(piece);
      const [url] = /https?:\/\/\S+/.exec(said) ?? [];
      if (url !== undefined) found(url);
    });
    server.once("exit", (code) => failed(new Error(`the server ended with ${code} before it told its address`)));
  });
  return {
    address,
    async stop() {
      // SIGTERM twice would end it at once, and it may be asked to stop by a test and after it.
      if (!server.killed) server.kill("SIGTERM");
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
