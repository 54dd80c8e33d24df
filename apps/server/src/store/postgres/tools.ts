import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import type { DataFault } from "../data-fault.ts";

type Tool = "pg_dump" | "pg_restore";

const DEBIAN = "/usr/lib/postgresql";

/** PostgreSQL's own programs: the newest that Debian has, since an older one cannot read a newer server; else those of the path. */
function find(tool: Tool): string | undefined {
  const { SERAI_POSTGRES, PATH = "" } = process.env;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(SERAI_POSTGRES ? [SERAI_POSTGRES] : []),
    ...versions.map((version) => join(DEBIAN, version, "bin")),
    ...PATH.split(delimiter),
  ];
  return folders.map((folder) => join(folder, tool)).find(existsSync);
}

/** The address for PostgreSQL's programs: others can read a process's words, but not its surroundings. */
function surroundings(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const given = {
    PGHOST: searchParams.get("host") ?? hostname.replace(/^\[|\]$/g, ""),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseIn(url),
    PGSSLMODE: searchParams.get("sslmode") ?? "",
    // What it says is looked at.
    LC_ALL: "C",
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
}

export const databaseIn = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** What it wrote, or why it could not. */
export type ToolResult = { readonly out: string } | { readonly fault: DataFault; readonly said: string };

/** Runs one of PostgreSQL's programs on the database; a failure that is none of the usual ones is `otherwise`. */
export async function runTool(
  tool: Tool,
  words: readonly string[],
  url: string,
  otherwise: DataFault,
): Promise<ToolResult> {
  const program = find(tool);
  if (program === undefined) return { fault: "no-tools", said: "" };
  const child = spawn(program, words, {
    env: { ...process.env, ...surroundings(url) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  if (code === 0) return { out };
  if (/connection to server|could not translate host/.test(said)) return { fault: "unreachable", said };
  return { fault: /No space left/.test(said) ? "disk-full" : otherwise, said };
}
