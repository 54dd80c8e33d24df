import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DataUnusable, faultOf, isLocked } from "./data-fault.ts";

export const LOCK = "serai.lock";

/** Milliseconds; a server that was told to stop may need a moment to be gone. */
const LOCK_TIMEOUT_MS = 1_000;

export interface FolderLock {
  release(): void;
}

/**
 * Only one process at a time may write to a data folder. The lock is an open transaction on a database of its own: the
 * system drops it when the process ends, however it ends, so there is never a stale one.
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, LOCK);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock?.close();
    if (isLocked(error)) throw new DataUnusable("in-use", folder, error);
    throw new DataUnusable(faultOf(error) ?? "unwritable", file, error);
  }
  const held = lock;
  return { release: () => held.close() };
}
