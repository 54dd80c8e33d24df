import { createHash } from "node:crypto";

/** Odd requests and frames, structured and random; the same seed makes the same ones. */
export class OddBytes {
  #state: number;
  /** A table that is there, and the cookies of people, one of whom sits at it. */
  readonly #table: string;
  readonly #cookies: readonly string[];

  constructor(seed: number, table: string, cookies: readonly string[]) {
    this.#state = seed;
    this.#table = table;
    this.#cookies = cookies;
  }

  /** What one connection sends, piece by piece. */
  connection(): Buffer[] {
    const kind = this.below(10);
    if (kind === 0) return [this.#random(1 + this.below(2_000))];
    if (kind <= 4) return this.#pieces(this.#request());
    if (kind <= 6) return this.#pieces(this.#upgrade(this.#target()));
    const frames = Array.from({ length: 1 + this.below(8) }, () => this.#frame());
    const play = `/api/tables/${this.#table}/play${this.#oneOf(["", "?from=0", "?from=99999", "?from=3&from=4"])}`;
    return [this.#upgrade(play, true), ...frames];
  }

  /** From 0 to n − 1. */
  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  }

  #oneOf<X>(list: readonly X[]): X {
    return list[this.below(list.length)];
  }

  #random(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.below(256)));
  }

  #word(): string {
    return this.#oneOf(WORDS).replaceAll("TABLE", this.#table);
  }

  #target(): string {
    const path = this.#oneOf(PATHS).replaceAll("TABLE", this.#table);
    switch (this.below(5)) {
      case 0:
        return this.#word();
      case 1:
        return path + this.#word();
      case 2:
        return path.replace(/[a-z]+(?=\/|$)/, this.#word());
      default:
        return path;
    }
  }

  #request(): Buffer {
    const method = this.below(12) === 0 ? this.#word() : this.#oneOf(METHODS);
    const version = this.below(15) === 0 ? this.#word() : "HTTP/1.1";
    const body = this.below(3) === 0 ? "" : this.#body();
    const headers = ["Host: x", `X-Forwarded-For: ${this.#address()}`, ...this.#oddHeaders()];
    if (body !== "") headers.push(this.#lengthOf(body), `Content-Type: ${this.#oneOf(TYPES)}`);
    if (this.below(2) === 0) headers.push(`Cookie: ${this.#oneOf(this.#cookies)}`);
    return this.#bent(`${method} ${this.#target()} ${version}\r\n${headers.join("\r\n")}\r\n\r\n${body}`);
  }

  #upgrade(target: string, isPlain = false): Buffer {
    const headers = ["Host: x", `X-Forwarded-For: ${this.#address()}`, `Cookie: ${this.#oneOf(this.#cookies)}`];
    const odd = (plain: string): string => (isPlain || this.below(4) > 0 ? plain : this.#word());
    headers.push(`Connection: ${odd("Upgrade")}`, `Upgrade: ${odd("websocket")}`);
    headers.push(`Sec-WebSocket-Version: ${odd("13")}`);
    headers.push(`Sec-WebSocket-Key: ${odd(createHash("md5").update("x").digest("base64"))}`);
    if (!isPlain) headers.push(...this.#oddHeaders());
    const text = `GET ${target} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`;
    return isPlain ? Buffer.from(text, "latin1") : this.#bent(text);
  }

  /** Each from an address of its own, or else the limits by address would answer everything. */
  #address(): string {
    const any = (): number => this.below(256);
    return this.below(20) === 0 ? this.#word() : `${any()}.${any()}.${any()}.${any()}`;
  }

  #oddHeaders(): string[] {
    return Array.from({ length: Math.max(0, this.below(6) - 3) }, () => {
      const name = this.below(4) === 0 ? this.#word() : this.#oneOf(HEADERS);
      return `${name}: ${this.below(40) === 0 ? "y".repeat(this.below(20_000)) : this.#word()}`;
    });
  }

  #lengthOf(body: string): string {
    const right = `Content-Length: ${Buffer.byteLength(body, "latin1")}`;
    return this.#oneOf([
      right,
      right,
      right,
      "Content-Length: 99999999",
      "Content-Length: -1",
      "Transfer-Encoding: chunked",
    ]);
  }

  #body(): string {
    const value = (): unknown => this.#oneOf<unknown>([true, -1, 1e99, "", [], {}, "sultan", this.#word(), [[[]]]]);
    switch (this.below(5)) {
      case 0:
        return this.#word();
      case 1:
        return "[".repeat(this.below(8_000));
      case 2:
        return this.#oneOf(BODIES).replaceAll("TABLE", this.#table);
      default:
        return JSON.stringify(Object.fromEntries(Array.from({ length: 4 }, () => [this.#oneOf(FIELDS), value()])));
    }
  }

  /** Some bytes changed, left out or put in twice. */
  #bent(text: string): Buffer {
    const bytes = [...Buffer.from(text, "latin1")];
    for (let n = this.below(4) === 0 ? 1 + this.below(6) : 0; n > 0; n--) {
      const at = this.below(bytes.length);
      const how = this.below(3);
      if (how === 0) bytes[at] = this.below(256);
      else if (how === 1) bytes.splice(at, this.below(20));
      else bytes.splice(at, 0, ...bytes.slice(at, at + this.below(40)));
      if (bytes.length === 0) return Buffer.from("x");
    }
    return Buffer.from(bytes);
  }

  #pieces(all: Buffer): Buffer[] {
    if (this.below(6) > 0) return [all];
    const middle = this.below(all.length);
    const end = this.below(3) === 0 ? middle : all.length;
    return [all.subarray(0, middle), all.subarray(middle, end)];
  }

  #frame(): Buffer {
    if (this.below(12) === 0) return this.#random(1 + this.below(200));
    const payload = this.below(8) === 0 ? this.#random(this.below(300)) : Buffer.from(this.#said());
    const opcode = this.below(5) === 0 ? this.below(16) : 1;
    const bits = this.below(8) === 0 ? this.below(16) << 4 : 0x80;
    const isMasked = this.below(15) > 0;
    const claimed = this.below(12) === 0 ? this.below(70_000) : payload.length;
    const length =
      claimed < 126 ? [claimed] : claimed < 65_536 ? [126, claimed >> 8, claimed & 255] : [127, 0, 0, 0, 0, 0, 1, 0, 0];
    const mask = [1, 2, 3, 4].map(() => this.below(256));
    const head = [bits | opcode, length[0] | (isMasked ? 0x80 : 0), ...length.slice(1), ...(isMasked ? mask : [])];
    const masked = isMasked ? payload.map((byte, i) => byte ^ mask[i % 4]) : payload;
    return Buffer.concat([Buffer.from(head), masked]);
  }

  #said(): string {
    const id = `fuzz-${this.below(1e9)}-${this.below(1e9)}`;
    const odd = (): unknown => this.#oneOf<unknown>([this.#word(), -1, 1e18, null, {}, [], true, "leave"]);
    const type = this.#oneOf(["act", "undo", "order", "leave", "back", "pause", "resume", "say", this.#word()]);
    const plain = { type, id, decision: this.below(4), action: "lay 1 at 1", text: "hello" };
    switch (this.below(6)) {
      case 0:
        return "[".repeat(this.below(3_000));
      case 1:
        return JSON.stringify({ ...plain, [this.#oneOf(FIELDS)]: odd() });
      case 2:
        return JSON.stringify(plain).slice(0, this.below(60));
      case 3:
        return JSON.stringify({ type, id: odd(), decision: odd(), action: odd() });
      default:
        return JSON.stringify(type === "say" ? { type, id, text: this.#word() } : { type, id });
    }
  }
}

const METHODS = ["GET", "GET", "GET", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "CONNECT", "TRACE"];
const TYPES = ["application/json", "application/json", "text/plain", "application/json; charset=\xff", "x", ""];
const HEADERS = [
  "Host",
  "Origin",
  "Cookie",
  "Connection",
  "Upgrade",
  "Expect",
  "Range",
  "If-None-Match",
  "Accept-Encoding",
  "Accept-Language",
  "Content-Length",
  "Transfer-Encoding",
  "X-Forwarded-For",
  "X-Forwarded-Proto",
  "Sec-WebSocket-Protocol",
  "Sec-WebSocket-Extensions",
];
const FIELDS = [
  "type",
  "id",
  "decision",
  "action",
  "game",
  "seats",
  "name",
  "nonce",
  "token",
  "__proto__",
  "constructor",
];
const BODIES = [
  '{"game":"sultan","seats":[{"kind":"person"},{"kind":"person"}]}',
  `{"name":"Anna","nonce":"${"a".repeat(64)}"}`,
  '{"name":"\\u202e\\u0000"}',
  `{"token":"${"A".repeat(43)}"}`,
  '{"id":"AAAA","rawId":"AAAA","type":"public-key","clientExtensionResults":{},"response":{"clientDataJSON":"e30"}}',
  '{"__proto__":{"game":"sultan"}}',
  '{"mail":"a@b.c","language":"en"}',
];
const PATHS = [
  "/",
  "/t/TABLE",
  "/you",
  "/assets/x.js",
  "/api/tables",
  "/api/tables/TABLE",
  "/api/tables/TABLE/sit",
  "/api/tables/TABLE/stand",
  "/api/tables/TABLE/bots",
  "/api/tables/TABLE/play",
  "/api/tables/TABLE/record",
  "/api/tables/TABLE/record.txt?lang=en",
  "/api/tables/TABLE/mute",
  "/api/tables/TABLE/chat/players/1/report",
  "/api/lobby",
  "/api/me",
  "/api/me/export",
  "/api/me/link",
  "/api/link",
  "/api/me/notices",
  "/api/me/notices/push",
  "/api/me/passkey/options",
  "/api/me/passkey",
  "/api/passkey",
  "/api/clubs",
  "/api/clubs/join",
  "/api/clubs/TABLE",
  "/api/tournaments/TABLE",
  "/api/ladder/sultan/3",
  "/api/people/0123456789abcdef",
  "/api/openapi.json",
];
const WORDS = [
  "",
  "/",
  "//",
  "///",
  "*",
  "http://[",
  "//a:99999/",
  "http://x:y@z/",
  "/..%2f..%2f..%2fetc/passwd",
  "/%",
  "/%zz",
  "/%00",
  "/%E0%A4%A",
  "/\\",
  "?",
  "?from=1",
  "?lang=%",
  "#",
  "\x00",
  "\x7f",
  "\xff\xfe",
  " ",
  "\t",
  "\r\n",
  "\n",
  "null",
  "websocket, websocket",
  "h2c",
  "keep-alive, Upgrade",
  "100-continue",
  "chunked, identity",
  "permessage-deflate; server_max_window_bits=99",
  "bytes=0-,-1,5-2",
  "gzip;q=nan",
  "serai_key=",
  "serai_key=%E0%A4%A; serai_key=\x80",
  "127.0.0.1, ::1, [::]:1, x",
  "HTTP/9.9",
  "HTTP/1.0",
  "__proto__",
  "constructor",
  "TABLE",
  "9".repeat(400),
  "a".repeat(9_000),
];
