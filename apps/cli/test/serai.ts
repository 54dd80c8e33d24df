import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { run } from "../src/run.ts";

export const BIN = fileURLToPath(new URL("../bin/serai.mjs", import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the toolbox as a shell would, in English unless told. */
export function start(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [BIN, ...words], {
    env: { ...process.env, LC_ALL: "", LC_MESSAGES: "", LANG: "C", NO_COLOR: "1", ...env },
  });
  const told = { out: "", err: "" };
  child.stdout.on("data", (data) => {
    told.out += data;
  });
  child.stderr.on("data", (data) => {
    told.err += data;
  });
  return { child, told };
}

/** Runs it to its end, as a shell would. */
export async function seraiProcess(words: readonly string[], input = ""): Promise<Ran> {
  const { child, told } = start(words);
  child.stdin.end(input);
  const [code] = await once(child, "close");
  return { code, ...told };
}

/** Keeps what is written to it. */
class Kept extends Writable {
  text = "";

  override _write(chunk: unknown, _encoding: string, done: () => void): void {
    this.text += String(chunk);
    done();
  }
}

/** What the toolbox does with these words, in this process: half a second less than a process of its own. */
export async function serai(words: readonly string[], input = "", env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const [output, errors] = [new Kept(), new Kept()];
  const code = await run(words, env, { input: Readable.from([input]), output, errors });
  return { code, out: output.text, err: errors.text };
}
