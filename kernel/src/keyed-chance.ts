import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Chance, shuffleWith, TWO_TO_32 } from "./chance.ts";

/** 256 bits from which all luck of one game follows. */
export type Key = Uint8Array;

export const keyFromHex = (hex: string): Key => hexToBytes(hex);
export const keyToHex = (key: Key): string => bytesToHex(key);

/** A key made from words, for tests, fuzzing and benches: anybody can guess it. */
export const keyFromWords = (words: string): Key => sha256(utf8ToBytes(words));

const WORDS_PER_BLOCK = 8;

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
