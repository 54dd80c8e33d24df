import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Addresses } from "../http/address.ts";
import type { Asker, Rates } from "../rates.ts";
import type { Person, Store } from "../store/store.ts";
import { browserName } from "./browser-name.ts";

/** The browser holds a key that no script can read; the server keeps only its hash. */
const COOKIE = "serai_key";
/** By TLS: a browser takes a cookie of this name only from this very host, so no neighbour can plant one. */
const TLS_COOKIE = "__Host-serai_key";
/** A key that was given by TLS begins so, and counts under the safe name alone: a neighbour cannot plant its own. */
const BY_TLS = "tls.";
const A_YEAR = 365 * 24 * 3600;

export const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");
export const newKey = (): string => randomBytes(32).toString("base64url");

type Cookies = Readonly<Record<string, string | undefined>>;

/** The hash of the key in a browser's cookies, where there is one. */
export function keyHashIn(cookies: Cookies): string | undefined {
  const safe = cookies[TLS_COOKIE];
  const key = safe ?? cookies[COOKIE];
  if (key === undefined || key.length > 100) return undefined;
  return safe === undefined && key.startsWith(BY_TLS) ? undefined : hashOf(key);
}

export async function personOf(store: Store, cookies: Cookies): Promise<Person | undefined> {
  const keyHash = keyHashIn(cookies);
  return keyHash === undefined ? undefined : store.personByKey(keyHash);
}

/** Who asks: somebody we know, or somebody new who is nowhere yet. */
export interface Visitor extends Person {
  /** What the browser will be known by, where the visitor is new. */
  readonly newKey?: string;
}

interface IdentityOptions {
  readonly store: Store;
  readonly rates: Rates;
  readonly addresses: Addresses;
  /** Where people find this server, if the operator has said so. */
  readonly url: string | undefined;
}

/** Who asks, from where, and how they are known again. */
export class Identity {
  readonly #store: Store;
  readonly #rates: Rates;
  readonly #addresses: Addresses;
  readonly #url: string | undefined;

  constructor({ store, rates, addresses, url }: IdentityOptions) {
    this.#store = store;
    this.#rates = rates;
    this.#addresses = addresses;
    this.#url = url;
  }

  /**
   * Whether the browser came by TLS. A proxy speaks it for us, so we know from the operator, from the proxy where it is
   * believed, or from the browser's own origin, which has been compared with the host.
   */
  isByTls({ headers }: FastifyRequest): boolean {
    if (this.#url?.startsWith("https:") || headers.origin?.startsWith("https:")) return true;
    return this.#addresses.proxies > 0 && headers["x-forwarded-proto"] === "https";
  }

  /** People who were known before the cookie had its safe name stay known; beside that one, no other is kept. */
  async moveKey(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = request.cookies[COOKIE];
    if (key === undefined || !this.isByTls(request)) return;
    if (request.cookies[TLS_COOKIE] === undefined) {
      if ((await personOf(this.#store, request.cookies)) === undefined) return;
      this.#setKey(request, reply, key);
    }
    reply.clearCookie(COOKIE, { path: "/" });
  }

  /** Whom limits count this for. */
  asker(request: FastifyRequest, person?: Pick<Person, "id">): Asker {
    return { address: this.#addresses.of(request.raw), person: person?.id };
  }

  /** Nothing is written before `keep`, so that a request that is refused makes nobody. */
  async visitor(request: FastifyRequest): Promise<Visitor> {
    const known = await personOf(this.#store, request.cookies);
    return known ?? { id: randomUUID(), name: "", tag: randomBytes(8).toString("hex"), newKey: this.#keyFor(request) };
  }

  /** From now on the visitor is known. */
  async keep({ newKey: key, ...person }: Visitor, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (key === undefined) return;
    this.#rates.mustAllow("people", this.asker(request));
    await this.#store.addPerson({ ...person, ...browserKey(request, key) });
    this.#setKey(request, reply, key);
  }

  /** A visitor whose request cannot be refused any more. */
  async personOrNew(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const visitor = await this.visitor(request);
    await this.keep(visitor, request, reply);
    return visitor;
  }

  /** This browser is from now on the person's, beside those that were before. */
  async recognise(person: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = this.#keyFor(request);
    await this.#store.addKey({ person, ...browserKey(request, key) });
    this.#setKey(request, reply, key);
  }

  #keyFor(request: FastifyRequest): string {
    return (this.isByTls(request) ? BY_TLS : "") + newKey();
  }

  #setKey(request: FastifyRequest, reply: FastifyReply, key: string): void {
    const secure = this.isByTls(request);
    const settings = { path: "/", httpOnly: true, sameSite: "strict", secure, maxAge: A_YEAR } as const;
    reply.setCookie(secure ? TLS_COOKIE : COOKIE, key, settings);
  }
}

const browserKey = ({ headers }: FastifyRequest, key: string) => ({
  keyHash: hashOf(key),
  browser: browserName(headers["user-agent"]),
  at: Date.now(),
});

/** This browser holds no key any more. */
export function forgetKey(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: "/" });
  reply.clearCookie(TLS_COOKIE, { path: "/", secure: true });
}
