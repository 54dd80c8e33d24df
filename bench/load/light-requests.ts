import { connect, type Socket } from "node:net";

const END_OF_HEAD = "\r\n\r\n";

interface LightAnswer {
  /** The cookie that it gives, without what is said about it. */
  readonly cookie: string | undefined;
  /** A byte a character. */
  readonly body: string;
}

interface PendingAnswer {
  resolve(answer: LightAnswer): void;
  reject(error: Error): void;
}

/** Requests with no more than the load tool needs, over connections that are kept: `node:http` costs it several times as much. */
export class LightRequests {
  readonly #host: string;
  readonly #port: number;
  readonly #serverOf: (request: string) => number;
  /** By the server that a proxy has chosen for them with their first request. */
  readonly #free = new Map<number, Connection[]>();

  /** `address`: host and port; `serverOf`: which server a proxy sends a request to, where it goes by what is asked. */
  constructor(address: string, serverOf: (request: string) => number = () => 0) {
    const [host, port] = address.split(":");
    this.#host = host;
    this.#port = Number(port);
    this.#serverOf = serverOf;
  }

  post(path: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<LightAnswer> {
    const text = JSON.stringify(body);
    const fields = {
      host: `${this.#host}:${this.#port}`,
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(text)),
      ...headers,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    const request = `POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${text}`;
    // The server may just have closed the connection that was kept for it.
    return this.#ask(request).catch(() => this.#ask(request));
  }

  async #ask(request: string): Promise<LightAnswer> {
    const server = this.#serverOf(request);
    const free = this.#free.get(server) ?? [];
    this.#free.set(server, free);
    const kept = free.pop();
    const connection = kept?.isOpen ? kept : new Connection(this.#host, this.#port);
    const answer = await connection.ask(request);
    free.push(connection);
    return answer;
  }
}

/** One request at a time. */
class Connection {
  readonly #socket: Socket;
  #text = "";
  #pending: PendingAnswer | undefined;
  isOpen = true;

  constructor(host: string, port: number) {
    this.#socket = connect({ host, port, noDelay: true });
    this.#socket.setEncoding("latin1");
    this.#socket.on("data", (text) => this.#hear(String(text)));
    this.#socket.on("error", () => this.#socket.destroy());
    this.#socket.on("close", () => {
      this.isOpen = false;
      this.#pending?.reject(new Error("closed"));
    });
  }

  ask(request: string): Promise<LightAnswer> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#socket.write(request);
    });
  }

  #hear(text: string): void {
    this.#text += text;
    const end = this.#text.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const [head, body] = [this.#text.slice(0, end), this.#text.slice(end + END_OF_HEAD.length)];
    const [, length] = /^content-length: (\d+)$/im.exec(head) ?? [];
    if (body.length < Number(length)) return;
    const [, cookie] = /^set-cookie: ([^;\r]+)/im.exec(head) ?? [];
    const pending = this.#pending;
    this.#text = "";
    this.#pending = undefined;
    pending?.resolve({ cookie, body });
  }
}
