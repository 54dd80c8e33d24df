import { chmodSync, constants, copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { type DataFault, DataUnusable, faultOf, isDiskTrouble } from "./data-fault.ts";
import { DATABASE, keepToOneself } from "./embedded.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { faultIn, versionOf } from "./migrations.ts";

/** A whole copy of the database in a folder, also while a server is using it. */
export async function backUpEmbedded(folder: string, file: string): Promise<DataFault | undefined> {
  const from = join(folder, DATABASE);
  if (!existsSync(from)) return "no-database";
  if (existsSync(file)) return "exists";
  let db: DatabaseSync | undefined;
  try {
    db = openToRead(from);
    keepToOneself(file);
    await copyInto(file, db);
    return undefined;
  } catch (error) {
    const fault = faultOf(error) ?? (isDiskTrouble(error) ? "unwritable" : undefined);
    if (fault === undefined) throw error;
    return fault;
  } finally {
    db?.close();
  }
}

/** Read from at once, so that what fails later is about the copy. */
function openToRead(file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    versionOf(db);
    return db;
  } catch (error) {
    db?.close();
    throw isDiskTrouble(error) ? new DataUnusable("unreadable", file, error) : error;
  }
}

/** The whole of it, or nothing: a file that stayed would be taken for a copy. */
async function copyInto(file: string, db: DatabaseSync): Promise<void> {
  try {
    await backup(db, file);
    const fault = faultOfCopy(file);
    if (fault !== undefined) throw new DataUnusable(fault, file);
  } catch (error) {
    for (const part of [file, `${file}-journal`]) rmSync(part, { force: true });
    throw error;
  }
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
    const database = join(folder, DATABASE);
    copyFileSync(file, database, constants.COPYFILE_EXCL);
    // A copy from a read-only medium comes with that medium's rights.
    chmodSync(database, 0o600);
    return undefined;
  } catch (error) {
    const reason = faultOf(error);
    if (reason === undefined) throw error;
    return reason;
  } finally {
    lock?.release();
  }
}

/**
 * What is wrong with a file that should be a copy of our database. Nobody changes it meanwhile (`immutable`), so it is
 * read where nothing can be written too, and SQLite puts no files of its own beside it.
 */
function faultOfCopy(file: string): DataFault | undefined {
  const address = pathToFileURL(file);
  address.search = "immutable=1";
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(address, { readOnly: true });
    return versionOf(db) === 0 ? "not-ours" : faultIn(db);
  } catch (error) {
    return isDiskTrouble(error) ? "unreadable" : (faultOf(error) ?? "not-ours");
  } finally {
    db?.close();
  }
}
