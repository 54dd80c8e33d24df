import { backUpEmbedded, restoreEmbedded } from "./backup.ts";
import type { DataFault } from "./data-fault.ts";
import { databaseUrl } from "./database-url.ts";

/** Loaded where it is used: an embedded database needs nothing of PostgreSQL in memory. */
const postgres = () => import("./postgres/backup.ts");

/** Where the data are, as people may be told: the host that DATABASE_URL names, else the folder. */
export const dataPlace = (folder: string): string => {
  const url = databaseUrl();
  return url === undefined ? folder : new URL(url).host;
};

/** A whole copy of the database that DATABASE_URL names, else of the one in the folder, also while servers use it. */
export async function backUp(folder: string, file: string): Promise<DataFault | undefined> {
  const url = databaseUrl();
  if (url === undefined) return backUpEmbedded(folder, file);
  const { backUpPostgres } = await postgres();
  return backUpPostgres(url, file);
}

/** Puts such a copy back where there is nothing yet. */
export async function restore(file: string, folder: string): Promise<DataFault | undefined> {
  const url = databaseUrl();
  if (url === undefined) return restoreEmbedded(file, folder);
  const { restorePostgres } = await postgres();
  return restorePostgres(file, url);
}
