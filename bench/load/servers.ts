import { newDatabase, startPostgres } from "@serai/server/postgres-for-tests";
import type { LoadOptions } from "./options.ts";
import { byTable, inTurn, startProxy } from "./proxy.ts";
import { type ProcessorMs, ServerProcess } from "./server-process.ts";

/** All servers of a run, reached at one address. */
export interface Servers {
  readonly address: string;
  readonly megabytes: number;
  readonly processorMs: ProcessorMs;
  /** All are started again on what they have kept, the slowest in so many milliseconds; nobody is connected then. */
  restart(): Promise<number>;
  stop(): Promise<void>;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** One server with its own database, or several on PostgreSQL behind a proxy. */
export async function startServers(options: LoadOptions): Promise<Servers> {
  const postgres = options.postgres ? await startPostgres() : undefined;
  const database = postgres ? await newDatabase(postgres.address) : options.databaseUrl;
  const servers: ServerProcess[] = [];
  // One after the other: the first makes the tables of an empty database.
  for (let i = 0; i < options.servers; i++) servers.push(await ServerProcess.start(database, options.nodeFlags));
  const ports = servers.map(({ port }) => port);
  const proxy = servers.length > 1 ? await startProxy(ports, options.byTable ? byTable : inTurn()) : undefined;
  return {
    address: `127.0.0.1:${proxy?.port ?? servers[0].port}`,
    get megabytes() {
      return total(servers.map(({ megabytes }) => megabytes));
    },
    get processorMs() {
      const used: Record<string, number> = {};
      for (const { processorMs } of servers)
        for (const [name, ms] of Object.entries(processorMs)) used[name] = (used[name] ?? 0) + ms;
      return used;
    },
    async restart() {
      for (const [i, server] of servers.entries()) servers[i] = await server.again();
      return Math.max(...servers.map(({ startMs }) => startMs));
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      proxy?.close();
      await postgres?.remove();
    },
  };
}
