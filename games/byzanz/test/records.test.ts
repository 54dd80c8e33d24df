import { readdirSync, readFileSync } from "node:fs";
import { beginRecorded, canTakeBack, play, readMove, readRecord, recordOf, replay, takeBack } from "@serai/kernel";
import { expect, test } from "vitest";
import { byzanz } from "../rules/index.ts";

const FOLDER = new URL("records/", import.meta.url);

const recordIn = (name: string) => readRecord(readFileSync(new URL(name, FOLDER), "utf8"));
// Those of earlier versions are played again in games/test/records.test.ts.
const names = readdirSync(FOLDER).filter((name) => recordIn(name).rules === byzanz.rules);

test.each(names)("%s plays again to the same end", (name) => {
  const record = recordIn(name);
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
