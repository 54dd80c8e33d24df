import { FastChance, type Seat } from "@serai/kernel";

const WORDS = 1 << 16;

/** A liking above 1 or a dislike below it, always the same for a game, a seat and a thing. */
export function tasteOf(occasion: string, seat: Seat, trait: number, whims: number): number {
  const luck = new FastChance(hashOf(`${occasion} ${seat} ${trait}`));
  let sum = 0;
  for (let i = 0; i < 4; i++) sum += luck.int(WORDS) / WORDS - 0.5;
  return Math.exp(whims * sum);
}

/** FNV-1a. */
function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
