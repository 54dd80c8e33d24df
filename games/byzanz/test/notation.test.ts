import { FastChance } from "@serai/kernel";
import { expect, test } from "vitest";
import { BIDS } from "../rules/bids.ts";
import { bid, byzanz, cardsBid } from "../rules/index.ts";

const { read, write } = byzanz.notation;

test.each([
  "bid cloth1 spice2",
  "bid cloth1 cloth1 cloth1 cloth1 cloth1 cloth1 wine4",
  "pass",
  "give wood1",
  "give merchant",
  "take wine",
  "take merchants",
  "sell cloth4 cloth1 cloth1",
  "sell grain4 grain3 merchant",
  "sell spice2 merchant merchant",
  "sell merchant merchant merchant",
  "discard wine1",
  "done",
])("%s is read as it is written", (text) => {
  const action = read(text);
  expect(action).toBeTypeOf("number");
  expect(write(action ?? -1)).toBe(text);
});

test.each([
  "",
  " pass",
  "pass ",
  "pass cloth1",
  "Pass",
  "bid",
  "bid ",
  "bid spice2 cloth1",
  "bid cloth1  spice2",
  "bid cloth01",
  "bid cloth5",
  "bid cloth0",
  "bid merchant",
  "bid cloth1 cloth1 cloth1 cloth1 cloth1 cloth1 wine4 wine4",
  "give",
  "give cloth",
  "give cloth1 cloth1",
  "take merchant",
  "take cloth1",
  "take",
  "sell cloth1 cloth1 cloth4",
  "sell cloth4 cloth1",
  "sell cloth4 cloth1 cloth1 cloth1",
  "sell merchant grain4 grain3",
  "sell cloth1 wood1 merchant",
  "discard",
  "done done",
  "toString",
])("%j is no action", (text) => {
  expect(read(text)).toBeUndefined();
});

test("every action below the first bid, and the first and last bids, are read as they are written", () => {
  const first = bid([0]);
  const last = first + BIDS - 1;
  for (const action of [...Array(first + 1000).keys(), last - 1, last]) expect(read(write(action))).toBe(action);
  expect(write(last)).toBe("bid wine4 wine4 wine4 wine4 wine4 wine4 wine4");
});

test("bids are numbered without a gap: any number is a bid, and its cards have that number", () => {
  const chance = new FastChance(3);
  for (let i = 0; i < 5000; i++) {
    const action = bid([0]) + chance.int(BIDS);
    expect(bid(cardsBid(action))).toBe(action);
  }
});
