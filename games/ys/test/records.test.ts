import { readdirSync, readFileSync } from "node:fs";
import { readRecord, recordOf, replay } from "@serai/kernel";
import { expect, test } from "vitest";
import { ys } from "../rules/index.ts";

const folder = new URL("records/", import.meta.url);
const recordIn = (name: string) => readRecord(readFileSync(new URL(name, folder), "utf8"));
// Those of earlier versions are played again in games/test/records.test.ts.
const files = readdirSync(folder).filter((name) => name.endsWith(".json") && recordIn(name).rules === ys.rules);

test("every player count and the variants are on record", () => {
  expect(files.length).toBeGreaterThanOrEqual(8);
});

test.each(files)("%s plays again to the same end", (name) => {
  const record = recordIn(name);
  const { match, differences } = replay(ys, record);
  expect(differences).toEqual([]);
  expect(ys.result(match.state)).toEqual(record.result);
  expect(recordOf(match, record.seats)).toEqual(record);
});
