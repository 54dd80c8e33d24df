import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** Things that arrive one by one, and can be waited for. */
class Inbox<X> {
  readonly all: X[] = [];
  #waiting: (() => void)[] = [];

  add(item: X): void {
    this.all.push(item);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** The n-th that arrives, counted from 1. */
  async nth(n: number): Promise<X> {
    while (this.all.length < n) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.all[n - 1];
  }
}

export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A web server on loopback that takes whatever is posted, and answers as it is told to. */
export async function postSink() {
  const inbox = new Inbox<Posted>();
  const answer = { status: 201, headers: {} as Record<string, string> };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    response.writeHead(answer.status, answer.headers).end();
    inbox.add({ path: request.url ?? "", headers: request.headers, body });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${portOf(server.address())}`, inbox, answer };
}

/** A mail server on loopback that keeps every letter as it came. */
export async function mailSink() {
  const inbox = new Inbox<{ readonly to: string; readonly text: string }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      stream.toArray().then((parts) => {
        // Before the answer: the session is emptied with it.
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        done();
        inbox.add({ to, text: decodeQuoted(Buffer.concat(parts).toString()) });
      }, done);
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { smtp: `smtp://127.0.0.1:${portOf(server.server.address())}`, inbox };
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === "object" && address !== null ? address.port : 0;

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString();

/** A browser's side of web push: the keys it subscribes with, and how it reads what arrives (RFC 8188, 8291). */
export function pushBrowser(endpoint: string) {
  const keys = createECDH("prime256v1");
  const p256dh = keys.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): Record<string, string> => {
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + idLength);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, sender]);
    const ikm = Buffer.from(hkdfSync("sha256", keys.computeSecret(sender), auth, info, 32));
    const derive = (label: string, length: number): Buffer =>
      Buffer.from(hkdfSync("sha256", ikm, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
    const sealed = body.subarray(21 + idLength);
    const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  };
  const base64 = (bytes: Buffer): string => bytes.toString("base64url");
  return { subscription: { endpoint, keys: { p256dh: base64(p256dh), auth: base64(auth) } }, read };
}

/** Whether the sender is who the key says (RFC 8292), and what it claims. */
export function readVapid(header: string, publicKey: string): { valid: boolean; claims: Record<string, unknown> } {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head, claims, signature] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const verifier = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = Buffer.from(`${head}.${claims}`);
  const valid = verify(
    "sha256",
    signed,
    { key: verifier, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return { valid: valid && key === publicKey, claims: JSON.parse(Buffer.from(claims, "base64url").toString()) };
}
