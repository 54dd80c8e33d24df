import { readdirSync, readFileSync } from "node:fs";
import { readRecord, recordOf, replay } from "@serai/kernel";
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
