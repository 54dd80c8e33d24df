import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { Refusal } from "@serai/kernel";
import { type Command, commandSchema, LONGEST_COMMAND, type Message, type TableRefusal } from "@serai/table";
import type { FastifyBaseLogger } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import { Bucket, LIMITS } from "./limits.ts";
import type { LiveTable } from "./live-table.ts";
import type { Connected } from "./viewer.ts";

const GOING_AWAY = 1001;
const AGAINST_POLICY = 1008;
const SOMETHING_FAILED = 1011;
const COME_AGAIN = 1012;

/** Live connections to tables. */
export class Sockets {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_COMMAND, perMessageDeflate: false });
  readonly #log: FastifyBaseLogger;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #silent = new WeakSet<WebSocket>();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
    this.#heartbeat = setInterval(() => this.#checkAlive(), LIMITS.heartbeat);
  }

  accept(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    table: LiveTable,
    person: string | undefined,
    from: number | undefined,
  ): void {
    this.#server.handleUpgrade(request, socket, head, (ws) => this.#connect(ws, table, person, from));
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const ws of this.#server.clients) ws.close(GOING_AWAY);
    this.#server.close();
  }

  #connect(ws: WebSocket, table: LiveTable, person: string | undefined, from: number | undefined): void {
    const send = (message: Message): void => {
      if (ws.bufferedAmount > LIMITS.backlog) ws.terminate();
      else ws.send(JSON.stringify(message));
    };
    const refused = (code: TableRefusal): void => send({ type: "refused", code, params: {} });
    const failed = (error: unknown): void => {
      if (!(error instanceof Refusal)) this.#log.error({ err: error }, "a table failed");
      ws.close(error instanceof Refusal ? COME_AGAIN : SOMETHING_FAILED);
    };
    const connected: Connected = { viewer: table.viewerFor(person), heard: 0, send, drop: () => ws.close(COME_AGAIN) };
    const bucket = new Bucket(LIMITS.commands, Date.now());
    let malformed = 0;

    ws.on("pong", () => this.#silent.delete(ws));
    ws.on("close", () => table.leave(connected));
    // An oversized or broken frame: ws closes politely with its own code.
    ws.on("error", () => table.leave(connected));
    ws.on("message", (data, isBinary) => {
      if (!bucket.take(Date.now())) return refused("too-many");
      const command = isBinary ? undefined : readCommand(String(data));
      if (command) return void table.command(connected, command).catch(failed);
      refused("malformed");
      if (++malformed >= LIMITS.malformed) ws.close(AGAINST_POLICY);
    });
    table.join(connected, from).catch(failed);
  }

  #checkAlive(): void {
    for (const ws of this.#server.clients) {
      if (this.#silent.has(ws)) ws.terminate();
      this.#silent.add(ws);
      ws.ping();
    }
  }
}

function readCommand(text: string): Command | undefined {
  try {
    const read = commandSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
