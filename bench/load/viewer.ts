import type { Message } from "@serai/table";
import { WebSocket } from "ws";

/** What a seat may do now. */
export interface Choice {
  readonly decision: number;
  readonly action: string;
  /** Play waits for it; otherwise it may act though nobody waits. */
  readonly isAwaited: boolean;
}

interface ViewerSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A message on what happened at the table has come. */
  readonly onEvents: (viewer: Viewer) => void;
  readonly onRefused: () => void;
  readonly onOver: () => void;
}

const EVENTS = '{"type":"events"';
const NOTHING_TO_DO = '"legal":[]';
const IS_OVER = '"over":true';

/** Somebody who looks at a table through a real socket. */
export class Viewer {
  readonly #settings: ViewerSettings;
  #socket: WebSocket | undefined;
  #seat: number | undefined;
  choice: Choice | undefined;

  constructor(settings: ViewerSettings) {
    this.#settings = settings;
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Resolves once the whole table has come. */
  connect(): Promise<void> {
    const { url, headers } = this.#settings;
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, { headers });
      this.#socket = socket;
      socket.on("error", reject);
      socket.on("close", () => reject(new Error("closed")));
      socket.on("message", (data) => this.#hear(String(data), resolve));
    });
  }

  /** The socket is cut, as when a phone leaves a network. */
  cut(): void {
    this.choice = undefined;
    this.#socket?.removeAllListeners("close");
    this.#socket?.terminate();
  }

  send(command: object): void {
    this.#socket?.send(JSON.stringify(command));
  }

  /** Reading is most of the tool's work, and it shares the machine: only what can be acted upon is taken apart. */
  #hear(text: string, joined: () => void): void {
    const { onEvents, onOver, onRefused } = this.#settings;
    if (text.startsWith(EVENTS) && text.includes(NOTHING_TO_DO)) {
      this.choice = undefined;
      if (text.includes(IS_OVER)) onOver();
      onEvents(this);
      return;
    }
    const message: Message = JSON.parse(text);
    if (message.type === "refused") onRefused();
    if (message.type !== "table" && message.type !== "events") return;
    if (message.type === "table") this.#seat = message.viewer === "spectator" ? undefined : message.viewer;
    const { legal, decision, deciders, over } = message;
    const action = legal[Math.floor(Math.random() * legal.length)];
    const isAwaited = this.#seat !== undefined && deciders.includes(this.#seat);
    this.choice = action === undefined ? undefined : { decision, action, isAwaited };
    if (over) onOver();
    if (message.type === "table") joined();
    else onEvents(this);
  }
}
