import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** How long the write-ahead log was when it was copied. */
export interface Copied {
  readonly pages: number;
}

const db = new DatabaseSync(String(workerData));
db.exec("PRAGMA synchronous = FULL");
const copy = db.prepare("PRAGMA wal_checkpoint(PASSIVE)");

parentPort?.on("message", () => parentPort?.postMessage({ pages: copiedPages() } satisfies Copied));

/** Where the disk takes nothing it is copied another time. */
function copiedPages(): number {
  try {
    return Number(copy.get()?.log ?? 0);
  } catch {
    return 0;
  }
}
