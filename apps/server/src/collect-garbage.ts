import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Once a thread has read its code and begun to wait, it no longer counts as one that fills its memory fast. */
const AFTER_START_MS = 2_000;

/** Reading the code leaves tens of megabytes that a thread without work would hold on to: they are given back. */
export function collectGarbageSoon(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") setTimeout(() => collect(), AFTER_START_MS).unref();
}
