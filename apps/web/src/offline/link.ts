import { type ReadonlySignal, signal } from "@preact/signals";
import type { Viewer } from "@serai/kernel";
import { ServerRefusal } from "../http/api.ts";
import type { Link, LinkState, Listener } from "../table/connection.ts";
import type { Ask, FromHost, ToHost } from "./calls.ts";

interface PendingCall {
  resolve(text: string): void;
  reject(error: Error): void;
}

/** After a cut; long enough that a fault that stays does not spin. */
const JOIN_AGAIN = 300;

const asked = new Map<number, PendingCall>();
const lines = new Map<number, (said: Extract<FromHost, { line: number }>) => void>();
let count = 0;
let worker: Worker | undefined;

/** One host for all tables of this page, started when first needed. */
function host(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./host.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
    if ("line" in data) return lines.get(data.line)?.(data);
    const waiting = asked.get(data.id);
    asked.delete(data.id);
    if (data.kind === "answer") waiting?.resolve(data.text);
    else waiting?.reject(new ServerRefusal(data));
  };
  return worker;
}

const tell = (message: ToHost): void => host().postMessage(message);

export const askHost = (ask: Ask): Promise<string> =>
  new Promise((resolve, reject) => {
    const id = ++count;
    asked.set(id, { resolve, reject });
    tell({ kind: "ask", id, ask });
  });

/** A line to a table of this device, from the given seat; without one, from that of the first person there. */
export function connectOffline(table: string, listener: Listener, viewer?: Viewer): Link {
  const state = signal<LinkState>("connecting");
  let line = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function join(): void {
    line = ++count;
    const heard = listener.heard();
    lines.set(line, (said) => {
      if (said.kind === "cut") return cut(said.why);
      if (state.peek() !== "open") opened();
      listener.hear(said.message);
    });
    tell({
      kind: "join",
      line,
      table,
      ...(viewer !== undefined && { viewer }),
      ...(heard !== undefined && { from: heard }),
    });
  }

  function opened(): void {
    state.value = "open";
    const command = listener.unanswered();
    if (command) tell({ kind: "command", line, command });
  }

  function cut(why: "unknown-table" | "again"): void {
    lines.delete(line);
    state.value = why === "again" ? "connecting" : why;
    if (why === "again") timer = setTimeout(join, JOIN_AGAIN);
  }

  function close(): void {
    clearTimeout(timer);
    lines.delete(line);
    tell({ kind: "leave", line });
  }

  join();
  const readable: ReadonlySignal<LinkState> = state;
  return {
    place: "device",
    state: readable,
    send: (command) => tell({ kind: "command", line, command }),
    close,
    restart() {
      close();
      join();
    },
  };
}
