import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { LIMITS } from "../limits.ts";
import type { PeopleStore } from "../store/store.ts";

/** What a passkey is asked to sign for. */
export type Purpose = "make" | "show";

const LUCK = 16;
const TIME = 6;

const endOf = (bytes: Buffer): number => bytes.readUIntBE(LUCK, TIME);

/**
 * Challenges for passkeys, kept nowhere until they are answered: each carries its own end and our signature over it, the
 * purpose, and the person it was given to. So nobody can use up a store of them, and one that was given to somebody serves
 * nobody else. Those that were answered well are kept in the database, so that each serves once, whichever server is asked.
 */
export class Challenges {
  readonly #key: Buffer;
  readonly #store: PeopleStore;

  constructor(key: string, store: PeopleStore) {
    this.#key = Buffer.from(key, "base64url");
    this.#store = store;
  }

  /** `person` is empty where nobody knows yet who will answer. */
  give(purpose: Purpose, person: string): Uint8Array<ArrayBuffer> {
    const body = Buffer.alloc(LUCK + TIME);
    randomBytes(LUCK).copy(body);
    body.writeUIntBE(Date.now() + LIMITS.challengeLives, LUCK, TIME);
    return Uint8Array.from([...body, ...this.#signature(body, purpose, person)]);
  }

  /** Whether we gave it out for this, to this person, not long ago. */
  holds(challenge: string, purpose: Purpose, person: string): boolean {
    const bytes = Buffer.from(challenge, "base64url");
    const body = bytes.subarray(0, LUCK + TIME);
    const signed = bytes.subarray(LUCK + TIME);
    const expected = this.#signature(body, purpose, person);
    if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return false;
    return endOf(body) >= Date.now();
  }

  /** It was answered well: whether that is the first time. */
  use(challenge: string): Promise<boolean> {
    const bytes = Buffer.from(challenge, "base64url");
    return this.#store.useChallenge({ luck: bytes.subarray(0, LUCK).toString("hex"), holdsUntil: endOf(bytes) });
  }

  /** Each is kept as long again after its end: the clock of another server may be behind. */
  forgetOld(): Promise<void> {
    return this.#store.forgetChallenges(Date.now() - LIMITS.challengeLives);
  }

  #signature(body: Buffer, purpose: Purpose, person: string): Buffer {
    return createHmac("sha256", this.#key).update(`serai passkey\n${purpose}\n${person}\n`).update(body).digest();
  }
}
