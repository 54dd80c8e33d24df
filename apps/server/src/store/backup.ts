import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { DATABASE, keepToOneself } from "./embedded.ts";
import { MIGRATIONS, versionOf } from "./migrations.ts";

/** Why a backup or a restore did not happen; nothing was changed. */
export type CopyFault = "no-database" | "exists" | "not-ours" | "damaged" | "newer";

/** A whole copy of the database in a folder, also while a server is using it. */
export async function backUp(folder: string, file: string): Promise<CopyFault | undefined> {
  const from = join(folder, DATABASE);
  if (!existsSync(from)) return "no-database";
  if (existsSync(file)) return "exists";
  keepToOneself(file);
  const db = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(db, file);
  } finally {
    db.close();
  }
  const fault = faultOf(file);
  if (fault !== undefined) rmSync(file);
  return fault;
}

/** Puts a backup into a folder that has no database yet. */
export function restore(file: string, folder: string): CopyFault | undefined {
  const to = join(folder, DATABASE);
  if (existsSync(to)) return "exists";
  if (!existsSync(file)) return "no-database";
  const fault = faultOf(file);
  if (fault !== undefined) return fault;
  mkdirSync(folder, { recursive: true });
  copyFileSync(file, to);
  return undefined;
}

/** What is wrong with a file that should be a database of ours. */
function faultOf(file: string): CopyFault | undefined {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const version = versionOf(db);
    if (version === 0) return "not-ours";
    if (version > MIGRATIONS.length) return "newer";
    return db.prepare("PRAGMA integrity_check").get()?.integrity_check === "ok" ? undefined : "damaged";
  } catch {
    return "not-ours";
  } finally {
    db.close();
  }
}
