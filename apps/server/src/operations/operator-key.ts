import { timingSafeEqual } from "node:crypto";
import { newKey } from "../people/identity.ts";
import type { Store } from "../store/store.ts";

const NAME = "operator";

/** The key of those who run the server, made at the first start; every server on the database has the same. */
export const operatorKeyIn = (store: Store): Promise<string> => store.serverKey({ name: NAME, made: newKey() });

/** Whether a request comes with it, as the password of HTTP's basic authentication; the name does not matter. */
export function isOperator(authorization: string | undefined, key: string): boolean {
  const [, encoded = ""] = /^Basic ([A-Za-z0-9+/=]{1,400})$/.exec(authorization ?? "") ?? [];
  const [, password = ""] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, "base64").toString("utf8")) ?? [];
  const [given, wanted] = [Buffer.from(password), Buffer.from(key)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
