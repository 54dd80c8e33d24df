import { type ReadonlySignal, signal } from "@preact/signals";
import type { Command, Message, Say } from "@serai/table";
import { tableExists } from "../http/api.ts";
import { earlySocket } from "./early-socket.ts";

export type LinkState = "connecting" | "open" | "lost" | "unknown-table";

/** A line to the host of a table: the server, or a worker in this page (offline/link.ts). */
export interface Link {
  readonly place: "server" | "device";
  readonly state: ReadonlySignal<LinkState>;
  send(command: Command): void;
  /** A line of chat; where the host is this device there is nobody to talk to. */
  say?(line: Say): void;
  /** Joins again and asks for everything: something was missed. */
  restart(): void;
  close(): void;
}

export interface Listener {
  /** The number of the last event heard; `undefined` asks for everything. */
  heard(): number | undefined;
  hear(message: Message): void;
  /** A command that was not acknowledged yet, to be sent again on a new line with its old id. */
  unanswered(): Command | undefined;
  /** The same for a line of chat. */
  unsaid?(): Say | undefined;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export function connect(table: string, listener: Listener): Link {
  const state = signal<LinkState>("connecting");
  let socket: WebSocket;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function open(anew = false): void {
    clearTimeout(timer);
    const heard = anew ? undefined : listener.heard();
    const query = heard === undefined ? "" : `?from=${heard}`;
    const early = earlySocket(table);
    const own =
      early?.socket ?? new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${table}/play${query}`);
    let wasOpen = false;
    socket = own;
    const opened = (): void => {
      wasOpen = true;
      wait = FIRST_WAIT;
      state.value = "open";
      for (const spoken of [listener.unanswered(), listener.unsaid?.()]) if (spoken) send(spoken);
    };
    own.onopen = opened;
    const hear = (data: string): void => {
      const message: Message = JSON.parse(data);
      listener.hear(message);
    };
    own.onmessage = ({ data }) => hear(data);
    own.onclose = () => void (own === socket && !isClosed && lost(wasOpen));
    // After the caller is ready to listen.
    queueMicrotask(() => {
      if (wasOpen || own.readyState !== WebSocket.OPEN) return;
      opened();
      for (const data of early?.heard ?? []) hear(data);
    });
  }

  async function lost(wasOpen: boolean): Promise<void> {
    state.value = "lost";
    // Spread out, so that not everybody comes back in the same moment after a restart of the server.
    timer = setTimeout(() => open(), wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
    // Offline the question itself fails, which is no answer.
    if (!wasOpen && !(await tableExists(table).catch(() => true))) {
      close();
      state.value = "unknown-table";
    }
  }

  function send(spoken: Command | Say): void {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(spoken));
  }

  /** Back on the net, or back on this page: no reason to sit out the wait. */
  function hurry(): void {
    if (state.peek() === "lost" && document.visibilityState === "visible") open();
  }

  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    socket.close();
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
  }

  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  open();
  return {
    place: "server",
    state,
    send,
    say: send,
    close,
    restart() {
      const old = socket;
      open(true);
      old.close();
    },
  };
}
