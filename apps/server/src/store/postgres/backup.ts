import { existsSync, rmSync } from "node:fs";
import pg from "pg";
import type { DataFault } from "../data-fault.ts";
import { faultOf } from "../data-fault.ts";
import { keepToOneself } from "../embedded.ts";
import { MIGRATIONS } from "../migrations.ts";
import { isEmpty, lockSchema } from "./schema.ts";
import { databaseIn, runTool } from "./tools.ts";
import { asUnusable } from "./transactions.ts";

/** Which server holds what, and who is present where, does not belong in a copy. */
const OF_THE_MOMENT = ["leases", "presence", "watching"];

/** A whole copy of the database, also while servers use it. */
export async function backUpPostgres(url: string, file: string): Promise<DataFault | undefined> {
  if (existsSync(file)) return "exists";
  try {
    keepToOneself(file);
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return fault;
  }
  const without = OF_THE_MOMENT.map((table) => `--exclude-table-data=${table}`);
  const words = ["--format=custom", "--no-owner", "--no-privileges", ...without, `--file=${file}`];
  const dumped = await runTool("pg_dump", words, url, "unreachable");
  const fault = "fault" in dumped ? dumped.fault : await faultOfCopy(file, url);
  if (fault !== undefined) rmSync(file);
  return fault === "not-ours" ? "no-database" : fault;
}

/** Puts such a copy into a database that is empty: all of it, or nothing; throws DataUnusable where that cannot be reached. */
export async function restorePostgres(file: string, url: string): Promise<DataFault | undefined> {
  if (!existsSync(file)) return "no-database";
  const fault = await faultOfCopy(file, url);
  if (fault !== undefined) return fault;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  client.on("error", () => {});
  try {
    const reason = await lockTarget(client, url);
    if (reason !== undefined) return reason;
    const words = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
    const restored = await runTool("pg_restore", [...words, `--dbname=${databaseIn(url)}`, file], url, "damaged");
    return "fault" in restored ? restored.fault : undefined;
  } finally {
    await client.end();
  }
}

/** What is wrong with a file that should be a copy of our database; its schema's version is read from it. */
async function faultOfCopy(file: string, url: string): Promise<DataFault | undefined> {
  const words = ["--data-only", "--table=schema_version", "--file=-", file];
  const read = await runTool("pg_restore", words, url, "damaged");
  if ("fault" in read) return /valid archive|too short/.test(read.said) ? "not-ours" : read.fault;
  const [, version] = /^COPY .*schema_version.*\n(\d+)\n/m.exec(read.out) ?? [];
  if (version === undefined) return "not-ours";
  return Number(version) > MIGRATIONS.length ? "newer" : undefined;
}

/** What is wrong with the database. Until the connection ends, a server that starts waits: it makes no tables where a copy is being put. */
async function lockTarget(client: pg.Client, url: string): Promise<DataFault | undefined> {
  try {
    await client.connect();
    await lockSchema(client);
    return (await isEmpty(client)) ? undefined : "exists";
  } catch (error) {
    throw asUnusable(error, url);
  }
}
