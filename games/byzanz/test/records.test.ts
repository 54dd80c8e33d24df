import { readdirSync, readFileSync } from "node:fs";
import { beginRecorded, canTakeBack, play, readMove, readRecord, recordOf, replay, takeBack } from "@serai/kernel";
import { expect, test } from "vitest";
import { byzanz } from "../src/index.ts";

const FOLDER = new URL("records/", import.meta.url);

test.each(readdirSync(FOLDER))("%s plays again to the same end", (name) => {
  const record = readRecord(readFileSync(new URL(name, FOLDER), "utf8"));
  const { match, differences } = replay(byzanz, record);
  expect(differences).toEqual([]);
  expect(record.result).toBeDefined();
  expect(recordOf(match, record.seats)).toEqual(record);
});

test("what may be taken back: gifts, picks and discards, before anything new comes to light", () => {
  const record = readRecord(readFileSync(new URL("four.json", FOLDER), "utf8"));
  const match = beginRecorded(byzanz, record);
  const open = new Set<string>();
  for (const line of record.actions) {
    const { seat, action } = readMove(byzanz, line);
    const before = JSON.stringify(match.state);
    const told = play(match, seat, action);
    if (!canTakeBack(match, seat)) continue;
    open.add(line.split(" ")[1]);
    expect(told.some(({ kind }) => kind === "lot" || kind === "sold")).toBe(false);
    expect(JSON.stringify(takeBack(match).state)).toBe(before);
  }
  expect([...open].sort()).toEqual(["discard", "give", "take"]);
});
