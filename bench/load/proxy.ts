import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface Proxy {
  readonly port: number;
  close(): void;
}

/** Passes each connection on to the next of the servers in turn. */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const open = new Set<Socket>();
  let next = 0;
  const server = createServer({ noDelay: true }, (client) => {
    const target = connect({ port: ports[next++ % ports.length], host: "127.0.0.1", noDelay: true });
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
