import { rebuildIn } from "@serai/server";
import { newDatabase, startPostgres } from "@serai/server/postgres-for-tests";
import { freePort, ServerProcess } from "../server-process.ts";
import type { Servers } from "../servers.ts";
import { DatabaseProxy } from "./database-proxy.ts";
import { FAULTS, type FaultName, type Node } from "./faults.ts";

/** Several equal servers on one PostgreSQL, which is started for it. Faults meet one server after the other. */
export async function manyServers(count: number): Promise<Servers<FaultName>> {
  const postgres = await startPostgres();
  const url = await newDatabase(postgres.address);
  const nodes = await Promise.all(Array.from({ length: count }, () => startNode(url)));
  let made = 0;
  return {
    addresses: nodes.map(({ server }) => server.address),
    async happen(name) {
      await FAULTS[name].happen({ node: nodes[made++ % count], nodes, postgres });
      return FAULTS[name].measuredFrom;
    },
    async mend() {
      for (const node of nodes) await node.restart();
    },
    async end() {
      for (const { server, proxy } of nodes) {
        proxy.mend();
        // A stopped process hears of nothing else.
        server.process.kill("SIGCONT");
        await server.end("SIGTERM");
        proxy.close();
      }
    },
    async entries() {
      const rows = await postgres.run(url, "SELECT table_id, number, entry FROM log ORDER BY table_id, number");
      return rows.map(({ table_id, number, entry }) => ({
        table: String(table_id),
        number: Number(number),
        entry: String(entry),
      }));
    },
    async replayed() {
      process.env.DATABASE_URL = url;
      try {
        return (await rebuildIn(""))?.counted ?? 0;
      } finally {
        delete process.env.DATABASE_URL;
      }
    },
    remove: () => postgres.remove(),
  };
}

async function startNode(url: string): Promise<Node> {
  const proxy = await DatabaseProxy.before(Number(new URL(url).port));
  const port = await freePort();
  const through = new URL(url);
  through.port = String(proxy.port);
  const start = (): Promise<ServerProcess> => ServerProcess.start([], port, { DATABASE_URL: through.href });
  const node: Node = {
    proxy,
    server: await start(),
    async restart() {
      if (node.server.hasEnded) node.server = await start();
    },
  };
  return node;
}
