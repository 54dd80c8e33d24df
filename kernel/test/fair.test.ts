import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  agreementOf,
  commitmentTo,
  type FairStart2,
  keyOf,
  keyToHex,
  nameHashOf,
  readSeenStart,
  seatingOf,
  type Terms,
} from "../src/index.ts";

const hex = (digit: string): string => digit.repeat(64);
const terms: Terms = { game: "sultan", rules: 3, options: { memoryAid: false, variant: "a" } };
const start: FairStart2 = {
  form: 2,
  table: "t",
  secret: hex("a"),
  seating: "random",
  tries: 1,
  places: [
    { kind: "person", name: "Béla", salt: "00ff", nonce: hex("1") },
    { kind: "bot", bot: "master", name: "Zoe" },
  ],
};

test("key form 1 never changes: old games depend on it", () => {
  const old = { table: "t", secret: hex("a"), nonces: [hex("1"), hex("2")] };
  const expected = createHmac("sha256", Buffer.from(hex("a"), "hex"))
    .update("serai key 1")
    .update(Buffer.from(hex("1") + hex("2"), "hex"))
    .update("t")
    .digest("hex");
  expect(keyToHex(keyOf(terms, old))).toBe(expected);
});

test("key form 2 is HMAC-SHA-256 over fields with their lengths, as docs/fairness.md says", () => {
  const field = (text: string): string => `${Buffer.byteLength(text)}:${text}`;
  const sha = (text: string): string => createHash("sha256").update(text).digest("hex");
  const bela = sha(["serai name 1", "00ff", "Béla"].map(field).join(""));
  const zoe = sha(["serai name 1", "", "Zoe"].map(field).join(""));
  const message = [
    ...["serai key 2", "t", "sultan", "3", "2", "memoryAid", "false", "variant", '"a"', "random", "1", "2"],
    ...["person", "", bela, hex("1")],
    ...["bot", "master", zoe, ""],
  ];
  const expected = createHmac("sha256", Buffer.from(hex("a"), "hex"))
    .update(message.map(field).join(""))
    .digest("hex");
  expect(keyToHex(keyOf(terms, start))).toBe(expected);
  expect(commitmentTo(hex("1"))).toBe(
    createHash("sha256")
      .update(Buffer.from(hex("1"), "hex"))
      .digest("hex"),
  );
});

test("everything that is agreed changes the key", () => {
  const [bela, zoe] = start.places;
  const others: readonly (readonly [Terms, FairStart2])[] = [
    [{ ...terms, game: "ys" }, start],
    [{ ...terms, rules: 4 }, start],
    [{ ...terms, options: { ...terms.options, memoryAid: true } }, start],
    [{ ...terms, options: { ...terms.options, memoryAid: "false" } }, start],
    [{ ...terms, options: { memoryAid: false } }, start],
    [terms, { ...start, table: "u" }],
    [terms, { ...start, secret: hex("b") }],
    [terms, { ...start, seating: "given" }],
    [terms, { ...start, tries: 2 }],
    [terms, { ...start, places: [zoe, bela] }],
    [terms, { ...start, places: [bela] }],
    [terms, { ...start, places: [bela, { kind: "bot", bot: "trader", name: "Zoe" }] }],
    [terms, { ...start, places: [bela, { kind: "bot", bot: "master", name: "Zia" }] }],
    [terms, { ...start, places: [{ kind: "person", name: "Anna", salt: "00ff", nonce: hex("1") }, zoe] }],
    [terms, { ...start, places: [{ kind: "person", name: "Béla", salt: "00fe", nonce: hex("1") }, zoe] }],
    [terms, { ...start, places: [{ kind: "person", name: "Béla", salt: "00ff", nonce: hex("2") }, zoe] }],
  ];
  const keys = [[terms, start] as const, ...others].map(([agreed, fair]) => keyToHex(keyOf(agreed, fair)));
  expect(new Set(keys).size).toBe(others.length + 1);
});

test("the order in which options are named does not matter", () => {
  const turned = { ...terms, options: { variant: "a", memoryAid: false } };
  expect(keyOf(turned, start)).toEqual(keyOf(terms, start));
});

test("no two agreements have the same bytes, whatever is written into their fields", () => {
  const text = fc.string({ maxLength: 12, unit: fc.constantFrom("1", "0", ":", ",", "a", "é", '"', "\\") });
  const agreement = fc.record({ table: text, game: text, bot: text, option: text, value: text });
  const bytes = ({
    table,
    game,
    bot,
    option,
    value,
  }: { [field in "table" | "game" | "bot" | "option" | "value"]: string }) =>
    agreementOf(
      { game, rules: 1, options: { [option]: value } },
      { ...start, table, places: [{ kind: "bot", bot, name: "Zoe" }] },
    ).join();
  fc.assert(
    fc.property(agreement, agreement, (a, b) => {
      expect(bytes(a) === bytes(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});

test("a person who is forgotten leaves the same key behind, and the same seating", () => {
  const [, zoe] = start.places;
  const forgotten: FairStart2 = {
    ...start,
    places: [{ kind: "person", nameHash: nameHashOf("Béla", "00ff"), nonce: hex("1") }, zoe],
  };
  expect(keyOf(terms, forgotten)).toEqual(keyOf(terms, start));
  expect(seatingOf(keyOf(terms, start), 6).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
});

test("a kept file of any other shape is refused and named", () => {
  for (const text of ["", "null", "[]", '{"seraiSeen":2}', '{"seraiSeen":1,"nonces":[{"nonce":"x"}]}'])
    expect(() => readSeenStart(text)).toThrow("bad-seen");
});
