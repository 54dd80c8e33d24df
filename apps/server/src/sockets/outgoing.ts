import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { textFrame } from "./text-frame.ts";

interface Unsent {
  readonly socket: Duplex;
  frames: string;
}

/**
 * Texts on their way to clients. What one turn of the event loop sends to a client, often an answer and what came of it, goes
 * to its socket as one string in one write: through `ws` it is four pieces, which takes twice the time.
 */
export class Outgoing {
  #unsent = new Map<WebSocket, Unsent>();

  add(ws: WebSocket, socket: Duplex, text: string): void {
    if (this.#unsent.size === 0) process.nextTick(() => this.send());
    const unsent = this.#unsent.get(ws);
    if (unsent) unsent.frames += textFrame(text);
    else this.#unsent.set(ws, { socket, frames: textFrame(text) });
  }

  /** Right now: a client that is let go hears everything before it. */
  send(): void {
    const unsent = this.#unsent;
    // Not cleared: a map that is has its old table hold on to the new one, and as it ages every text since to all that follow.
    this.#unsent = new Map();
    for (const [ws, { socket, frames }] of unsent) if (ws.readyState === ws.OPEN) socket.write(frames, "latin1");
  }
}
