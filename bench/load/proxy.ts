import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface Proxy {
  readonly port: number;
  close(): void;
}

/** Which of so many servers a connection goes to, by the beginning of its first request. */
type Choice = (first: string, servers: number) => number;

/** To the next in turn. */
export function inTurn(): Choice {
  let next = 0;
  return (_first, servers) => next++ % servers;
}

/** To the one that the table in the address belongs to, as a proxy does that hashes it; without a table to the first. */
export const byTable: Choice = (first, servers) => {
  const [, table = ""] = /^\S+ \/api\/tables\/([\w-]+)/.exec(first) ?? [];
  return [...table].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 0) % servers;
};

/** Passes each connection on to one of the servers. */
export async function startProxy(ports: readonly number[], choose: Choice): Promise<Proxy> {
  const open = new Set<Socket>();
  const passOn = (client: Socket, first: Buffer): void => {
    const target = connect({
      port: ports[choose(first.toString("latin1", 0, 100), ports.length)],
      host: "127.0.0.1",
      noDelay: true,
    });
    target.write(first);
    for (const [one, other] of [
      [client, target],
      [target, client],
    ]) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  };
  const server = createServer({ noDelay: true }, (client) => {
    client.on("error", () => client.destroy());
    client.once("data", (first) => {
      client.pause();
      passOn(client, Buffer.from(first));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  return {
    port: address.port,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
