import { openStore } from "./database.ts";
import type { LocalStore } from "./store.ts";

let opening: Promise<LocalStore> | undefined;

/** The page's own look into what the device keeps; opened once. */
export function localStore(): Promise<LocalStore> {
  opening ??= openStore();
  return opening;
}
