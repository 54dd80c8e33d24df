import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import type { Injection } from "./inject.ts";

const SERAI = fileURLToPath(new URL("../../apps/cli/bin/serai.mjs", import.meta.url));
const INJECT = new URL("./inject.ts", import.meta.url).href;

/** A port that was free a moment ago: a server that is killed must come back where people look for it. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = Object(probe.address());
  probe.close();
  await once(probe, "close");
  return port;
}

/** A start that ended before the server listened. */
export class StartFailed extends Error {
  readonly code: number | undefined;

  constructor(code: number | undefined, said: string) {
    super(said.trim());
    this.code = code;
  }
}

/** The server as people start it, in a process of its own, with a way to inject faults. */
export class ServerProcess {
  readonly process: ChildProcess;
  readonly address: string;
  readonly #ended: Promise<unknown>;

  private constructor(process: ChildProcess, address: string) {
    this.process = process;
    this.address = address;
    this.#ended = once(process, "exit");
  }

  /** With more words for the command, and more for its surroundings. */
  static async start(words: readonly string[], port: number, more: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    const child = spawn(
      process.execPath,
      ["--import", INJECT, SERAI, "serve", "--port", String(port), "--lang", "en", ...words],
      {
        // Everybody comes from an address of their own, as through a proxy: limits by address are not what is tested.
        env: { ...process.env, SERAI_PROXY: "1", NODE_NO_WARNINGS: "1", ...more },
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      },
    );
    let said = "";
    const address = await new Promise<string>((found, failed) => {
      const listen = (piece: Buffer): void => {
        said = (said + String(piece)).slice(-4_000);
        const [url] = /https?:\/\/\S+:\d+/.exec(said) ?? [];
        if (url !== undefined) found(url.replace("localhost", "127.0.0.1"));
      };
      child.stdout?.on("data", listen);
      child.stderr?.on("data", listen);
      child.once("exit", (code) => failed(new StartFailed(code ?? undefined, said)));
    });
    return new ServerProcess(child, address);
  }

  inject(injection: Injection): void {
    this.process.send(injection);
  }

  get hasEnded(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  /** Sends a signal that ends it, and waits until it has. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.hasEnded) return;
    this.process.kill(signal);
    await this.#ended;
  }
}
