import { constants, copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { type DataFault, faultOf } from "./data-fault.ts";
import { DATABASE, keepToOneself } from "./embedded.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { faultIn, versionOf } from "./migrations.ts";

/** A whole copy of the database in a folder, also while a server is using it. */
export async function backUpEmbedded(folder: string, file: string): Promise<DataFault | undefined> {
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
  const fault = faultOfCopy(file);
  if (fault !== undefined) rmSync(file);
  return fault;
}

/** The database, and what one that was not closed leaves beside itself: put there, a copy would be read together with that. */
const PARTS = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-journal`];

/** Puts a backup into a folder that has no database yet, and that no server is using. */
export function restoreEmbedded(file: string, folder: string): DataFault | undefined {
  const isThere = (): boolean => PARTS.some((part) => existsSync(join(folder, part)));
  if (isThere()) return "exists";
  if (!existsSync(file)) return "no-database";
  const fault = faultOfCopy(file);
  if (fault !== undefined) return fault;
  let lock: FolderLock | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    lock = lockFolder(folder);
    // Looked at again: a server may have begun one while we waited for it.
    if (isThere()) return "exists";
    copyFileSync(file, join(folder, DATABASE), constants.COPYFILE_EXCL);
    return undefined;
  } catch (error) {
    const reason = faultOf(error);
    if (reason === undefined) throw error;
    return reason;
  } finally {
    lock?.release();
  }
}

/** What is wrong with a file that should be a copy of our database. */
function faultOfCopy(file: string): DataFault | undefined {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return versionOf(db) === 0 ? "not-ours" : faultIn(db);
  } catch (error) {
    return faultOf(error) ?? "not-ours";
  } finally {
    db.close();
  }
}
