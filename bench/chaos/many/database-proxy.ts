import { once } from "node:events";
import { createServer, type Server, Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

/** Resolves when something sent now arrives at the other end. */
type Travel = () => Promise<void>;

/** One way of a connection: what is sent arrives in order, however long it is on its way. */
class Direction {
  readonly #travel: Travel;
  #last: Promise<void> = Promise.resolve();

  constructor(travel: Travel) {
    this.#travel = travel;
  }

  send(arrive: () => void): void {
    const travelled = this.#travel();
    this.#last = this.#last.then(() => travelled).then(arrive);
  }
}

/** One connection of a server to the database. */
class Link {
  readonly #near: Socket;
  readonly #far = new Socket();

  constructor(near: Socket, port: number, travel: Travel) {
    this.#near = near;
    const [there, back] = [new Direction(travel), new Direction(travel)];
    for (const socket of [near, this.#far]) socket.on("error", () => {});
    there.send(() => this.#far.connect(port, "127.0.0.1"));
    near.on("data", (bytes) => there.send(() => this.#far.write(bytes)));
    near.on("close", () => there.send(() => this.#far.destroy()));
    this.#far.on("data", (bytes) => back.send(() => near.write(bytes)));
    this.#far.on("close", () => back.send(() => near.destroy()));
  }

  cut(): void {
    this.#near.destroy();
    this.#far.destroy();
  }

  /** The database's end is gone, and the server's never hears of it. */
  silence(): void {
    this.#far.removeAllListeners("close");
    this.#near.removeAllListeners("data").resume();
    this.#far.destroy();
  }
}

/** The network between one server and PostgreSQL. */
export class DatabaseProxy {
  readonly #listening: Server;
  readonly #links = new Set<Link>();
  #travel: Travel = async () => {};
  #mended: () => void = () => {};

  private constructor(port: number) {
    this.#listening = createServer((near) => {
      const link = new Link(near, port, () => this.#travel());
      this.#links.add(link);
      near.on("close", () => this.#links.delete(link));
    });
  }

  /** Before the PostgreSQL on this port of loopback. */
  static async before(port: number): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(port);
    proxy.#listening.listen(0, "127.0.0.1");
    await once(proxy.#listening, "listening");
    return proxy;
  }

  get port(): number {
    return Number(Object(this.#listening.address()).port);
  }

  /** Every connection ends at once. */
  cut(): void {
    for (const link of this.#links) link.cut();
  }

  /** The database no longer knows of these connections, and the server is not told. */
  silence(): void {
    for (const link of this.#links) link.silence();
    this.#links.clear();
  }

  slow(ms: number): void {
    this.#travel = () => setTimeout(ms);
  }

  /** Nothing arrives until it is mended, and nobody is told. */
  split(): void {
    const mended = new Promise<void>((resolve) => {
      this.#mended = resolve;
    });
    this.#travel = () => mended;
  }

  mend(): void {
    this.#travel = async () => {};
    this.#mended();
  }

  close(): void {
    this.mend();
    this.cut();
    this.#listening.close();
  }
}
