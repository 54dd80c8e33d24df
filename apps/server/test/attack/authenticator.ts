import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { Guest } from "../test-server.ts";

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();

/** The little of CBOR that a passkey needs. */
function cbor(value: unknown): Buffer {
  const head = (kind: number, n: number): Buffer => {
    if (n < 24) return Buffer.from([(kind << 5) | n]);
    return Buffer.from(n < 256 ? [(kind << 5) | 24, n] : [(kind << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
  throw new Error("not needed");
}

/** A passkey in software, as a browser and its device answer together. */
export class Authenticator {
  readonly id: string;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #counter = 0;

  constructor(id = randomBytes(16)) {
    this.id = id.toString("base64url");
  }

  make(challenge: string, origin: string): object {
    const { x, y } = this.#keys.publicKey.export({ format: "jwk" });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x ?? "", "base64url")],
      [-3, Buffer.from(y ?? "", "base64url")],
    ]);
    const id = Buffer.from(this.id, "base64url");
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
    const authData = Buffer.concat([this.#summary(origin, 0x45), credential]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    const clientDataJSON = said("webauthn.create", challenge, origin).toString("base64url");
    return this.#answer({ clientDataJSON, attestationObject: cbor(attestation).toString("base64url") });
  }

  show(challenge: string, origin: string): object {
    const summary = this.#summary(origin, 0x05);
    const client = said("webauthn.get", challenge, origin);
    const signature = sign("sha256", Buffer.concat([summary, sha256(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: summary.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }

  #summary(origin: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter]);
  }

  #answer(response: object): object {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response };
  }
}

const said = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

export const challengeFor = async (guest: Guest, what: "me/passkey" | "passkey", origin: string): Promise<string> =>
  (await guest.ask("POST", `/api/${what}/options`, {}, { origin })).body.challenge;

/** Makes a passkey, as far as it is let. */
export async function make(guest: Guest, passkey: Authenticator, origin: string, given?: string) {
  const challenge = given ?? (await challengeFor(guest, "me/passkey", origin));
  return guest.ask("POST", "/api/me/passkey", passkey.make(challenge, origin), { origin });
}

/** Shows it, as far as it is let. */
export async function show(guest: Guest, passkey: Authenticator, origin: string, given?: string) {
  const challenge = given ?? (await challengeFor(guest, "passkey", origin));
  return guest.ask("POST", "/api/passkey", passkey.show(challenge, origin), { origin });
}
