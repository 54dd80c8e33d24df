import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { Refusal } from "@serai/kernel";
import { commandSchema, LONGEST_COMMAND, type Message, saySchema, type TableRefusal } from "@serai/table";
import type { FastifyBaseLogger } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import { z } from "zod";
import { LIMITS } from "../limits.ts";
import type { Rates } from "../rates.ts";
import type { Connected } from "../rooms/connected.ts";
import type { Room } from "../rooms/room.ts";
import { CannotSave } from "../store/cannot-save.ts";
import { Outgoing } from "./outgoing.ts";
import { SocketCounts } from "./socket-counts.ts";

const GOING_AWAY = 1001;
const AGAINST_POLICY = 1008;
const SOMETHING_FAILED = 1011;
const COME_AGAIN = 1012;

const spokenSchema = z.union([commandSchema, saySchema]);
type Spoken = z.infer<typeof spokenSchema>;

/** A connection that is asked for: to which table, as whom, from where, having heard how much. */
export interface Newcomer {
  readonly room: Room;
  readonly person: string | undefined;
  readonly address: string;
  /** The hash of the key that the browser showed. */
  readonly keyHash: string | undefined;
  readonly from: number | undefined;
}

/** Live connections to tables. */
export class Sockets {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_COMMAND, perMessageDeflate: false });
  readonly #log: FastifyBaseLogger;
  readonly #rates: Rates;
  readonly #onRefused: (code: string) => void;
  readonly #counts = new SocketCounts();
  readonly #held = new Map<WebSocket, Pick<Newcomer, "keyHash" | "address">>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #outgoing = new Outgoing();
  /** Asked for a sign of life, and have not given one yet. */
  readonly #silent = new WeakSet<WebSocket>();

  constructor(log: FastifyBaseLogger, rates: Rates, onRefused: (code: string) => void) {
    this.#log = log;
    this.#rates = rates;
    this.#onRefused = onRefused;
    this.#heartbeat = setInterval(() => this.#checkAlive(), LIMITS.heartbeat);
  }

  get count(): number {
    return this.#server.clients.size;
  }

  /** Whether one more may be open beside the others of the same person or address. */
  hasRoomFor(who: Pick<Newcomer, "person" | "address">): boolean {
    return this.#counts.hasRoomFor(who);
  }

  accept(request: IncomingMessage, socket: Duplex, head: Buffer, newcomer: Newcomer): void {
    this.#server.handleUpgrade(request, socket, head, (ws) => this.#connect(ws, socket, newcomer));
  }

  /** The hashes of the keys that open sockets came with. */
  get keys(): string[] {
    return [...new Set([...this.#held.values()].flatMap(({ keyHash }) => keyHash ?? []))];
  }

  /** The browser with this key no longer belongs to a person. */
  dropKey(keyHash: string): void {
    this.drop((held) => held.keyHash === keyHash);
  }

  /** Closes the sockets that this holds for. */
  drop(isMeant: (who: Pick<Newcomer, "keyHash" | "address">) => boolean): void {
    for (const [ws, held] of this.#held) if (isMeant(held)) this.#close(ws, COME_AGAIN);
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const ws of this.#server.clients) this.#close(ws, GOING_AWAY);
    this.#server.close();
    // A client that does not read does not answer either.
    setTimeout(() => {
      for (const ws of this.#server.clients) ws.terminate();
    }, LIMITS.goodbye).unref();
  }

  #connect(ws: WebSocket, socket: Duplex, { room, person, address, keyHash, from }: Newcomer): void {
    const send = (message: Message): void => {
      if (message.type === "refused") this.#onRefused(message.code);
      sendText(JSON.stringify(message));
    };
    const sendText = (text: string): void => {
      if (ws.bufferedAmount > LIMITS.backlog) {
        ws.terminate();
        return;
      }
      this.#outgoing.add(ws, socket, text);
    };
    const refused = (code: string, id?: string): void =>
      send({ type: "refused", ...(id !== undefined && { id }), code, params: {} });
    const failed = (error: unknown): void => {
      if (error instanceof CannotSave) refused("cannot-save" satisfies TableRefusal);
      if (error instanceof Refusal) refused(error.code);
      else this.#log.error({ err: error, table: room.id }, "a table failed");
      this.#close(ws, error instanceof Refusal ? AGAINST_POLICY : SOMETHING_FAILED);
    };
    const dismiss = (why: TableRefusal): void => {
      refused(why);
      room.leave(connected);
      this.#close(ws, AGAINST_POLICY);
    };
    const drop = (): void => this.#close(ws, COME_AGAIN);
    const connected: Connected = { person, address, send, sendText, drop, dismiss };
    let malformed = 0;

    this.#counts.add(connected);
    this.#held.set(ws, { keyHash, address });
    ws.on("pong", () => this.#silent.delete(ws));
    ws.on("close", () => {
      this.#counts.remove(connected);
      this.#held.delete(ws);
      room.leave(connected);
    });
    // An oversized or broken frame: ws closes politely with its own code.
    ws.on("error", () => room.leave(connected));
    ws.on("message", (data, isBinary) => {
      const spoken = isBinary ? undefined : read(String(data));
      if (!this.#rates.take("messages", connected)) return refused("too-many" satisfies TableRefusal, spoken?.id);
      if (spoken?.type === "say") return void room.say(connected, spoken).catch(failed);
      if (spoken) return void room.command(connected, spoken).catch(failed);
      refused("malformed" satisfies TableRefusal);
      if (++malformed >= LIMITS.malformed) this.#close(ws, AGAINST_POLICY);
    });
    // A socket that closed while joining must not count as present.
    const stayOut = (): void => void (ws.readyState === ws.CLOSED && room.leave(connected));
    room.join(connected, from).then(stayOut, failed);
  }

  /** After what was sent before. */
  #close(ws: WebSocket, code: number): void {
    this.#outgoing.send();
    ws.close(code);
  }

  #checkAlive(): void {
    for (const ws of this.#server.clients) {
      if (this.#silent.has(ws)) ws.terminate();
      this.#silent.add(ws);
      ws.ping();
    }
  }
}

function read(text: string): Spoken | undefined {
  try {
    const { data } = spokenSchema.safeParse(JSON.parse(text));
    return data;
  } catch {
    return undefined;
  }
}
