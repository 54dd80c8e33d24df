import { usingStore } from "../store/using-store.ts";
import { operatorKeyIn } from "./operator-key.ts";

/** The operator's key of the database in a folder, also beside a server that uses it; `undefined` where there is none. */
export const operatorKeyOf = (folder: string): Promise<string | undefined> =>
  usingStore(folder, { shared: true }, operatorKeyIn);
