import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DataUnusable, faultOf } from "./data-fault.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { ALONE } from "./nodes.ts";
import type { Store } from "./store.ts";
import { storeOf } from "./store-of.ts";
import { WriterThread } from "./writer-thread.ts";

export const DATABASE = "serai.db";

/** Secrets of games and keys of the server are in it: where the file is made, nobody else may read it. */
export const keepToOneself = (file: string): void => closeSync(openSync(file, "a", 0o600));

interface OpenOptions {
  /** Also beside a server that uses the folder. */
  readonly shared?: boolean;
}

/** The database of a folder for one job; `undefined` where there is none. */
export async function usingEmbedded<X>(
  folder: string,
  options: OpenOptions,
  job: (store: Store) => Promise<X>,
): Promise<X | undefined> {
  if (!existsSync(join(folder, DATABASE))) return undefined;
  const store = await openEmbedded(folder, options);
  try {
    return await job(store);
  } finally {
    await store.close();
  }
}

/** The embedded database in a folder, behind its own thread; throws DataUnusable where it cannot be used. */
export async function openEmbedded(folder: string, { shared = false }: OpenOptions = {}): Promise<Store> {
  const file = join(folder, DATABASE);
  const lock = claim(folder, shared);
  try {
    const writer = await WriterThread.start(file);
    return storeOn(writer, async () => {
      await writer.close();
      lock?.release();
    });
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** The folder is there, is ours alone unless shared, and the file in it is readable by nobody else. */
function claim(folder: string, shared: boolean): FolderLock | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    const lock = shared ? undefined : lockFolder(folder);
    keepToOneself(join(folder, DATABASE));
    return lock;
  } catch (error) {
    const fault = faultOf(error);
    throw fault === undefined || error instanceof DataUnusable ? error : new DataUnusable(fault, folder, error);
  }
}

const storeOn = (writer: WriterThread, close: () => Promise<void>): Store =>
  storeOf((what, argument) => writer.ask(what, argument), {
    close,
    nodes: ALONE,
    dead: writer.dead,
  });
