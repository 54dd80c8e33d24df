import { lookup } from "node:dns/promises";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { LIMITS } from "../limits.ts";
import { isLoopback, isPublic } from "./addresses.ts";

/** An address somebody gave us that we do not go to. */
export class NotAllowed extends Error {}

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * Whether we would go there at all, as far as the address itself tells: https on its own port, no password in it.
 * `loopback` is for tests, which have no certificate and no open internet.
 */
export function isAllowed(url: string, loopback: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, port, username, password, hostname } = new URL(url);
  if (username !== "" || password !== "") return false;
  return (protocol === "https:" && port === "") || (loopback && protocol === "http:" && isLoopback(hostname));
}

/**
 * Posts to an address that somebody gave us, and tells the status. The name is looked up once, everything it stands for
 * must be on the open internet, and it is there that we connect: a name cannot change its meaning in between. Redirects
 * are not followed and the answer is not read.
 */
export async function safePost({ url, headers, body }: Post, loopback: boolean): Promise<number> {
  if (!isAllowed(url, loopback)) throw new NotAllowed(url);
  const target = new URL(url);
  const signal = AbortSignal.timeout(LIMITS.outgoing);
  const found = await inTime(lookup(target.hostname.replace(/^\[|\]$/g, ""), { all: true }), signal);
  const [first] = found;
  const fits = ({ address }: { address: string }): boolean => isPublic(address) || (loopback && isLoopback(address));
  if (first === undefined || !found.every(fits)) throw new NotAllowed(url);
  const there: LookupFunction = (_host, { all }, answer) =>
    all ? answer(null, [first]) : answer(null, first.address, first.family);
  const send = target.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(target, { method: "POST", headers, lookup: there, agent: false, signal }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** A look-up cannot be cancelled, but we stop waiting for it. */
const inTime = <X>(job: Promise<X>, signal: AbortSignal): Promise<X> =>
  Promise.race([
    job,
    new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(new Error("too slow")))),
  ]);
