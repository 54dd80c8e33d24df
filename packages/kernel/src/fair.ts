import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Key, keyedChance } from "./chance.ts";

/**
 * A fair start, and how anybody can see that it was. The host promises a secret by showing its hash; then every person
 * at the table adds random bytes of their own; then the key follows from all of them. The host cannot choose the deal,
 * having promised first; no player can, not knowing the secret. After the end the secret is shown.
 */
export interface FairStart {
  /** The table's id: no two tables can share a key. */
  readonly table: string;
  /** 256 bits as hex, like the nonces. */
  readonly secret: string;
  /** What each person added, in the order in which they sat down. */
  readonly nonces: readonly string[];
}

/** SHA-256 of the secret. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** HMAC-SHA-256(secret, "serai key 1" ‖ nonces ‖ table id). */
export function keyOf({ table, secret, nonces }: FairStart): Key {
  const parts = [utf8ToBytes("serai key 1"), ...nonces.map((nonce) => hexToBytes(nonce)), utf8ToBytes(table)];
  return hmac(sha256, hexToBytes(secret), concatBytes(...parts));
}

/** Not a step any game can reach. */
const SEATING_STEP = 2 ** 32 - 1;

/** Who sits where, by lot: the k-th place at the table goes to the seat at index k. */
export function seatingOf(key: Key, seats: number): number[] {
  const order = [...Array(seats).keys()];
  keyedChance(key, SEATING_STEP).shuffle(order);
  return order;
}
