import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Person, Store } from "./store/store.ts";

/** The browser holds a key that no script can read; the server keeps only its hash. */
const COOKIE = "serai_key";
const A_YEAR = 365 * 24 * 3600;

const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");

export async function personOf(
  store: Store,
  cookies: Readonly<Record<string, string | undefined>>,
): Promise<Person | undefined> {
  const key = cookies[COOKIE];
  return key === undefined || key.length > 100 ? undefined : store.personByKey(hashOf(key));
}

/** Whoever asks, known from now on. */
export async function personOrNew(store: Store, request: FastifyRequest, reply: FastifyReply): Promise<Person> {
  const known = await personOf(store, request.cookies);
  if (known) return known;
  const key = randomBytes(32).toString("base64url");
  const person: Person = { id: randomUUID(), keyHash: hashOf(key) };
  await store.addPerson(person);
  reply.setCookie(COOKIE, key, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: request.protocol === "https",
    maxAge: A_YEAR,
  });
  return person;
}
