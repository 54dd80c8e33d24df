import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Person, Store } from "./store/store.ts";

/** The browser holds a key that no script can read; the server keeps only its hash. */
const COOKIE = "serai_key";
const A_YEAR = 365 * 24 * 3600;

export const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");
export const newKey = (): string => randomBytes(32).toString("base64url");

type Cookies = Readonly<Record<string, string | undefined>>;

export async function personOf(store: Store, cookies: Cookies): Promise<Person | undefined> {
  const key = cookies[COOKIE];
  return key === undefined || key.length > 100 ? undefined : store.personByKey(hashOf(key));
}

/** Whoever asks, known from now on. */
export async function personOrNew(store: Store, request: FastifyRequest, reply: FastifyReply): Promise<Person> {
  const known = await personOf(store, request.cookies);
  if (known) return known;
  const key = newKey();
  const person: Person = { id: randomUUID(), name: "", tag: randomBytes(8).toString("hex") };
  await store.addPerson({ ...person, keyHash: hashOf(key), at: Date.now() });
  setKey(request, reply, key);
  return person;
}

/** This browser is from now on the person's, beside those that were before. */
export async function recognise(
  store: Store,
  person: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const key = newKey();
  await store.addKey({ person, keyHash: hashOf(key), at: Date.now() });
  setKey(request, reply, key);
}

function setKey(request: FastifyRequest, reply: FastifyReply, key: string): void {
  // Behind a proxy that speaks TLS for us only the browser knows how it got here; it has been compared with the host.
  const secure = request.protocol === "https" || request.headers.origin?.startsWith("https:") === true;
  reply.setCookie(COOKIE, key, { path: "/", httpOnly: true, sameSite: "strict", secure, maxAge: A_YEAR });
}

/** This browser holds no key any more. */
export const forgetKey = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, { path: "/" });
