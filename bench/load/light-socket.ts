import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const LAST_FRAME = 0x80;
const MASKED = 0x80;
const SHORT_LENGTH = 126;
const LONG_LENGTH = 127;
const END_OF_HEAD = "\r\n\r\n";
/** What all sockets read into, one after the other. */
const READ_INTO = Buffer.allocUnsafe(65_536);
const NOTHING = Buffer.alloc(0);

interface LightSocketSettings {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A text has come; its bytes are only there until this returns. */
  readonly onText: (bytes: Buffer) => void;
  readonly onClosed: () => void;
}

/**
 * A WebSocket client with no more than the load tool needs. The tool shares the machine with the servers that it measures,
 * and a general client costs it as much for each message as the server's own side.
 */
export class LightSocket {
  readonly #socket: Socket;
  readonly #settings: LightSocketSettings;
  /** What has come of a frame whose end has not. */
  #rest: Buffer = NOTHING;
  #isOpen = false;

  constructor(settings: LightSocketSettings) {
    this.#settings = settings;
    const { host, port, path, headers, onClosed } = settings;
    this.#socket = connect({
      host,
      port,
      noDelay: true,
      onread: {
        buffer: READ_INTO,
        callback: (length, buffer) => {
          this.#read(Buffer.from(buffer.buffer, buffer.byteOffset, length));
          return true;
        },
      },
    });
    this.#socket.on("error", () => this.#socket.destroy());
    this.#socket.on("close", () => {
      this.#isOpen = false;
      onClosed();
    });
    const fields = {
      host: `${host}:${port}`,
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": randomBytes(16).toString("base64"),
      ...headers,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    this.#socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}${END_OF_HEAD}`);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  cut(): void {
    this.#socket.destroy();
  }

  #read(arrived: Buffer): void {
    let bytes = this.#rest.length === 0 ? arrived : Buffer.concat([this.#rest, arrived]);
    if (!this.#isOpen) bytes = this.#afterHead(bytes);
    const taken = this.#isOpen ? this.#takeFrames(bytes) : 0;
    // Copied: the next socket reads into the same bytes.
    this.#rest = taken === bytes.length ? NOTHING : Buffer.from(bytes.subarray(taken));
  }

  /** What follows the answer to the request, once that is here. */
  #afterHead(bytes: Buffer): Buffer {
    const end = bytes.indexOf(END_OF_HEAD);
    if (end < 0) return bytes;
    if (!bytes.toString("latin1", 0, end).startsWith("HTTP/1.1 101")) {
      this.cut();
      return NOTHING;
    }
    this.#isOpen = true;
    return bytes.subarray(end + END_OF_HEAD.length);
  }

  /** How many bytes of whole frames there were. */
  #takeFrames(bytes: Buffer): number {
    let at = 0;
    while (bytes.length - at >= 2) {
      const short = bytes[at + 1];
      const head = short === SHORT_LENGTH ? 4 : short === LONG_LENGTH ? 10 : 2;
      if (bytes.length - at < head) break;
      const length =
        head === 4 ? bytes.readUInt16BE(at + 2) : head === 10 ? Number(bytes.readBigUInt64BE(at + 2)) : short;
      if (bytes.length - at < head + length) break;
      this.#take(bytes[at] & 0xf, bytes.subarray(at + head, at + head + length));
      at += head + length;
    }
    return at;
  }

  #take(kind: number, bytes: Buffer): void {
    if (kind === TEXT) this.#settings.onText(bytes);
    if (kind === PING) this.#write(PONG, bytes);
    if (kind === CLOSE) this.cut();
  }

  /** The mask, which only keeps proxies from mistaking a frame for a request, is zero: the text stays as it is. */
  #write(kind: number, bytes: Buffer): void {
    if (bytes.length > 0xffff) throw new Error("too long for the load tool");
    const head = bytes.length < SHORT_LENGTH ? 6 : 8;
    const frame = Buffer.alloc(head + bytes.length);
    frame[0] = LAST_FRAME | kind;
    frame[1] = MASKED | (head === 6 ? bytes.length : SHORT_LENGTH);
    if (head === 8) frame.writeUInt16BE(bytes.length, 2);
    bytes.copy(frame, head);
    this.#socket.write(frame);
  }
}
