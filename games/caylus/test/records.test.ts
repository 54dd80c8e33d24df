import { readdirSync, readFileSync } from "node:fs";
import { beginRecorded, canTakeBack, play, readMove, readRecord, recordOf, replay, takeBack } from "@serai/kernel";
import { expect, test } from "vitest";
import { caylus } from "../rules/index.ts";

const FOLDER = new URL("records/", import.meta.url);
const recordNamed = (name: string) => readRecord(readFileSync(new URL(name, FOLDER), "utf8"));

// Those of earlier versions are played again in games/test/records.test.ts.
const names = readdirSync(FOLDER).filter((name) => recordNamed(name).rules === caylus.rules);

test.each(names)("%s plays again to the same end", (name) => {
  const record = recordNamed(name);
  const { match, differences } = replay(caylus, record);
  expect(differences).toEqual([]);
  expect(record.result).toBeDefined();
  expect(recordOf(match, record.seats)).toEqual(record);
});

test("nothing is hidden: the seat that acted last may always take it back, nobody else may", () => {
  const record = recordNamed("four.json");
  const match = beginRecorded(caylus, record);
  for (const [i, line] of record.actions.entries()) {
    const { seat, action } = readMove(caylus, line);
    const before = JSON.stringify(match.state);
    play(match, seat, action);
    for (let other = 0; other < match.seats; other++) expect(canTakeBack(match, other)).toBe(other === seat);
    if (i % 20 === 0) expect(JSON.stringify(takeBack(match).state)).toBe(before);
  }
});
