import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

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

/** Runs it to its end. */
export async function serai(words: readonly string[], input = "", env?: Record<string, string>): Promise<Ran> {
  const { child, told } = start(words, env);
  child.stdin.end(input);
  const [code] = await once(child, "close");
  return { code, ...told };
}
