import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The only source of luck a game has. */
export interface Chance {
  /** A whole number from 0 to n − 1, each as likely as the other. */
  int(n: number): number;
  /** Shuffles the list in place. */
  shuffle(list: number[]): void;
}

/** 256 bits from which all luck of one game follows. */
export type Key = Uint8Array;

export const keyFromHex = (hex: string): Key => hexToBytes(hex);
export const keyToHex = (key: Key): string => bytesToHex(key);

/** A key made from words, for tests, fuzzing and benches: anybody can guess it. */
export const keyFromWords = (words: string): Key => sha256(utf8ToBytes(words));

const WORDS_PER_BLOCK = 8;
const TWO_TO_32 = 2 ** 32;

function shuffleWith(luck: Pick<Chance, "int">, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = luck.int(i + 1);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
}

/**
 * The luck of one step of play: step 0 is the set-up, step n the n-th action. Every step has a stream of its own, so a
 * game can go on from any snapshot without knowing how much luck was used before.
 *
 * Block b of step n is HMAC-SHA-256(key, "serai chance 1" ‖ n ‖ b), numbers as 32 bits, big end first; it is read as
 * eight 32-bit words, big end first. No number of seen cards tells the next one.
 */
export function keyedChance(key: Key, step: number): Chance {
  const label = utf8ToBytes("serai chance 1");
  const message = new Uint8Array(label.length + 8);
  message.set(label);
  const numbers = new DataView(message.buffer, label.length);
  numbers.setUint32(0, step);
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let used = WORDS_PER_BLOCK;

  const word = (): number => {
    if (used === WORDS_PER_BLOCK) {
      numbers.setUint32(4, blocks++);
      const digest = hmac(sha256, key, message);
      block = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      used = 0;
    }
    return block.getUint32(4 * used++);
  };
  const int = (n: number): number => {
    // Words above the last whole multiple of n are thrown away: else small numbers would come a little more often.
    const fair = TWO_TO_32 - (TWO_TO_32 % n);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return drawn % n;
  };
  return { int, shuffle: (list) => shuffleWith({ int }, list) };
}

/** Quick and guessable luck for search, fuzzing and benches: xoshiro128**. Never for play. */
export class FastChance implements Chance {
  readonly #s = new Int32Array(4);

  constructor(seed: number) {
    // splitmix32 spreads neighbouring seeds far apart.
    let x = seed >>> 0;
    for (let i = 0; i < 4; i++) {
      x = (x + 0x9e3779b9) >>> 0;
      let z = x;
      z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
      this.#s[i] = z ^ (z >>> 15);
    }
  }

  #word(): number {
    const s = this.#s;
    const s1 = s[1];
    const x5 = Math.imul(s1, 5);
    const result = Math.imul((x5 << 7) | (x5 >>> 25), 9);
    s[2] ^= s[0];
    s[3] ^= s1;
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= s1 << 9;
    s[3] = (s[3] << 11) | (s[3] >>> 21);
    return result >>> 0;
  }

  int(n: number): number {
    // The bias of at most n / 2³² does not matter where this is used.
    return Math.floor((this.#word() / TWO_TO_32) * n);
  }

  shuffle(list: number[]): void {
    shuffleWith(this, list);
  }
}
