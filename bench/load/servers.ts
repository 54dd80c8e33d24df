import { newDatabase, startPostgres } from "@serai/server/postgres-for-tests";
import type { LoadOptions } from "./options.ts";
import { startProxy } from "./proxy.ts";
import { ServerProcess } from "./server-process.ts";

/** All servers of a run, reached at one address. */
export interface Servers {
  readonly address: string;
  readonly megabytes: number;
  readonly processorMs: number;
  stop(): Promise<void>;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** One server with its own database, or several on PostgreSQL behind a proxy that gives each the next connection. */
export async function startServers(options: LoadOptions): Promise<Servers> {
  const postgres = options.postgres ? await startPostgres() : undefined;
  const database = postgres ? await newDatabase(postgres.address) : options.databaseUrl;
  const servers: ServerProcess[] = [];
  // One after the other: the first makes the tables of an empty database.
  for (let i = 0; i < options.servers; i++) servers.push(await ServerProcess.start(database));
  const proxy = servers.length > 1 ? await startProxy(servers.map(({ port }) => port)) : undefined;
  return {
    address: `127.0.0.1:${proxy?.port ?? servers[0].port}`,
    get megabytes() {
      return total(servers.map(({ megabytes }) => megabytes));
    },
    get processorMs() {
      return total(servers.map(({ processorMs }) => processorMs));
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      proxy?.close();
      await postgres?.remove();
    },
  };
}
