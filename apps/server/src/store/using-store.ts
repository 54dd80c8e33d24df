import { databaseUrl } from "./database-url.ts";
import { usingEmbedded } from "./embedded.ts";
import type { Store } from "./store.ts";

/** A database that servers share; one with an embedded database does not load the library for it. */
export async function openShared(url: string): Promise<Store> {
  const { openPostgres } = await import("./postgres/postgres.ts");
  return openPostgres(url);
}

/** The database that DATABASE_URL names, else the one of the folder, for one job; `undefined` where there is none. */
export async function usingStore<X>(
  folder: string,
  options: { readonly shared?: boolean },
  job: (store: Store) => Promise<X>,
): Promise<X | undefined> {
  const url = databaseUrl();
  if (url === undefined) return usingEmbedded(folder, options, job);
  const store = await openShared(url);
  try {
    return await job(store);
  } finally {
    await store.close();
  }
}
