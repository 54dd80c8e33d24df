import { usingEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres/postgres.ts";
import type { Store } from "./store.ts";

/** The database that DATABASE_URL names, else the one of the folder, for one job; `undefined` where there is none. */
export async function usingStore<X>(
  folder: string,
  options: { readonly shared?: boolean },
  job: (store: Store) => Promise<X>,
): Promise<X | undefined> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL === undefined) return usingEmbedded(folder, options, job);
  const store = await openPostgres(DATABASE_URL);
  try {
    return await job(store);
  } finally {
    await store.close();
  }
}
