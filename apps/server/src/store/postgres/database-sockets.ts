import { Socket } from "node:net";

/** How long the database has to say goodbye. */
const GOODBYE_MS = 1_000;

/** The sockets of one server to the database: none of them keeps it from ending. */
export class DatabaseSockets {
  readonly #open = new Set<Socket>();

  /** The library asks for one with each connection. */
  readonly next = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
    return socket;
  };

  /** Where a network swallows everything without a word, an end that was asked for is never answered. */
  async close(): Promise<void> {
    const open = [...this.#open];
    const giveUp = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, GOODBYE_MS);
    await Promise.all(open.map((socket) => new Promise((resolve) => socket.once("close", resolve))));
    clearTimeout(giveUp);
  }
}
