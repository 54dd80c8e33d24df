import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Once a thread has read its code and begun to wait, it no longer counts as one that fills its memory fast. */
const AFTER_START_MS = 2_000;

/** The kind that also gives the room for young objects back, which others keep at its largest for half a minute. */
const THOROUGHLY = { type: "major", execution: "sync", flavor: "last-resort" };

/** Reading the code leaves tens of megabytes that a thread without work would hold on to: they are given back. */
export function collectGarbageSoon(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") setTimeout(() => collect(THOROUGHLY), AFTER_START_MS).unref();
}
