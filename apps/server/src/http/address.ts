import type { IncomingMessage } from "node:http";
import { isIP, isIPv4 } from "node:net";
import type { FastifyBaseLogger } from "fastify";

type Asking = Pick<IncomingMessage, "headers" | "socket">;

/** Where requests come from, as this server has been told to read it. */
export class Addresses {
  /** How many proxies are believed. */
  readonly proxies: number;
  readonly #log: Pick<FastifyBaseLogger, "warn">;
  /** Nobody has said whether there is a proxy, and it was not asked about yet. */
  #isUnsaid: boolean;

  constructor(proxies: number | undefined, log: Pick<FastifyBaseLogger, "warn">) {
    this.proxies = proxies ?? 0;
    this.#log = log;
    this.#isUnsaid = proxies === undefined;
  }

  of(request: Asking): string {
    if (this.#isUnsaid && request.headers["x-forwarded-for"] !== undefined) {
      this.#isUnsaid = false;
      this.#log.warn(
        "a request came with X-Forwarded-For: behind a proxy, SERAI_PROXY has to be the number of proxies, or everybody shares the limits of one address; 0 says that there is none",
      );
    }
    return addressOf(request, this.proxies);
  }
}

/**
 * The network address that somebody asks from, as limits count it. `proxies` is how many stand before this server, each
 * adding to X-Forwarded-For where its request came from; what stands before those may be invented, and is not believed.
 */
export function addressOf({ headers, socket }: Asking, proxies: number): string {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",");
  const hops = [...forwarded.split(","), socket.remoteAddress ?? ""].map(withoutPort);
  const nearest = hops.length - 1;
  const asked = hops[Math.max(0, nearest - proxies)];
  return network(isIP(asked) > 0 ? asked : hops[nearest]);
}

/** Some proxies add the port: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (text: string): string =>
  text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");

/** An address that somebody wrote, as limits and bans count it; `undefined` where it is none. */
export const networkOf = (text: string): string | undefined => (isIP(text) > 0 ? network(text) : undefined);

/** One address of version 4; of version 6 the 64 bits that a household is given, as the rest is its own to choose. */
function network(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  const four = mapped ?? address;
  // Written again: a part of a long header would keep all of it in memory for as long as the limits remember the address.
  if (isIPv4(four)) return four.split(".").map(Number).join(".");
  if (isIP(address) === 0) return address;
  const [start, end] = address.replace(/%.*$/, "").split("::").map(groupsIn);
  const zeros = end === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0");
  return [...start, ...zeros, ...(end ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** The last two groups may be written as an address of version 4; nobody counts by them. */
const groupsIn = (part: string): string[] => (part === "" ? [] : part.replace(/\d+\.\d+\.\d+\.\d+$/, "0:0").split(":"));
