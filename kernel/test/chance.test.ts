import fc from "fast-check";
import { expect, test } from "vitest";
import { type Chance, FastChance, keyedChance, keyFromHex, keyFromWords, keyToHex } from "../src/index.ts";

const many = (chance: Chance, n: number, count: number): number[] => Array.from({ length: count }, () => chance.int(n));

test("the keyed stream never changes: recorded games depend on it", () => {
  const key = keyFromHex("00".repeat(32));
  expect(many(keyedChance(key, 0), 1000, 6)).toEqual([684, 809, 580, 848, 37, 346]);
  expect(many(keyedChance(key, 1), 2 ** 32, 3)).toEqual([1162923331, 3669882525, 3390018846]);
});

test("the stream is HMAC-SHA-256 over label, step and block, as anybody can check with Web Crypto", async () => {
  const key = keyFromWords("any key");
  const imported = await crypto.subtle.importKey("raw", new Uint8Array(key), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const words: number[] = [];
  for (const block of [0, 1]) {
    const message = new Uint8Array([...new TextEncoder().encode("serai chance 1"), 0, 0, 0, 9, 0, 0, 0, block]);
    const digest = new DataView(await crypto.subtle.sign("HMAC", imported, message));
    for (let i = 0; i < 8; i++) words.push(digest.getUint32(4 * i));
  }
  expect(many(keyedChance(key, 9), 2 ** 32, 16)).toEqual(words);
});

test("every step and every key has a stream of its own", () => {
  const streams = [
    keyedChance(keyFromWords("a"), 0),
    keyedChance(keyFromWords("a"), 1),
    keyedChance(keyFromWords("b"), 0),
  ];
  expect(new Set(streams.map((chance) => many(chance, 1e9, 4).join())).size).toBe(3);
});

test.each([
  ["keyed", () => keyedChance(keyFromWords("fair"), 1)],
  ["fast", () => new FastChance(5)],
] as const)("%s: numbers stay in range and come equally often", (_name, make) => {
  const chance = make();
  const counts = Array<number>(7).fill(0);
  for (const n of many(chance, 7, 14_000)) counts[n]++;
  for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200);
});

test("a shuffle keeps every card and reaches every order", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 40 }), fc.nat(), (cards, seed) => {
      const shuffled = [...cards];
      new FastChance(seed).shuffle(shuffled);
      expect(shuffled.sort()).toEqual([...cards].sort());
    }),
  );
  const orders = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const list = [1, 2, 3];
    new FastChance(seed).shuffle(list);
    orders.add(list.join());
  }
  expect(orders.size).toBe(6);
});

test("keys are written and read as hex", () => {
  const key = keyFromWords("x");
  expect(keyFromHex(keyToHex(key))).toEqual(key);
});
