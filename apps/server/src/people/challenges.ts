import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { LIMITS } from "../limits.ts";

/** What a passkey is asked to sign for. */
export type Purpose = "make" | "show";

const LUCK = 16;
const TIME = 6;

/**
 * Challenges for passkeys, kept nowhere: each carries its own end and our signature over it, the purpose, and the person
 * it was given to. So nobody can use up a store of them, and one that was given to somebody serves nobody else.
 */
export class Challenges {
  readonly #key: Buffer;
  /** Those that were answered well and have not ended yet: each serves once. */
  readonly #used = new Map<string, number>();

  constructor(key: string) {
    this.#key = Buffer.from(key, "base64url");
  }

  /** `person` is empty where nobody knows yet who will answer. */
  give(purpose: Purpose, person: string): Uint8Array<ArrayBuffer> {
    const body = Buffer.alloc(LUCK + TIME);
    randomBytes(LUCK).copy(body);
    body.writeUIntBE(Date.now() + LIMITS.challengeLives, LUCK, TIME);
    return Uint8Array.from([...body, ...this.#signature(body, purpose, person)]);
  }

  /** Whether we gave it out for this, to this person, not long ago, and it was not answered yet. */
  holds(challenge: string, purpose: Purpose, person: string): boolean {
    const bytes = Buffer.from(challenge, "base64url");
    const body = bytes.subarray(0, LUCK + TIME);
    const signed = bytes.subarray(LUCK + TIME);
    const expected = this.#signature(body, purpose, person);
    if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return false;
    return body.readUIntBE(LUCK, TIME) >= Date.now() && !this.#used.has(challenge);
  }

  /** It was answered well. */
  use(challenge: string): void {
    const now = Date.now();
    for (const [old, until] of this.#used) if (until < now) this.#used.delete(old);
    this.#used.set(challenge, now + LIMITS.challengeLives);
  }

  #signature(body: Buffer, purpose: Purpose, person: string): Buffer {
    return createHmac("sha256", this.#key).update(`serai passkey\n${purpose}\n${person}\n`).update(body).digest();
  }
}
