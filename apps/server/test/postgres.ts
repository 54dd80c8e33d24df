import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

const DEBIAN = "/usr/lib/postgresql";

/** `npm test` says where PostgreSQL is; a single file finds Debian's. */
function programs(): string {
  const { SERAI_POSTGRES } = process.env;
  if (SERAI_POSTGRES !== undefined) return SERAI_POSTGRES;
  const [newest] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  if (newest === undefined) throw new Error("no PostgreSQL found: `npm test -- --only unit` installs it");
  return join(DEBIAN, newest, "bin");
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian made for it. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (what: string): number => Number(spawnSync("id", [what, "postgres"], { encoding: "utf8" }).stdout);
  return { uid: idOf("-u"), gid: idOf("-g") };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

export interface TestPostgres {
  readonly address: string;
  run(url: string, text: string): Promise<readonly Record<string, unknown>[]>;
  /** Ends every connection to it, as a network that is cut does. */
  cut(url: string): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it, with everything it has written. */
  remove(): Promise<void>;
}

/** A real PostgreSQL on loopback; to be removed by its caller. */
export async function startPostgres(): Promise<TestPostgres> {
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "serai-postgres-"));
  const data = join(folder, "data");
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const address = `postgres://serai@127.0.0.1:${port}`;
  const made = spawnSync(
    join(programs(), "initdb"),
    ["-D", data, "-U", "serai", "-A", "trust", "-E", "UTF8", "--no-sync"],
    {
      ...user,
      cwd: folder,
      encoding: "utf8",
    },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  let server: ReturnType<typeof spawn> | undefined;

  const start = async (): Promise<void> => {
    const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`, "max_connections=200"];
    const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
    server = spawn(join(programs(), "postgres"), args, { ...user, cwd: folder, stdio: "ignore" });
    for (;;) {
      const client = new pg.Client(`${address}/postgres`);
      const isUp = await client.connect().then(
        () => true,
        () => false,
      );
      // Another one may have taken the port meanwhile, and answer there.
      if (isUp) {
        const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
        await client.end();
        if (rows[0]?.data_directory === data) return;
      }
      if (server.exitCode !== null) throw new Error("PostgreSQL did not start");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const stop = async (): Promise<void> => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    // Immediate shutdown: open connections are cut.
    server.kill("SIGQUIT");
    await once(server, "exit");
  };

  await start();
  return {
    address,
    run: rowsOf,
    async cut(url) {
      const database = url.split("/").at(-1);
      await ask(address, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [database]);
    },
    stop,
    start,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the database at this address answers. */
export const rowsOf = (url: string, text: string): Promise<readonly Record<string, unknown>[]> =>
  ask(url.slice(0, url.lastIndexOf("/")), text, [], url.split("/").at(-1));

/** A new, empty database on the server at this address. */
export async function newDatabase(address: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await ask(address, `CREATE DATABASE ${name}`);
  return `${address}/${name}`;
}

async function ask(
  address: string,
  text: string,
  values: unknown[] = [],
  database = "postgres",
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client(`${address}/${database}`);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
