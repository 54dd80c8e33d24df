import type { Message, ViewerState } from "@serai/table";
import { LightSocket } from "./light-socket.ts";

/** What a seat may do now. */
export interface Choice {
  readonly decision: number;
  readonly action: string;
  /** Play waits for it; otherwise it may act though nobody waits. */
  readonly isAwaited: boolean;
}

interface ViewerSettings {
  /** Host and port. */
  readonly address: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A message on what happened at the table has come. */
  readonly onEvents: (viewer: Viewer) => void;
  readonly onRefused: () => void;
  readonly onOver: () => void;
}

const EVENTS = '{"type":"events"';
const NOTHING_TO_DO = '"legal":[]';
const IS_OVER = '"over":true}';
/** Where, after the view, what can be done begins. */
const STATE = '"deciders":';

/** Somebody who looks at a table through a real socket. */
export class Viewer {
  readonly #settings: ViewerSettings;
  #socket: LightSocket | undefined;
  #seat: number | undefined;
  choice: Choice | undefined;

  constructor(settings: ViewerSettings) {
    this.#settings = settings;
  }

  get isConnected(): boolean {
    return this.#socket?.isOpen === true;
  }

  /** Resolves once the whole table has come. */
  connect(): Promise<void> {
    const { address, path, headers } = this.#settings;
    const [host, port] = address.split(":");
    return new Promise((resolve, reject) => {
      this.#socket = new LightSocket({
        host,
        port: Number(port),
        path,
        headers,
        onText: (bytes) => this.#hear(bytes, resolve),
        onClosed: () => reject(new Error("closed")),
      });
    });
  }

  /** The socket is cut, as when a phone leaves a network. */
  cut(): void {
    this.choice = undefined;
    this.#socket?.cut();
  }

  send(command: object): void {
    this.#socket?.send(JSON.stringify(command));
  }

  /** Reading is most of the tool's work, and it shares the machine: only what can be acted upon is taken apart. */
  #hear(bytes: Buffer, joined: () => void): void {
    const { onEvents, onOver, onRefused } = this.#settings;
    // One byte a character is copied as it is; what is looked for has no other letters.
    const text = bytes.toString("latin1");
    if (text.startsWith(EVENTS)) {
      this.#choose(text.includes(NOTHING_TO_DO) ? undefined : JSON.parse(`{${text.slice(text.lastIndexOf(STATE))}`));
      if (text.endsWith(IS_OVER)) onOver();
      onEvents(this);
      return;
    }
    const message: Message = JSON.parse(bytes.toString());
    if (message.type === "refused") onRefused();
    if (message.type !== "table") return;
    this.#seat = message.viewer === "spectator" ? undefined : message.viewer;
    this.#choose(message);
    if (message.over) onOver();
    joined();
  }

  /** At random among what the seat may do. */
  #choose(state: Pick<ViewerState, "legal" | "decision" | "deciders"> | undefined): void {
    this.choice = undefined;
    if (state === undefined || state.legal.length === 0) return;
    const { legal, decision, deciders } = state;
    const isAwaited = this.#seat !== undefined && deciders.includes(this.#seat);
    this.choice = { decision, action: legal[Math.floor(Math.random() * legal.length)], isAwaited };
  }
}
